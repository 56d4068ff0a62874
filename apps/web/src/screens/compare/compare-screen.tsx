import { useCallback, useEffect, useId, useState } from 'react';
import { tellTrouble } from '../../desk/notices.ts';
import { go } from '../../desk/route.ts';
import { TopBar } from '../../parts/top-bar/top-bar.tsx';
import { ownName } from '../../storage/branch-names.ts';
import type { Lens } from '../../storage/table-view.ts';
import { pageGame } from '../../table/page-game.ts';
import { calledIn } from '../../words/called-in.ts';
import { momentAt } from '../../words/lost-play.ts';
import { CompareBoards } from './compare-boards.tsx';
import { CompareMap } from './compare-map.tsx';
import { DifferencesList } from './differences-list.tsx';
import { openSide, type Side } from './open-side.ts';
import { type Parting, partingOf, tickAt } from './parting.ts';
import './compare-screen.css';

/** Two worlds side by side: where they part, and what is only in the one or in the other. */
export function CompareScreen({ here, there }: { here: string; there: string }) {
  const [sides, setSides] = useState<readonly [Side, Side] | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([openSide(here), openSide(there)])
      .then((found) => current && setSides(found))
      .catch((error: unknown) => {
        if (!current) return;
        tellTrouble('These worlds could not be compared', error);
        go('#/');
      });
    return () => {
      current = false;
    };
  }, [here, there]);
  useEffect(() => {
    document.title = 'Compared · Understory';
  }, []);
  return (
    <>
      <TopBar />
      {sides ? (
        <Compared sides={sides} />
      ) : (
        <main className="waiting">
          <h1 className="unseen">Two worlds compared</h1>
          <p>Unrolling both …</p>
        </main>
      )}
    </>
  );
}

function Compared({ sides }: { sides: readonly [Side, Side] }) {
  const [here, there] = sides;
  const most = Math.max(here.game.step, there.game.step);
  const [parting] = useState(() => partingOf(here.game, there.game));
  const [step, setStep] = useState(most);
  const [lens, setLens] = useState<Lens | null>(null);
  const moved = useCallback((it: Lens | null) => setLens(it), []);
  const id = useId();
  const show = (it: number) => setStep(Math.max(0, Math.min(most, it)));
  return (
    <main className="compare">
      <h1>Two ways it went</h1>
      <p className="parting">{told(parting, sides)}</p>
      <div className="two-ways">
        {sides.map((side, nth) => (
          <OneSide key={side.world.id} side={side} step={step} nth={nth} lens={lens} onLens={moved} />
        ))}
      </div>
      <div className="compare-time">
        <label htmlFor={id}>Moment</label>
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          value={step}
          aria-valuetext={`after answer ${step} of ${most}: ${momentAt(here.game, step)}`}
          onChange={(event) => show(Number(event.target.value))}
        />
        <output>
          answer {step} of {most}
        </output>
        <button type="button" className="button" onClick={() => show(parting.step)}>
          Where they part
        </button>
        <button type="button" className="button" onClick={() => show(most)}>
          As they are now
        </button>
      </div>
      <DifferencesList sides={sides} step={step} />
    </main>
  );
}

interface OneSideProps {
  readonly side: Side;
  readonly step: number;
  readonly nth: number;
  readonly lens: Lens | null;
  readonly onLens: (lens: Lens | null) => void;
}

function OneSide({ side, step, nth, lens, onLens }: OneSideProps) {
  const { world, game, kit } = side;
  const { entries } = game.world.journal;
  const drawn = pageGame(game);
  const isOver = step >= game.step;
  return (
    <section className="way" aria-label={ownName(world)}>
      <header>
        <h2>{ownName(world)}</h2>
        <a href={`#/table/${world.id}`} className="button">
          Put on the table
        </a>
      </header>
      {drawn ? (
        <CompareMap
          world={drawn.world}
          called={calledIn(drawn)}
          name={world.name}
          tick={tickAt(entries, step)}
          prefix={`side${nth}-`}
          lens={lens}
          onLens={onLens}
        />
      ) : (
        <CompareBoards side={side} step={step} prefix={`side${nth}-`} lens={lens} onLens={onLens} />
      )}
      <p>{isOver ? (kit.outcome(game) ?? kit.whereabouts(game)) : momentAt(game, step)}</p>
    </section>
  );
}

function told({ began, step, at, here, there }: Parting, [a, b]: readonly [Side, Side]): string {
  if (began === 'apart') return 'They never were one history: they began with another seed or other rules.';
  if (step === a.game.step && step === b.game.step) return `They are the same, all ${step} answers of them.`;
  return `They are one history for ${step} answers, and part at ${at}. In “${ownName(a.world)}”: ${here} In “${ownName(b.world)}”: ${there}`;
}
