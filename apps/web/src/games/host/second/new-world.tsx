import { PAGE_LIMITS, PAGE_SIZES, type PageSizeName } from '@understory/host';
import { secondOptionsSchema, secondView } from '@understory/host/second';
import { capital, firstFault, Problem } from '@understory/table';
import { type FormEvent, useId, useState } from 'react';
import { Choices } from '../../../desk/choices.tsx';
import { Dialog } from '../../../desk/dialog.tsx';
import { HandsPanel } from '../../../parts/hands/hands-panel.tsx';
import { BeginRow } from '../../../parts/set-up/begin-row.tsx';
import { SeedAndName } from '../../../parts/set-up/seed-and-name.tsx';
import type { SetUpProps } from '../../../table/edition.ts';
import { beginWorld } from './begin-world.ts';
import { CardsField, isIn, type Switched } from './cards/cards-field.tsx';
import { useOwnCards } from './cards/own-cards.ts';
import { chosen, type MoreRules, MoreRulesFields, usualRules } from './more-rules.tsx';
import { textsOf, usualSetUp } from './set-up.ts';
import { WHO_DRAWS } from './who-draws.ts';
import '../../../parts/set-up/set-up.css';

const SIZES = [
  ...(Object.keys(PAGE_SIZES) as PageSizeName[]).map((key) => ({
    key,
    text: `${capital(key)}, ${PAGE_SIZES[key].width} × ${PAGE_SIZES[key].height}`,
  })),
  { key: 'own' as const, text: 'My own size' },
];

export function NewWorld({ onClose, head }: SetUpProps) {
  const [usual] = useState(usualSetUp);
  const [seed, setSeed] = useState(usual.seed);
  const [name, setName] = useState('');
  const [size, setSize] = useState<PageSizeName | 'own'>('standard');
  const [width, setWidth] = useState('30');
  const [height, setHeight] = useState('21');
  const [rules, setRules] = useState<MoreRules>(() => usualRules(usual.options));
  const { files } = useOwnCards();
  const [switched, setSwitched] = useState<Switched>({});
  const [hands, setHands] = useState(usual.hands);
  const [asks, setAsks] = useState(usual.asks);
  const [wrong, setWrong] = useState('');
  const id = useId();

  const page = size === 'own' ? { width: Number(width), height: Number(height) } : PAGE_SIZES[size];
  const take = (event: FormEvent) => {
    event.preventDefault();
    const cards = textsOf(files.filter((it) => isIn(it, switched)));
    const wished = { ...usual.options, ...page, name: name.trim(), ...chosen(rules, page), cards };
    const options = secondOptionsSchema.safeParse(wished);
    if (!options.success) return setWrong(`That does not fit: ${firstFault(options.error)}.`);
    if (seed.trim() === '') return setWrong('A world needs a seed: any words will do.');
    try {
      beginWorld({ seed: seed.trim(), options: options.data, hands, asks });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setWrong(error.message);
    }
  };
  const { width: wide, height: high } = PAGE_LIMITS;
  return (
    <Dialog title="Set up a world" onClose={onClose} wide>
      <form className="new-world" onSubmit={take} noValidate>
        {head}
        <SeedAndName
          seed={seed}
          name={name}
          onChange={(some) => {
            if (some.seed !== undefined) setSeed(some.seed);
            if (some.name !== undefined) setName(some.name);
          }}
        />
        <Choices legend="Page, in beads" options={SIZES} value={size} onChoose={setSize} />
        {size === 'own' && (
          <div className="pair narrow">
            <div className="field">
              <label htmlFor={`${id}-w`}>
                Width, {wide.least} to {wide.most}
              </label>
              <input
                id={`${id}-w`}
                className="input"
                inputMode="numeric"
                value={width}
                onChange={(event) => setWidth(event.target.value)}
              />
            </div>
            <div className="field">
              <label htmlFor={`${id}-h`}>
                Height, {high.least} to {high.most}
              </label>
              <input
                id={`${id}-h`}
                className="input"
                inputMode="numeric"
                value={height}
                onChange={(event) => setHeight(event.target.value)}
              />
            </div>
          </div>
        )}
        <HandsPanel
          onPage
          view={secondView}
          whoDraws={WHO_DRAWS}
          hands={hands}
          asks={asks}
          onChange={(some, how) => {
            setHands({ ...hands, ...some });
            setAsks({ ...asks, ...how });
          }}
        />
        <CardsField switched={switched} onSwitch={(file, on) => setSwitched({ ...switched, [file]: on })} />
        <MoreRulesFields rules={rules} page={page} onChange={(some) => setRules({ ...rules, ...some })} />
        <BeginRow wrong={wrong} text="Begin this world" />
      </form>
    </Dialog>
  );
}
