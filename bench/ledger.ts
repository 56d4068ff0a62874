import type { SecondWorld } from '@understory/host/second';
import { type Bead, livedAt } from '@understory/page';

/** What is told of beads that change hands. */
interface Noted {
  readonly tick: number;
  readonly kind: string;
  readonly clause: string;
  readonly group?: string;
  readonly to?: string;
  readonly bead?: string;
  readonly clash?: string;
  readonly won?: boolean;
}

const WEALTH = ['treasure', 'epic'];
const MEN = ['population'];

/** H2-MON-905: a transfer never changes the sum of ○ and ❖ of the two, nor a recruit the sum of their ●. Read when all is over. */
export function wrongSums(world: SecondWorld): string[] {
  const lines = world.journal.entries.filter(
    (it) => it.age === 'monsters' || it.age === 'villainy',
  ) as unknown as Noted[];
  const faults: string[] = [];
  for (const [i, line] of lines.entries()) {
    const fault =
      line.kind === 'handed over' && !isOfMen(world, line)
        ? wrongTransfer(world, lines, i)
        : isRecruit(line)
          ? wrongRecruit(world, lines, i)
          : null;
    if (fault) faults.push(`H2-MON-905: ${fault} (tick ${line.tick}, ${line.clause})`);
  }
  return faults;
}

/** Is it a ● that goes over? That is seen to by its conflict. */
function isOfMen({ page }: SecondWorld, { tick }: Noted): boolean {
  return page.beads.some((it) => it.until === tick && MEN.includes(it.kind));
}

function isRecruit({ kind, clash, won }: Noted): boolean {
  return kind === 'conflict' && clash === 'recruit' && won === true;
}

/** One ○ or ❖ leaves its owner's seat, and one of the same kind is seated with the other: nothing else in between. */
function wrongTransfer(world: SecondWorld, lines: readonly Noted[], i: number): string | null {
  const { tick, group = '', to = '' } = lines[i] as Noted;
  const gone = world.page.beads.filter((it) => it.until === tick);
  const [bead] = gone;
  if (gone.length !== 1 || !bead || !WEALTH.includes(bead.kind)) return `${gone.length} beads left ${group}`;
  const seated = lines.slice(i + 1).find((it) => it.kind === 'seated' && it.group === to);
  if (seated?.bead !== bead.kind) return `a ${bead.kind} of ${group} came to ${to} as ${seated?.bead ?? 'nothing'}`;
  // What a guard does not own counts for nobody until it is taken (H2-MON-413).
  const before = sum(world, tick - 1, [group, to], WEALTH) + (bead.owner === null ? 1 : 0);
  const after = sum(world, seated.tick, [group, to], WEALTH);
  return before === after ? null : `${group} and ${to} had ${before} ○, then ${after}`;
}

/** One ● leaves the one, and then one is seated with the other. */
function wrongRecruit(world: SecondWorld, lines: readonly Noted[], i: number): string | null {
  const { group = '', to = '' } = lines[i] as Noted;
  const later = lines.slice(i + 1);
  const lost = later.find((it) => it.kind === 'handed over' && it.clause === 'H2-ACT-246');
  const gained = later.find((it) => it.kind === 'gained' && it.group === group && it.clause === 'H2-ACT-246');
  const seated = later.find((it) => it.kind === 'seated' && it.tick > (gained?.tick ?? 0));
  // H2-CRD-307: a ★ that was spent, or the ○ that was paid, may have sent one of them off the map.
  if (later[0]?.kind === 'left' || later[0]?.kind === 'fell') return null;
  if (lost?.group !== to || !gained || seated?.group !== group) return `${group} recruited nobody of ${to}`;
  const went = sum(world, lost.tick - 1, [to], MEN) - sum(world, lost.tick, [to], MEN);
  const came = sum(world, seated.tick, [group], MEN) - sum(world, seated.tick - 1, [group], MEN);
  return went === 1 && came === 1 ? null : `${to} lost ${went} ●, and ${group} gained ${came}`;
}

function sum({ page }: SecondWorld, tick: number, owners: readonly string[], kinds: readonly string[]): number {
  const isOne = (it: Bead) =>
    it.owner !== null && owners.includes(it.owner) && kinds.includes(it.kind) && livedAt(it, tick);
  return page.beads.filter(isOne).length;
}
