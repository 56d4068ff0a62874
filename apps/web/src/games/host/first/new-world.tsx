import { firstOptionsSchema, firstView, WORLD_KEYS } from '@understory/host/first';
import { type FormEvent, useState } from 'react';
import { Choices } from '../../../desk/choices.tsx';
import { Dialog } from '../../../desk/dialog.tsx';
import { HandsPanel } from '../../../parts/hands/hands-panel.tsx';
import { BeginRow } from '../../../parts/set-up/begin-row.tsx';
import { SeedAndName } from '../../../parts/set-up/seed-and-name.tsx';
import { useNewWorld } from '../../../parts/set-up/use-new-world.ts';
import type { SetUpProps } from '../../../table/edition.ts';
import { beginWorld } from './begin-world.ts';
import { MoreRules } from './more-rules.tsx';
import { useOwnPeoples } from './peoples/own-peoples.ts';
import { PeoplesField, type Switched } from './peoples/peoples-field.tsx';
import { usualSetUp } from './set-up.ts';
import { WorldChoice } from './world-choice.tsx';
import '../../../parts/set-up/set-up.css';

const PEOPLES = [
  { key: '1', text: 'One' },
  { key: '2', text: 'Two that take turns' },
] as const;

/** H1-GEN-16: what a world of the first edition can be told before it begins. */
export function NewWorld({ onClose, head }: SetUpProps) {
  const form = useNewWorld({ usual: usualSetUp, read: firstOptionsSchema.safeParse, begin: beginWorld });
  const { rules, change } = form;
  const { peoples } = useOwnPeoples();
  const [switched, setSwitched] = useState<Switched>({});
  const [years, setYears] = useState({
    monsterYears: String(rules.monsterYears),
    villainyYears: String(rules.villainyYears),
  });

  const take = (event: FormEvent) => {
    event.preventDefault();
    const own = peoples.flatMap(({ name, on, people }) => (people && (switched[name] ?? on) ? [people] : []));
    form.take({
      peoples: own,
      monsterYears: Number(years.monsterYears),
      villainyYears: Number(years.villainyYears),
    });
  };
  return (
    <Dialog title="Set up a world" onClose={onClose} wide>
      <form className="new-world" onSubmit={take} noValidate>
        {head}
        <SeedAndName {...form.wish} />
        <WorldChoice keys={[...WORLD_KEYS, 'roll']} value={rules.world} onChoose={(world) => change({ world })} />
        <Choices
          legend="Peoples in the Age of Civilization"
          options={PEOPLES}
          value={rules.civilizations === 2 ? '2' : '1'}
          hint={rules.civilizations === 2 ? 'Two peoples share the rock, and clash where they meet.' : undefined}
          onChoose={(many) => change({ civilizations: many === '2' ? 2 : 1 })}
        />
        <HandsPanel onPage view={firstView} {...form.deciding} />
        <PeoplesField switched={switched} onSwitch={(name, on) => setSwitched({ ...switched, [name]: on })} />
        <MoreRules rules={rules} years={years} onChange={change} onYears={(some) => setYears({ ...years, ...some })} />
        <BeginRow wrong={form.wrong} text="Begin this world" />
      </form>
    </Dialog>
  );
}
