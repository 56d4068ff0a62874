import { playtestOptionsSchema, playtestView } from '@understory/host/playtest';
import { type FormEvent, useId, useState } from 'react';
import { Choices } from '../../../desk/choices.tsx';
import { Dialog } from '../../../desk/dialog.tsx';
import { HandsPanel } from '../../../parts/hands/hands-panel.tsx';
import { BeginRow } from '../../../parts/set-up/begin-row.tsx';
import { SeedAndName } from '../../../parts/set-up/seed-and-name.tsx';
import { useNewWorld } from '../../../parts/set-up/use-new-world.ts';
import type { SetUpProps } from '../../../table/edition.ts';
import { beginWorld } from './begin-world.ts';
import { usualSetUp } from './set-up.ts';
import '../../../parts/set-up/set-up.css';

const SURFACE = [
  { key: '4', text: 'Deep enough for towns' },
  { key: '1.8', text: 'An inch' },
] as const;

/** PT-GEN-13: the settings that are numbers. */
const NUMBERS = [
  { key: 'tooMany', label: 'More groups than this are too many, 4 to 20' },
  { key: 'lastYear', label: 'Last year of the elves, 10 to 99' },
  { key: 'lastEra', label: 'Last era of the monsters, 10 to 99' },
  { key: 'lastSeason', label: 'Last season of the villains, 10 to 99' },
] as const;

/** … and those that are on or off. */
const SWITCHES = [
  { key: 'joined', label: 'Wandering monsters, special features and adventurers of the first edition' },
  { key: 'disaster', label: 'The Great Disaster' },
  { key: 'villainy', label: 'The Age of Villainy' },
  { key: 'kingdoms', label: 'The surface kingdoms stand from the first era on' },
  { key: 'water', label: 'Water and magma flood what is dug into them, and have dwellers' },
  { key: 'minorFeatures', label: 'A group that dies leaves a minor feature behind' },
  { key: 'arrivals', label: 'Groups still arrive in the Age of Villainy' },
] as const;

const MANY = [
  { key: '1', text: 'One' },
  { key: '2', text: 'Two' },
] as const;

/** PT-GEN-13: what a world of the playtest rules can be told before it begins. */
export function NewWorld({ onClose, head }: SetUpProps) {
  const form = useNewWorld({ usual: usualSetUp, read: playtestOptionsSchema.safeParse, begin: beginWorld });
  const { rules, change } = form;
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const id = useId();

  const take = (event: FormEvent) => {
    event.preventDefault();
    form.take(Object.fromEntries(Object.entries(numbers).map(([key, text]) => [key, Number(text)])));
  };
  return (
    <Dialog title="Set up a world" onClose={onClose} wide>
      <form className="new-world" onSubmit={take} noValidate>
        {head}
        <SeedAndName {...form.wish} />
        <Choices
          legend="The sky over the surface"
          options={SURFACE}
          value={rules.surface === 4 ? '4' : '1.8'}
          onChoose={(deep) => change({ surface: deep === '4' ? 4 : 1.8 })}
        />
        <HandsPanel onPage view={playtestView} {...form.deciding} />
        <details className="more-rules">
          <summary>More rules</summary>
          <fieldset className="field">
            <legend>Played are</legend>
            {SWITCHES.map(({ key, label }) => (
              <label key={key} className="check">
                <input
                  type="checkbox"
                  checked={rules[key]}
                  onChange={(event) => change({ [key]: event.target.checked })}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <Choices
            legend="Peoples"
            options={MANY}
            value={rules.civilizations === 2 ? '2' : '1'}
            hint={rules.civilizations === 2 ? 'Two of the first edition’s, who take turns.' : undefined}
            onChoose={(many) => change({ civilizations: many === '2' ? 2 : 1 })}
          />
          <Choices
            legend="Villains"
            options={MANY}
            value={rules.villains === 2 ? '2' : '1'}
            onChoose={(many) => change({ villains: many === '2' ? 2 : 1 })}
          />
          {NUMBERS.map(({ key, label }) => (
            <div className="field" key={key}>
              <label htmlFor={`${id}-${key}`}>{label}</label>
              <input
                id={`${id}-${key}`}
                className="input"
                inputMode="numeric"
                value={numbers[key] ?? String(rules[key])}
                onChange={(event) => setNumbers({ ...numbers, [key]: event.target.value })}
              />
            </div>
          ))}
        </details>
        <BeginRow wrong={form.wrong} text="Begin this world" />
      </form>
    </Dialog>
  );
}
