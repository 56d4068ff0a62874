import type { InPlay } from '@understory/host';
import {
  civsOf,
  type PeopleKey,
  type SecondOptions,
  type SecondWorld,
  secondEdition,
  secondOptions,
} from '@understory/host/second';
import { type Bead, gapTo, isOpen, type Piece } from '@understory/page';
import { type Autopilot, Game, hands, load, partedSentence, readSave, save } from '@understory/table';
import { offThePage, overGround } from './soak-checks.ts';

/** Peoples in a world, by one hand. */
export interface AgeToSoak {
  readonly seed: string;
  readonly peoples: readonly PeopleKey[];
  readonly hand: Autopilot;
  readonly page?: { readonly width: number; readonly height: number };
}

/** Whole ages played, with what was found wrong in them. */
export interface SoakedAge {
  readonly game: Game<SecondWorld, SecondOptions>;
  readonly faults: readonly string[];
}

/** Play these peoples to their ends and look at everything that they did. */
export function soakAge(age: AgeToSoak): SoakedAge {
  const game = playedAge(age);
  const { world } = game;
  const faults = [
    ...(world.journal.age === 'monsters' ? [] : [`waits for ${game.ask?.clause}`]),
    ...(world.civs.length === age.peoples.length ? [] : [`${world.civs.length} peoples came`]),
    ...civsOf(world).flatMap((civ) => [
      ...ending(civ),
      ...onceBuilt(world, civ),
      ...joined(world, civ),
      ...housed(world, civ),
      ...accounts(world, civ),
      ...leftBehind(world, civ),
    ]),
    ...lairsByOne(world),
    ...epicsStay(world),
    ...usedUpOnce(world),
    ...assemblies(world),
    ...offThePage(world),
    ...overGround(world),
  ];
  return { game, faults };
}

export function playedAge({ seed, peoples, hand, page }: AgeToSoak): Game<SecondWorld, SecondOptions> {
  const options = secondOptions({ ...page, peoples: peoples.length === 2 ? 2 : 1 });
  const game = new Game(secondEdition, { seed, options, hands: hands({ choices: hand }), bookmarks: 0 });
  // The monsters have checks of their own.
  while (game.ask && game.world.journal.age !== 'monsters') {
    const people = game.ask.clause === 'H2-CIV-01' ? peoples[game.world.civs.length] : undefined;
    if (people !== undefined) game.answer(people, { hand: 'script' });
    else if (!game.letAnswer()) break;
  }
  return game;
}

/** H2-INV-16: a replay tells the same, and a save opened and saved again has the same bytes. */
export function differsAgain(game: Game<SecondWorld, SecondOptions>): string[] {
  const told = (it: Game<SecondWorld, SecondOptions>) => JSON.stringify(it.world.journal.entries);
  const faults = told(game.fork()) === told(game) ? [] : ['H2-INV-16: a replay tells something else'];
  const kept = JSON.stringify(save(game));
  const { game: opened, parted } = load(readSave(kept), secondEdition);
  if (parted) faults.push(`H2-INV-16: ${partedSentence(parted)}`);
  else if (JSON.stringify(save(opened)) !== kept) faults.push('H2-INV-16: a save opened and saved again differs');
  return faults;
}

/** A line with what rules may write into it. */
interface Noted {
  readonly tick: number;
  readonly age: string;
  readonly kind: string;
  readonly clause: string;
  readonly group?: string;
  readonly piece?: string;
  readonly unit?: string;
  readonly beads?: readonly string[];
  readonly assembly?: readonly string[];
}

function lines({ journal }: SecondWorld): readonly Noted[] {
  return journal.entries as unknown as readonly Noted[];
}

/** H2-INV-17: it ends in a way that the rules know, and in time. */
function ending(civ: ReturnType<typeof civsOf>[number]): string[] {
  const { ending: end, people, turn } = civ;
  if (!end) return [`H2-INV-17: ${people.name} do not end`];
  const known = people.waysToEnd.some((it) => it.kind === end.kind && it.clause === end.clause);
  const latest = people.latestTurn(civ);
  return [
    ...(known ? [] : [`${people.name} end by "${end.kind}" (${end.clause})`]),
    ...(turn <= latest ? [] : [`H2-INV-17: ${people.name} end on turn ${turn}, not by ${latest}`]),
  ];
}

