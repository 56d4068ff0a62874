import { type Civ, civsOf, groupsOf } from './civilization/civ.ts';
import { type ElfCiv, nobles, slaves, standing } from './civilization/dark-elves/elf-civ.ts';
import { isRebellious } from './civilization/dark-elves/revolts.ts';
import type { Event } from './events.ts';
import { brokenByMonsters } from './monsters/invariants.ts';
import { brokenByVillains } from './villainy/invariants.ts';
import { cornersOf, sticksOut } from './words/rock.ts';
import type { FirstWorld } from './world.ts';

/** What a world breaks of the promises of its rules (H1-INV), between two stretches of play: nothing, if all is well. */
export function brokenPromises(world: FirstWorld): string[] {
  return [
    ...beadsAstray(world),
    ...primordialEvents(world),
    ...minedTwice(world),
    ...builtTwice(world),
    ...unrest(world),
    ...endless(world),
    ...offTheRock(world),
    ...yearsBack(world),
    ...ownedTwice(world),
    ...brokenByMonsters(world),
    ...brokenByVillains(world),
  ];
}

/** The lines of a kind. */
function linesOf<K extends Event['kind']>(world: FirstWorld, kind: K): Extract<Event, { kind: K }>[] {
  const all: readonly { readonly kind: string }[] = world.journal.entries;
  return all.filter((it): it is Extract<Event, { kind: K }> => it.kind === kind);
}

/** Those that come up a second time. */
function repeated<T>(all: readonly T[]): T[] {
  return all.filter((it, i) => all.indexOf(it) < i);
}

/** H1-INV-01: every bead lies in a piece that is there. */
function beadsAstray({ page }: FirstWorld): string[] {
  const astray = page.beads.filter((it) => it.until === null && page.piece(it.piece).until !== null);
  return astray.map(({ id, piece }) => `H1-INV-01: ${id} lies in ${piece}, which is gone`);
}

/** H1-INV-02: three, and what a people had drawn for itself is none of them. */
function primordialEvents({ at, journal }: FirstWorld): string[] {
  const many = journal.entries.filter((it) => it.kind === 'feature' && it.age === 'primordial').length;
  const isWrong = at.age === 'primordial' ? many > 3 : many !== 3;
  return isWrong ? [`H1-INV-02: ${many} primordial events`] : [];
}

/** H1-INV-03. */
function minedTwice(world: FirstWorld): string[] {
  const lodes = linesOf(world, 'mined').map(({ unit }) => unit);
  const left = world.page.units.filter((it) => it.until === null && lodes.includes(it.id));
  return [...repeated(lodes), ...left.map(({ id }) => id)].map((id) => `H1-INV-03: ${id} is mined twice`);
}

/** H1-INV-04: Dwarves build one a year at most; nobody builds a thing twice, but for the tunnels of a great city. */
function builtTwice(world: FirstWorld): string[] {
  return civsOf(world).flatMap((civ) => {
    const mayRepeat = civ.people.key === 'dark elves' ? ['Exploratory Tunnel'] : DEMONIC;
    const twice = groupsOf(world, civ).flatMap(({ name, built }) =>
      repeated(built.filter((it) => !mayRepeat.includes(it) || civ.people.key === 'dwarves')).map(
        (it) => `H1-INV-04: ${name} has built ${it} twice`,
      ),
    );
    return [...twice, ...(civ.people.key === 'dwarves' ? twoInAYear(world, civ) : [])];
  });
}

/** Demons build a thing wherever its occasion comes (H1-DEM-T1). */
const DEMONIC = ['Demon Palace', 'Charnel Shrine', 'Bile Pit', 'Infernal Engine', 'Gateway Stone', 'Soul Mill'];

function twoInAYear({ journal }: FirstWorld, { group }: Civ): string[] {
  const years = journal.entries.flatMap((it) =>
    it.kind === 'built' && (it as { group?: string }).group === group.id ? [it.turn] : [],
  );
  return repeated(years).map((year) => `H1-INV-04: ${group.name} has built twice in year ${year}`);
}

/** H1-INV-06: no place of theirs is in revolt or in chaos while they live. */
function unrest(world: FirstWorld): string[] {
  const elves = civsOf(world).filter((it): it is ElfCiv => it.people.key === 'dark elves' && !it.ending);
  return elves.flatMap((civ) =>
    standing(civ).flatMap((place) => {
      const has = { nobles: nobles(world, place), slaves: slaves(world, place) };
      const isWrong = isRebellious(has) || has.nobles + has.slaves >= 10;
      return isWrong ? [`H1-INV-06: ${place.group.name} has ${has.nobles}●${has.slaves}○`] : [];
    }),
  );
}

/** H1-INV-14: in which year each people has ended at the latest; a custom one like the Demons a year later. */
function endless(world: FirstWorld): string[] {
  return civsOf(world).flatMap(({ year, people, group }) => {
    const last = people.latestYear + (people.custom && people.key === 'demons' ? 1 : 0);
    return year > last ? [`H1-INV-14: ${group.name} lives in year ${year}`] : [];
  });
}

/** H1-INV-16: all lies on the page, and rooms in the rock, all of them. */
function offTheRock({ page }: FirstWorld): string[] {
  return [...page.drawn()].flatMap((it) => {
    const isOff = cornersOf(it.shape).some(({ x, y }) => !page.onPage(x, y));
    const isOut = it.kind === 'room' && sticksOut(page, it.shape);
    return isOff || isOut ? [`H1-INV-16: ${it.id}, ${it.room ?? it.what.kind}, sticks out`] : [];
  });
}

/** H1-INV-17: the calendar never goes back. */
function yearsBack({ journal, ages }: FirstWorld): string[] {
  const before = new Map(ages.map(({ name }, i) => [name, ages.slice(0, i).reduce((sum, it) => sum + it.turns, 0)]));
  const years = journal.entries.map(({ age, turn }) => (before.get(age) ?? 0) + turn);
  return years.flatMap((year, i) => (year < (years[i - 1] ?? 0) ? [`H1-INV-17: line ${i} is of year ${year}`] : []));
}

/** H1-INV-18: a room or tunnel is one group's. */
function ownedTwice({ page }: FirstWorld): string[] {
  const works = page.bonds.filter((it) => it.kind === 'works' && it.until === null).map(({ piece }) => piece);
  return repeated(works).map((id) => `H1-INV-18: ${id} belongs to two groups`);
}
