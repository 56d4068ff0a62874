import { bearsCrowd, type SecondOptions, STRATA_LIMITS } from '@understory/host/second';
import { useId } from 'react';
import { Choices } from '../../../desk/choices.tsx';

/** What is usually left as the rulebook has it, as it was typed. */
export interface MoreRules {
  readonly strata: string;
  readonly epics: boolean;
  readonly peoples: '1' | '2';
  readonly alienTurns: string;
  readonly monsterTurns: string;
  readonly villainRounds: string;
  readonly newcomersAct: boolean;
  /** Null = as the page's size gives. */
  readonly crowded: boolean | null;
  /** Names of sets with commas between; empty = all. */
  readonly sets: string;
}

/** As options of the game, for its schema to judge. */
export function chosen({ strata, epics, newcomersAct, crowded, sets, ...rules }: MoreRules, page: Page) {
  const named = sets.split(',').map((it) => it.trim());
  return {
    strata: strata.trim() === '' ? null : Number(strata),
    epics,
    newcomersAct,
    crowded: crowded ?? bearsCrowd(page),
    peoples: Number(rules.peoples),
    alienTurns: Number(rules.alienTurns),
    monsterTurns: Number(rules.monsterTurns),
    villainRounds: Number(rules.villainRounds),
    sets: sets.trim() === '' ? null : named.filter((it) => it !== ''),
  };
}

/** As the rulebook has it. */
export function usualRules({ epics, alienTurns, monsterTurns, villainRounds, newcomersAct }: SecondOptions): MoreRules {
  return {
    strata: '',
    epics,
    peoples: '1',
    alienTurns: String(alienTurns),
    monsterTurns: String(monsterTurns),
    villainRounds: String(villainRounds),
    newcomersAct,
    crowded: null,
    sets: '',
  };
}

const PEOPLES = [
  { key: '1', text: 'One' },
  { key: '2', text: 'Two that take turns' },
] as const;

const FIELDS = [
  {
    key: 'strata',
    label: `Strata, ${STRATA_LIMITS.least} to ${STRATA_LIMITS.most}`,
    placeholder: 'as the page gives',
  },
  { key: 'alienTurns', label: 'Aliens leave after turn, 10 to 99', placeholder: '' },
  { key: 'monsterTurns', label: 'A villain rises after turn, 5 to 99', placeholder: '' },
  { key: 'villainRounds', label: 'The villain fails after round, 5 to 99', placeholder: '' },
  { key: 'sets', label: 'Sets of cards in the deck', placeholder: 'all; or: core, Homemade' },
] as const;

type Page = Pick<SecondOptions, 'width' | 'height'>;

interface MoreRulesFieldsProps {
  readonly rules: MoreRules;
  readonly page: Page;
  readonly onChange: (some: Partial<MoreRules>) => void;
}

export function MoreRulesFields({ rules, page, onChange }: MoreRulesFieldsProps) {
  const id = useId();
  return (
    <details className="more-rules">
      <summary>More rules</summary>
      <div className="pair">
        {FIELDS.map(({ key, label, placeholder }) => (
          <div key={key} className="field">
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <input
              id={`${id}-${key}`}
              className="input"
              inputMode={key === 'sets' ? 'text' : 'numeric'}
              placeholder={placeholder}
              value={rules[key]}
              onChange={(event) => onChange({ [key]: event.target.value })}
            />
          </div>
        ))}
      </div>
      <Choices
        legend="Peoples in the Age of Civilization"
        options={PEOPLES}
        value={rules.peoples}
        hint={
          rules.peoples === '2' ? 'Two peoples share the rock and play their turns one after the other.' : undefined
        }
        onChoose={(peoples) => onChange({ peoples })}
      />
      <label className="check">
        <input type="checkbox" checked={rules.epics} onChange={(event) => onChange({ epics: event.target.checked })} />
        Play with epic treasures
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={rules.newcomersAct}
          onChange={(event) => onChange({ newcomersAct: event.target.checked })}
        />
        Newcomers act as soon as they have come
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={rules.crowded ?? bearsCrowd(page)}
          disabled={!bearsCrowd(page)}
          onChange={(event) => onChange({ crowded: event.target.checked })}
        />
        Crowded: as many peoples and monsters as a large page bears
      </label>
    </details>
  );
}