/** H2-INV-08: what may be built again and again. */
const AGAIN: Readonly<Partial<Record<string, (name: string) => boolean>>> = {
  magicians: (name) => name === 'Vault',
  'deep elves': (name) => name === 'Escape Route',
  demons: (name) => name !== 'Infernal Sanctum',
};

function onceBuilt(world: SecondWorld, civ: InPlay): string[] {
  const mayAgain = AGAIN[civ.people.key] ?? (() => false);
  return ownGroups(world, civ).flatMap(({ name, built }) =>
    built
      .filter((it, i) => built.indexOf(it) !== i && !mayAgain(it))
      .map((it) => `H2-INV-08: ${name} built ${it} twice`),
  );
}

function ownGroups({ groups }: SecondWorld, { group }: InPlay) {
  return groups.filter((it) => it.of === group.id);
}

/** H2-INV-05: the works are one connected whole. */
function joined({ works, page }: SecondWorld, { group, people }: InPlay): string[] {
  const open = (works.get(group.id) ?? []).filter(isOpen);
  const [first] = open;
  if (!first) return [`${people.name} have no works`];
  const reached = new Set<Piece>([first]);
  for (const it of reached)
    for (const other of open) if (!reached.has(other) && page.touches(it.shape, other.shape)) reached.add(other);
  return open
    .filter((it) => !reached.has(it))
    .map((it) => `H2-INV-05: ${it.what.kind} (${it.id}, ${it.clause}) of ${people.name} hangs together with nothing`);
}

/** H2-INV-01, -05: each ● and ○ is in one place, in a piece of its own people. */
function housed(world: SecondWorld, civ: InPlay): string[] {
  const { page } = world;
  const owners = ownGroups(world, civ).map((it) => it.id);
  return ownBeads(world, civ).flatMap((bead) => {
    const room = page.piece(bead.piece);
    const faults: string[] = [];
    if (!owners.includes(room.owner ?? '')) faults.push(`H2-INV-05: ${bead.id} lies in ${room.what.kind}, not its own`);
    if (gapTo(room.shape, bead.at.x, bead.at.y) > 0.01)
      faults.push(`H2-INV-01: ${bead.id} lies beside ${room.what.kind}`);
    if (bead.since < room.since) faults.push(`H2-INV-01: ${bead.id} was there before ${room.what.kind}`);
    return faults;
  });
}

/** All beads that its groups ever had. */
function ownBeads(world: SecondWorld, civ: InPlay): Bead[] {
  const owners = ownGroups(world, civ).map((it) => it.id);
  return world.page.beads.filter((it) => it.owner !== null && owners.includes(it.owner));
}

/** What lines do to ● and ○ besides gaining, spending and losing them. */
const OTHERWISE: readonly string[] = ['cleared away', 'demon bound', 'tunneller stays', 'epic treasure'];

/** H2-INV-01: every ● and ○ comes and goes by a line that says so, one bead a line; a price is paid as written. */
function accounts(world: SecondWorld, civ: InPlay): string[] {
  const faults: string[] = [];
  const changed = new Map<number, { population: number; treasure: number }>();
  for (const { kind, since, until } of ownBeads(world, civ)) {
    if (kind !== 'population' && kind !== 'treasure') continue;
    changeAt(changed, since)[kind] += 1;
    if (until !== null) changeAt(changed, until)[kind] -= 1;
  }
  for (const [tick, net] of changed) {
    const line = lines(world)[tick];
    if (!line || OTHERWISE.includes(line.kind)) continue;
    const told = toldChange(world, line);
    if (net.population === told.population && net.treasure === told.treasure) continue;
    faults.push(
      `${line.kind} (${line.clause}) of ${civ.people.name}: told ${signed(told)}, but ${signed(net)} on the page`,
    );
  }
  return faults;
}

function changeAt(changes: Map<number, { population: number; treasure: number }>, tick: number) {
  const there = changes.get(tick) ?? { population: 0, treasure: 0 };
  changes.set(tick, there);
  return there;
}

