import type { Branch } from './family.ts';

const ROW = 84;
const WIDTH = 132;
const MARGIN = 10;

/** The tree itself: a line for each branch, as long as its history, hanging from the one it parted from. */
export function BranchLines({ family, current }: { family: readonly Branch[]; current: string }) {
  const most = Math.max(1, ...family.map(({ to }) => to));
  const x = (step: number) => MARGIN + (step / most) * (WIDTH - 2 * MARGIN);
  const y = (row: number) => row * ROW + 22;
  return (
    <svg
      className="branch-lines"
      viewBox={`0 0 ${WIDTH} ${family.length * ROW}`}
      width={WIDTH}
      height={family.length * ROW}
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
