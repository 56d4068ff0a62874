import { useSyncExternalStore } from 'react';
import type { Branch } from '../../storage/family.ts';

/** As the style sheet has it, with room for a second line where the screen is narrow. */
const NARROW = '(max-width: 640px)';
const MARGIN = 10;

/** The tree itself: a line for each branch, as long as its history, hanging from the one it parted from. */
export function BranchLines({ family, current }: { family: readonly Branch[]; current: string }) {
  const isNarrow = useSyncExternalStore(onResize, () => window.matchMedia(NARROW).matches);
  const [high, wide] = isNarrow ? [106, 60] : [84, 132];
  const most = Math.max(1, ...family.map(({ to }) => to));
  const x = (step: number) => MARGIN + (step / most) * (wide - 2 * MARGIN);
  const y = (row: number) => row * high + 22;
  return (
    <svg
      className="branch-lines"
      viewBox={`0 0 ${wide} ${family.length * high}`}
      width={wide}
      height={family.length * high}
      aria-hidden="true"
    >
      {family.map(({ world, parent, from, to }, row) => {
        const down = parent === null ? '' : `M${x(from)} ${y(parent)}V${y(row) - 8}q0 8 ${turn(x(from), x(to))} 8`;
        const start = parent === null ? `M${x(from)} ${y(row)}` : '';
        const kind = world.id === current ? 'here' : world.kin?.takenBack ? 'quiet' : '';
        return (
          <g key={world.id} className={kind}>
            <path d={`${down}${start}H${x(to)}`} />
            <circle cx={x(to)} cy={y(row)} r={world.id === current ? 6 : 4.5} />
          </g>
        );
      })}
    </svg>
  );
}

/** The bend is no wider than the line that follows it. */
function turn(from: number, to: number): number {
  return Math.min(8, Math.max(0, to - from));
}

function onResize(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
