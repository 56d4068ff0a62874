import type { Acting } from '../../view.ts';
import { type Chapter, SEASONS } from '../questions.ts';
import type { Realm } from '../realm.ts';
import { type Civ, civsOf } from './civ.ts';

/** The people whose season it is; the last that came, where it is nobody's. */
export function peopleActing(world: Realm): Acting | null {
  const chapter = world.journal.chapter as Chapter | null;
  const [whose, season] = chapter?.kind === 'a season' ? [chapter.group, chapter.season] : [null, SEASONS[0]];
  const civ = civsOf(world).find(({ group }) => group.id === whose) ?? civsOf(world).at(-1);
  if (!civ) return null;
  const isOver = civ.ending !== null;
  return {
    group: civ.group,
    part: civ.group,
    isPlayer: true,
    steps: seasonsOf(civ),
    step: SEASONS.indexOf(season),
    isOver,
    buildables: () => (isOver ? [] : civ.people.buildables(world, civ)),
  };
}

function seasonsOf({ people: { seasons } }: Civ): Acting['steps'] {
  return SEASONS.map((it) => ({ clause: seasons[it] }));
}
