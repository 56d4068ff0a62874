import type { World } from '@understory/host';
import { BEAD_RADIUS, type Bead } from '@understory/page';
import type { CSSProperties } from 'react';
import { useTable } from '../../table/table-store.ts';
import { shapePath } from '../paper/ring-path.ts';
import type { Changes } from './changes-between.ts';
import { Ghosts } from './ghosts.tsx';
import { LASTS, useHappening } from './happening.ts';
import './motion-sheet.css';

interface MotionSheetProps {
  readonly world: World;
  readonly tick: number;
  /** What the option under the pointer would change. */
  readonly wouldBe: Changes | null;
}

/** A sheet over the map for what moves: what has just happened, and what the option under the pointer would bring. */
export function MotionSheet({ world, tick, wouldBe }: MotionSheetProps) {
  const motion = useTable((table) => table.view.motion);
  const happening = useHappening(world, tick, motion);
  const { width, height } = world.page;
  const lasts = { '--lasts': `${LASTS[motion]}ms` } as CSSProperties;
  return (
    <svg className="overlay motion" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" style={lasts}>
      {happening && <Happened key={happening.id} changes={happening.changes} />}
      {wouldBe && <Ghosts changes={wouldBe} />}
    </svg>
  );
}

/** Tunnels draw themselves, beads slide, what goes fades. */
function Happened({ changes: { drawn, gone, came, went, moved } }: { changes: Changes }) {
  return (
    <>
      {drawn.map(({ id, shape }) => {
        const { d, width } = shapePath(shape);
        return <path key={id} className="draws" d={d} pathLength={1} strokeWidth={Math.max(0.16, width * 0.6)} />;
      })}
      {gone.map(({ id, shape }) => {
        const { d, width } = shapePath(shape);
        return <path key={id} className="fades" d={d} strokeWidth={Math.max(0.16, width)} />;
      })}
      {moved.map(({ from, to }) => (
        <Disc key={to.id} bead={to} className="slides" from={from} />
      ))}
      {came.map((bead) => (
        <Disc key={bead.id} bead={bead} className="lands" />
      ))}
      {went.map((bead) => (
        <Disc key={bead.id} bead={bead} className="leaves" />
      ))}
    </>
  );
}

function Disc({ bead: { at, kind }, className, from }: { bead: Bead; className: string; from?: Bead }) {
  const way = from ? { '--dx': `${from.at.x - at.x}px`, '--dy': `${from.at.y - at.y}px` } : {};
  return (
    <circle
      className={`disc ${kind} ${className}`}
      cx={at.x}
      cy={at.y}
      r={BEAD_RADIUS}
      style={{ transformOrigin: `${at.x}px ${at.y}px`, ...way } as CSSProperties}
    />
  );
}
