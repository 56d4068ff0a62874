import type { Tick } from '../events.ts';
import { civsThen, monstersThen } from '../first/lent.ts';
import { lookingBack, sharedAt } from '../then.ts';
import type { Elves } from './civilization/deep-elves/state.ts';
import type { Band, Den } from './monsters/den.ts';
import { pactsIn } from './monsters/pacts.ts';
import type { PlaytestWorld } from './world.ts';

/** The world as it stood at a tick of the journal. */
export const worldAt = lookingBack<PlaytestWorld>(lookedBack);

function lookedBack(world: PlaytestWorld, tick: Tick): PlaytestWorld {
  const then = { ...world, ...sharedAt(world, tick), layers: world.layers.filter(({ since }) => since <= tick) };
  const monsters = monstersThen(world.monsters, then, tick);
  const civs = civsThen(world, then, tick);
  return { ...then, civs, monsters, elves: elvesThen(then, world.elves), den: denThen(then, world.den, tick) };
}

/** Once their city was there; of what they have built, the groups and the page know the times. */
function elvesThen({ groups, journal }: PlaytestWorld, elves: Elves | null): Elves | null {
  if (!elves || !groups.some(({ id }) => id === elves.city)) return null;
  const isOver = journal.entries.some((it) => it.kind === 'civilization ended');
  return { ...elves, year: isOver ? elves.year : journal.turn, ending: isOver ? elves.ending : null };
}

function denThen(then: PlaytestWorld, den: Den | null, tick: Tick): Den | null {
  if (!den || (then.journal.age !== 'monsters' && then.journal.age !== 'villainy')) return null;
  const bands = den.bands.filter(({ id }) => then.groups.some((it) => it.id === id));
  const isOver = then.journal.entries.some((it) => it.kind === 'age decided');
  return {
    ...den,
    era: then.journal.turn,
    bands: bands.map((it) => bandThen(then, it, tick)),
    alliances: pactsIn(then, 'alliance'),
    walls: pactsIn(then, 'wall').map((it) => ({ ...it, mark: '' })),
    end: isOver ? den.end : null,
  };
}

function bandThen({ page }: PlaytestWorld, band: Band, tick: Tick): Band {
  const was = band.former.find(({ until }) => until > tick);
  const [bead] = page.beadsOf(band.id);
  return { ...band, territory: was ? was.points : band.territory, lair: bead?.piece ?? null };
}
