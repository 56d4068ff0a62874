import { founded } from '../../../world.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Den, SpawnWish } from '../den.ts';
import { now } from '../former.ts';
import { holderOf } from '../ground/places.ts';
import { type Creature, newMonster } from '../monster.ts';
import { freshId } from './enter.ts';
import type { Coming } from './lines.ts';
import type { Location } from './location.ts';
import { doorOf, freeSpot, legalSpot } from './spots.ts';

/** The very spot that a group comes to, and who holds it. */
export interface Destination {
  readonly location: Location;
  readonly holder: Creature | null;
}

/** H2-MON-211, step 4: found before the group is there, as the line of its coming tells it. Beside a construction it is no invasion (H2-CRD-246). */
export function spotFor(den: Den, card: MonsterCard, coming: Coming, { beside }: SpawnWish): Destination {
  const id = freshId(den.world, card);
  const group = founded({ id, sort: 'monsters', kind: id, of: id, name: card.name, card: card.name }, now(den));
  const scout = newMonster(den, group, card, coming);
  if (beside) return { location: freeSpot(den, scout, coming.location), holder: null };
  const location = legalSpot(den, scout, coming.location);
  return { location, holder: holderOf(den, location.piece, location.at, scout) };
}

/** The piece that it comes to: the place itself, the foe's, or what is dug out or walled off next. */
export function homeOn(den: Den, { location, holder }: Destination): string {
  if (holder) return doorOf(den, location, holder).id;
  const { piece, isWalled } = location;
  return piece && !isWalled ? piece.id : den.world.page.idAhead('p');
}
