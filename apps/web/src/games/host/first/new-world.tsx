import { firstOptionsSchema, firstView, WORLD_KEYS } from '@understory/host/first';
import { firstFault } from '@understory/table';
import { type FormEvent, useState } from 'react';
import { Choices } from '../../../desk/choices.tsx';
import { Dialog } from '../../../desk/dialog.tsx';
import { HandsPanel } from '../../../parts/hands/hands-panel.tsx';
import { BeginRow } from '../../../parts/set-up/begin-row.tsx';
import { SeedAndName } from '../../../parts/set-up/seed-and-name.tsx';
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
  const [usual] = useState(usualSetUp);
  const [wish, setWish] = useState({ seed: usual.seed, name: '' });
  const [rules, setRules] = useState(usual.options);
  const { peoples } = useOwnPeoples();
  const [switched, setSwitched] = useState<Switched>({});
  const [hands, setHands] = useState(usual.hands);
  const [asks, setAsks] = useState(usual.asks);
  const [wrong, setWrong] = useState('');
  const [years, setYears] = useState({
    monsterYears: String(usual.options.monsterYears),
    villainyYears: String(usual.options.villainyYears),
  });

  const take = (event: FormEvent) => {
    event.preventDefault();
    const own = peoples.flatMap(({ name, on, people }) => (people && (switched[name] ?? on) ? [people] : []));
    const options = firstOptionsSchema.safeParse({
      ...rules,
      name: wish.name.trim(),
      peoples: own,
      monsterYears: Number(years.monsterYears),
      villainyYears: Number(years.villainyYears),
    });
    if (!options.success) return setWrong(`That does not fit: ${firstFault(options.error)}.`);
    if (wish.seed.trim() === '') return setWrong('A world needs a seed: any words will do.');
    beginWorld({ seed: wish.seed.trim(), options: options.data, hands, asks });
  };
  return (
    <Dialog title="Set up a world" onClose={onClose} wide>
      <form className="new-world" onSubmit={take} noValidate>
        {head}
        <SeedAndName {...wish} onChange={(some) => setWish({ ...wish, ...some })} />
        <WorldChoice
          keys={[...WORLD_KEYS, 'roll']}
          value={rules.world}
          onChoose={(world) => setRules({ ...rules, world })}
        />
        <Choices
          legend="Peoples in the Age of Civilization"
          options={PEOPLES}
          value={rules.civilizations === 2 ? '2' : '1'}
          hint={rules.civilizations === 2 ? 'Two peoples share the rock, and clash where they meet.' : undefined}
          onChoose={(many) => setRules({ ...rules, civilizations: many === '2' ? 2 : 1 })}
        />
        <HandsPanel
          onPage
          view={firstView}
          hands={hands}
          asks={asks}
          onChange={(some, how) => {
            setHands({ ...hands, ...some });
            setAsks({ ...asks, ...how });
          }}
        />
        <PeoplesField switched={switched} onSwitch={(name, on) => setSwitched({ ...switched, [name]: on })} />
        <MoreRules
          rules={rules}
          years={years}
          onChange={(some) => setRules({ ...rules, ...some })}
          onYears={(some) => setYears({ ...years, ...some })}
        />
        <BeginRow wrong={wrong} text="Begin this world" />
      </form>
    </Dialog>
  );
}