/** A line names its beads; those that it does not know it tells wrongly. */
function toldChange({ page }: SecondWorld, { kind, beads = [] }: Noted): { population: number; treasure: number } {
  const by = kind === 'gained' ? 1 : kind === 'spent' || kind === 'lost' ? -1 : 0;
  const many = (of: string) =>
    by * beads.filter((id) => page.beads.some((it) => it.id === id && it.kind === of)).length || 0;
  return { population: many('population'), treasure: many('treasure') };
}

function signed({ population, treasure }: { population: number; treasure: number }): string {
  return `${population}● ${treasure}○`;
}

/** H2-INV-14: no ● or ○ of the people is left, but for the last ○ of the Deep Elves, which is nobody's. */
function leftBehind(world: SecondWorld, civ: InPlay): string[] {
  const left = ownBeads(world, civ).filter((it) => it.until === null);
  const faults = left.map((it) => `H2-INV-14: ${it.kind} ${it.id} of ${civ.people.name} is left`);
  const own = ownGroups(world, civ).filter((it) => it.alive || it.aside.length > 0);
  return [...faults, ...own.map((it) => `H2-INV-14: ${it.name} lives on`)];
}

/** H2-INV-15: the ● of a lair go one at a time, each by a line that says so, and none come. */
function lairsByOne(world: SecondWorld): string[] {
  const began = lines(world).findIndex((it) => it.age === 'civilization');
  const faults: string[] = [];
  const gone = new Map<number, number>();
  for (const { kind, owner, since, until, id } of world.page.beads) {
    if (kind !== 'population' || owner !== null) continue;
    if (since >= began) faults.push(`H2-INV-15: monster ${id} came in the Age of Civilization`);
    if (until !== null) gone.set(until, (gone.get(until) ?? 0) + 1);
  }
  for (const [tick, many] of gone) {
    const line = lines(world)[tick];
    if (many !== 1 || line?.kind !== 'monster gone') faults.push(`H2-INV-15: ${many} monsters gone by ${line?.kind}`);
  }
  const causes = ['encounter', 'hunted', 'sacrificed'];
  const told = lines(world).filter((it) => it.age === 'civilization');
  const caused = told.filter((it) => causes.includes(it.kind)).length;
  const slain = told.filter((it) => it.kind === 'monster gone').length;
  return caused === slain ? faults : [...faults, `H2-INV-15: ${slain} monsters gone, ${caused} causes`];
}

/** H2-INV-07: ❖ are never removed; one that changes hands ends and begins in the same moment. */
function epicsStay({ page }: SecondWorld): string[] {
  const net = new Map<number, number>();
  for (const { kind, since, until } of page.beads) {
    if (kind !== 'epic') continue;
    net.set(since, (net.get(since) ?? 0) + 1);
    if (until !== null) net.set(until, (net.get(until) ?? 0) - 1);
  }
  return [...net].filter(([, many]) => many < 0).map(([tick, many]) => `H2-INV-07: ${many}❖ at tick ${tick}`);
}

/** H2-INV-06: each Exploit uses up one unit, and no unit is used twice or goes without a line. */
function usedUpOnce(world: SecondWorld): string[] {
  const told = lines(world).filter((it) => it.kind === 'exhausted');
  const faults = told
    .filter(({ unit }, i) => told.findIndex((it) => it.unit === unit) !== i)
    .map(({ unit }) => `H2-INV-06: ${unit} was used up twice`);
  const ended = world.page.units.filter((it) => it.until !== null);
  for (const { id, until } of ended)
    if (!told.some((it) => it.unit === id && it.tick === until)) faults.push(`H2-INV-06: ${id} went without a line`);
  for (const { unit } of told)
    if (!ended.some((it) => it.id === unit)) faults.push(`H2-INV-06: ${unit} is usable again`);
  return faults;
}

/** H2-INV-13: the Assembly never exceeds 10. */
function assemblies(world: SecondWorld): string[] {
  return lines(world)
    .filter((it) => it.assembly && (it.assembly.length > 10 || new Set(it.assembly).size !== it.assembly.length))
    .map((it) => `H2-INV-13: ${it.assembly?.length} demons sit in the Assembly`);
}
