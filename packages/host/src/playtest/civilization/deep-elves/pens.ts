import { type Bead, distance } from '@understory/page';
import type { Rule } from '@understory/table';
import { lairs } from '../../../lairs.ts';
import { note } from '../../note.ts';
import { heartUncovered } from '../../words/dungeonheart.ts';
import type { PlaytestWorld } from '../../world.ts';
import { middle } from './elves.ts';
import { housed } from './rooms.ts';
import type { Colony, Elves } from './state.ts';

/** PT-PEN-02: a primordial ● is taken, of the colony's own site first, then the nearest anywhere, and the city gains a ○. */
export function* keepPens(world: PlaytestWorld, elves: Elves, colony: Colony): Rule {
  const caught = nextCaught(world, colony);
  if (!caught) return;
  const { id, piece } = caught;
  note(world, { kind: 'captured', clause: 'PT-PEN-02', group: colony.group, piece, beads: [id] }, [{ do: 'end', id }]);
  housed(world, elves, 'PT-PEN-02', 'treasure');
  yield* heartUncovered(world, piece);
}

function nextCaught(world: PlaytestWorld, { site, sanctum }: Colony): Bead | null {
  const from = middle(world, sanctum);
  const far = ({ at }: Bead) => distance(at.x, at.y, from.x, from.y);
  const all = lairs(world).flatMap(({ beads }) => beads);
  const own = all.filter((it) => world.page.piece(it.piece).feature === site);
  return (own.length > 0 ? own : all).sort((a, b) => far(a) - far(b))[0] ?? null;
}
