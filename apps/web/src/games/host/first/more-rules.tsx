import type { FirstOptions } from '@understory/host/first';
import { useId } from 'react';
import { Choices } from '../../../desk/choices.tsx';

/** The years as they are typed: looked at when the world begins. */
export interface Years {
  readonly monsterYears: string;
  readonly villainyYears: string;
}

interface MoreRulesProps {
  readonly rules: FirstOptions;
  readonly years: Years;
  readonly onChange: (rules: Partial<FirstOptions>) => void;
  readonly onYears: (years: Partial<Years>) => void;
}

/** H1-GEN-T2: what is left of its options, for those who have played before. */
export function MoreRules({ rules, years, onChange, onYears }: MoreRulesProps) {
  const id = useId();
  const check = (key: Switch) => (
    <label key={key} className="check">
      <input
        type="checkbox"
        checked={rules[key]}
        onChange={(event) => onChange({ ...NEEDS[key], [key]: event.target.checked })}
      />
      {SWITCHES[key]}
    </label>
  );
  const last = (key: keyof Years, text: string) => (
    <div className="field">
      <label htmlFor={`${id}-${key}`}>{text}</label>
      <input
        id={`${id}-${key}`}
        className="input"
        inputMode="numeric"
        value={years[key]}
        onChange={(event) => onYears({ [key]: event.target.value })}
      />
    </div>
  );
  return (
    <details className="more-rules">
      <summary>More rules</summary>
      {last('monsterYears', 'Last year of the Age of Monsters, 10 to 99')}
      {last('villainyYears', 'Last year of the Age of Villainy, 5 to 99')}
      <fieldset className="field">
        <legend>Besides</legend>
        {KEYS.map(check)}
      </fieldset>
      <Choices
        legend="Dark Elves"
        options={ELVES}
        value={rules.darkElves}
        hint={
          rules.darkElves === 'unruly'
            ? 'Slaves are not followed by nobles: revolts come sooner.'
            : 'A noble follows whenever slaves would be too many.'
        }
        onChoose={(darkElves) => onChange({ darkElves })}
      />
      <Choices
        legend="Villains"
        options={VILLAINS}
        value={rules.villains === 2 ? '2' : '1'}
        onChoose={(many) => onChange({ villains: many === '2' ? 2 : 1 })}
      />
      <Choices
        legend="The Alpha Villain"
        options={ALPHAS}
        value={rules.alphaVillain}
        hint={rules.alphaVillain === 'strong' ? 'It begins with two followers more.' : undefined}
        onChoose={(alphaVillain) => onChange({ alphaVillain })}
      />
      <Choices
        legend="Against the Dungeon Master’s last attack stand"
        options={ATTACKS}
        value={rules.lastAttack}
        onChoose={(lastAttack) => onChange({ lastAttack })}
      />
      <Choices
        legend="Pens"
        options={PENS}
        value={rules.pens}
        hint={
          rules.pens === 'one a group'
            ? 'Every group that comes has a colour of its own.'
            : 'Dwarves draw in blue, Demons in red, all others in black.'
        }
        onChoose={(pens) => onChange({ pens })}
      />
    </details>
  );
}

const ELVES = [
  { key: 'steady', text: 'Steady' },
  { key: 'unruly', text: 'Unruly' },
] as const;
const VILLAINS = [
  { key: '1', text: 'One' },
  { key: '2', text: 'Two at once' },
] as const;
const ALPHAS = [
  { key: 'as printed', text: 'As printed' },
  { key: 'strong', text: 'Strong' },
] as const;
const ATTACKS = [
  { key: 'knights', text: 'The knights' },
  { key: 'whole realm', text: 'The whole realm' },
] as const;
const PENS = [
  { key: 'by people', text: 'By people' },
  { key: 'one a group', text: 'One a group' },
] as const;

type Switch = 'arrivals' | 'minorFeatures' | 'struckFeatures' | 'water' | 'namedTreasures';

const SWITCHES: Readonly<Record<Switch, string>> = {
  minorFeatures: 'A group that dies leaves a minor feature behind',
  struckFeatures: 'Minor features that were used are struck from the list',
  water: 'Water and magma flood what is dug into them, and have dwellers',
  namedTreasures: 'Treasures of interest have names',
  arrivals: 'Monsters still come in the Age of Villainy',
};
const KEYS = Object.keys(SWITCHES) as Switch[];

/** What is struck is a minor feature. */
const NEEDS: Readonly<Partial<Record<Switch, Partial<FirstOptions>>>> = {
  struckFeatures: { minorFeatures: true },
  minorFeatures: { struckFeatures: false },
};
