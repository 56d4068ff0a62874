import { closest } from '@understory/page';
import type { Rule } from '@understory/table';
import { unreachable } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { pointShape } from '../../../works.ts';
import { choose, roll } from '../../asks.ts';
import { digging, drawDug, LEAST } from '../../words/dig.ts';
import type { PlaytestWorld } from '../../world.ts';
import { foundColony } from './colonies.ts';
import { build, rowFor } from './constructions.table.ts';
import { endIfDiedOut, ends, goods, isManned, KEY, livingColonies, nobles } from './elves.ts';
import { canExpand, expand, whichColony } from './expanding.ts';
import { explore } from './exploring.ts';
import { mine } from './mining.ts';
import { keepPens } from './pens.ts';
import { process } from './processing.ts';
import { housed } from './rooms.ts';
import { availableSites, type Reached, reached } from './sites.ts';
import type { Colony, Elves } from './state.ts';

/** PT-ELF-13: a site this near to the network is connected. */
const CONNECTED = 1;
/** PT-ELF-23. */
const TOO_MANY = 7;

/** PT-ELF-08. */
function* spring(world: PlaytestWorld, elves: Elves): Rule {
  housed(world, elves, 'PT-ELF-08', 'population');
}

/** PT-ELF-09: every colony acts once, in an order of the player's choice. */
function* summer(world: PlaytestWorld, elves: Elves): Rule {
  let left = livingColonies(elves);
  let isFirst = true;
  while (left.length > 0 && !elves.ending) {
    const colony = yield* whichColony(elves, left, 'PT-ELF-09', 'acts');
    if (!colony) return;
    left = left.filter((it) => it !== colony);
    yield* act(world, elves, colony, isFirst);
    if (colony.kind === 'processing') isFirst = false;
    endIfDiedOut(world, elves);
  }
}

function* act(world: PlaytestWorld, elves: Elves, colony: Colony, isFirst: boolean): Rule {
  // PT-COL-09
  if (!isManned(world, colony)) return;
  switch (colony.kind) {
    case 'mining':
      return yield* mine(world, elves, colony);
    case 'processing':
      return yield* process(world, elves, isFirst);
    case 'pens':
      return yield* keepPens(world, elves, colony);
    default:
      return unreachable(colony.kind);
  }
}

/** PT-ELF-10 to -12: a colony is founded, a tunnel dug, or a colony expanded. */
function* fall(world: PlaytestWorld, elves: Elves): Rule {
  const sites = reached(world, elves, availableSites(world, elves));
  const connected = sites.filter((it) => it.gap <= CONNECTED + 0.001);
  if (connected.length > 0) yield* colonize(world, elves, connected);
  else if (sites.length > 0) digTo(world, elves, sites);
  else yield* growInstead(world, elves);
  endIfDiedOut(world, elves);
}

/** PT-ELF-10: at least one noble stays at home. */
function* colonize(world: PlaytestWorld, elves: Elves, connected: readonly Reached[]): Rule {
  if (nobles(world, elves.city) < 2 || goods(world, elves.city) < 1) return;
  const sorted = [...connected].sort((a, b) => a.far - b.far);
  const key = yield* choose('PT-ELF-10', {
    by: elves.city,
    topic: { kind: 'where the elves settle' },
    options: sorted.map(({ site, piece }) => ({
      key: site.feature,
      what: { kind: 'site', piece: piece.id, of: site.kind } as const,
      subject: { feature: site.feature },
    })),
    usual: (sorted[0] as Reached).site.feature,
    about: `year ${elves.year}`,
  });
  const chosen = sorted.find(({ site }) => site.feature === key);
  if (chosen) yield* foundColony(world, elves, chosen);
}

/** PT-ELF-11: a finger of tunnel towards the nearest; if that one is barred, towards the next (PT-MEA-12). */
function digTo(world: PlaytestWorld, elves: Elves, sites: readonly Reached[]): void {
  for (const { from, piece } of [...sites].sort((a, b) => a.gap - b.gap)) {
    const dug = digging(world.page, from, closest(pointShape(from), piece.shape).to, FINGER);
    if (dug.length < LEAST || dug.path.length < 4) continue;
    explore(world, elves, drawDug(world, { clause: 'PT-ELF-11', owner: elves.city, people: KEY }, dug.path));
    return;
  }
}

/** PT-ELF-12: the city gains ○, and a random colony expands. */
function* growInstead(world: PlaytestWorld, elves: Elves): Rule {
  housed(world, elves, 'PT-ELF-12', 'treasure');
  const may = livingColonies(elves).filter((it) => canExpand(world, it));
  if (may.length === 0) return;
  const which =
    may.length === 1
      ? 1
      : yield* roll('PT-ELF-12', `1d${may.length}`, { kind: 'which colony grows' }, `year ${elves.year}`);
  yield* expand(world, elves, may[which - 1] as Colony, 'PT-ELF-12');
}

/** PT-ELF-14. */
function* winter(world: PlaytestWorld, elves: Elves): Rule {
  const { city } = elves;
  const people = nobles(world, city) + goods(world, city);
  if (people > 0) yield* build(world, elves, rowFor(world, elves, people));
  endIfDiedOut(world, elves);
}

/** PT-ELF-22, -23, -25: once something is built, and all that came of it is seen to, whether they last. */
export function endOfYear(world: PlaytestWorld, elves: Elves): void {
  if (elves.ending) return;
  const { city } = elves;
  const [folk, slaves] = [nobles(world, city), goods(world, city)];
  if (slaves >= 1 && slaves >= 2 * folk) ends(elves, 'slave revolt');
  else if (folk >= TOO_MANY) ends(elves, 'civil war');
  else if (elves.year >= world.options.lastYear) ends(elves, 'decline');
}

/** PT-CIV-02: the seasons, in their order, and by which clause each is played. */
export const SEASONS = [
  { season: 'spring', clause: 'PT-ELF-08', play: spring },
  { season: 'summer', clause: 'PT-ELF-09', play: summer },
  { season: 'fall', clause: 'PT-ELF-10', play: fall },
  { season: 'winter', clause: 'PT-ELF-14', play: winter },
] as const;
