import { count } from '../../beads.ts';
import { note } from '../note.ts';
import type { PlaytestWorld } from '../world.ts';
import { type Den, isPair, type Pair } from './den.ts';

/** PT-WRD-03: an alliance ends for good when neither has a ★. PT-INV-16: pacts bind living groups only. */
export function endAlliances(world: PlaytestWorld, den: Den, dead: string | null = null): void {
  const isBound = (id: string) => world.groups.some((it) => it.id === id && it.alive) && id !== dead;
  for (const it of den.alliances) {
    const holds = isBound(it.a) && isBound(it.b) && [it.a, it.b].some((id) => count(world, id, 'bonus') > 0);
    if (holds) continue;
    den.alliances = den.alliances.filter((other) => other !== it);
    note(world, { kind: 'alliance ended', clause: 'PT-WRD-03', group: it.a, from: it.b });
  }
  for (const wall of den.walls) if (!isBound(wall.a) || !isBound(wall.b)) breach(world, den, wall);
}

const BINDS = {
  alliance: { begins: 'PT-WRD-T1.1', ends: 'alliance ended' },
  wall: { begins: 'PT-WRD-T1.5', ends: 'wall breached' },
} as const;

/** The alliances or walls that a journal tells of, and has not told the end of. */
export function pactsIn({ journal }: PlaytestWorld, what: keyof typeof BINDS): Pair[] {
  const { begins, ends } = BINDS[what];
  const pacts: Pair[] = [];
  for (const it of journal.entries) {
    if (!('group' in it && 'from' in it)) continue;
    const [a, b] = [String(it.group), String(it.from)];
    if (it.kind === 'weirdness' && it.clause === begins) pacts.push({ a, b });
    const ended = it.kind === ends ? pacts.findIndex((pair) => isPair(pair, a, b)) : -1;
    if (ended >= 0) pacts.splice(ended, 1);
  }
  return pacts;
}

/** PT-WRD-07: a wall does nothing more. */
export function breach(world: PlaytestWorld, den: Den, wall: Den['walls'][number]): void {
  den.walls = den.walls.filter((it) => it !== wall);
  note(world, { kind: 'wall breached', clause: 'PT-WRD-07', group: wall.a, from: wall.b }, [
    { do: 'end', id: wall.mark },
  ]);
}
