import { STRATA_LIMITS } from '@understory/host';
import { useId } from 'react';
import { Choices } from '../desk/choices.tsx';

/** What is usually left as the rulebook has it, as it was typed. */
export interface MoreRules {
  readonly strata: string;
  readonly epics: boolean;
  readonly peoples: '1' | '2';
  readonly alienTurns: string;
}

/** As options of the game, for its schema to judge. */
export function chosen({ strata, epics, peoples, alienTurns }: MoreRules) {
  const deep = strata.trim() === '' ? null : Number(strata);
  return { strata: deep, epics, peoples: Number(peoples), alienTurns: Number(alienTurns) };
}

const PEOPLES = [
  { key: '1', text: 'One' },
  { key: '2', text: 'Two that take turns' },
] as const;

interface MoreRulesFieldsProps {
  readonly rules: MoreRules;
  readonly onChange: (some: Partial<MoreRules>) => void;
}

export function MoreRulesFields({ rules, onChange }: MoreRulesFieldsProps) {
  const id = useId();
  return (
    <details className="more-rules">
      <summary>More rules</summary>
      <div className="pair">
        <div className="field">
          <label htmlFor={`${id}-strata`}>
            Strata, {STRATA_LIMITS.least} to {STRATA_LIMITS.most}
          </label>
          <input
            id={`${id}-strata`}
            className="input"
            inputMode="numeric"
            placeholder="as the page gives"
            value={rules.strata}
            onChange={(event) => onChange({ strata: event.target.value })}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-aliens`}>Aliens leave after turn, 10 to 99</label>
          <input
            id={`${id}-aliens`}
            className="input"
            inputMode="numeric"
            value={rules.alienTurns}
            onChange={(event) => onChange({ alienTurns: event.target.value })}
          />
        </div>
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
    </details>
  );
}
