// npm run same [-- many] [of …]: do games still come out as they did? Plays many whole games, or only those of some sorts, and compares
// a digest of each, made of what was asked, what could be answered, what was answered, and what stood in the end. No prose is part of it:
// words may change. With --write what they come to now is kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { deadliestEvil } from '@understory/evil';
import { PAGE_SIZES, type World } from '@understory/host';
import { firstEdition, firstOptions, WORLD_KEYS } from '@understory/host/first';
import { playtestEdition, playtestOptions } from '@understory/host/playtest';
import { type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { deluxe, makerOptions } from '@understory/maker';
import {
  type Answer,
  type Ask,
  type Autopilot,
  digest,
  Game,
  hands,
  type Rulebook,
  type Told,
} from '@understory/table';

const HANDS: readonly Autopilot[] = ['story', 'tactical', 'random'];
const PAGES = ['standard', 'notebook', 'standard', 'standard', 'poster'] as const;
const KEPT = new URL('./same.txt', import.meta.url);

/** Of each sort a part of what is asked for. */
const SORTS: Readonly<Record<string, { readonly part: number; readonly play: (i: number) => string }>> = {
  host: { part: 1, play: hosted },
  maker: { part: 1 / 4, play: made },
  evil: { part: 1 / 4, play: evil },
  first: { part: 1 / 10, play: first },
  playtest: { part: 1 / 10, play: playtest },
};

const [count = '1000', ...wanted] = process.argv.slice(2).filter((it) => it !== '--write');
const sorts = Object.keys(SORTS).filter((it) => wanted.length === 0 || wanted.includes(it));
const lines = sorts.flatMap((it) => {
  const { part = 0, play = hosted } = SORTS[it] ?? {};
  return Array.from({ length: Math.ceil(Number(count) * part) }, (_, i) => play(i));
});
const before = readFileSync(KEPT, 'utf8').split('\n').filter(Boolean);
if (process.argv.includes('--write')) {
  const others = before.filter((it) => !sorts.some((sort) => it.startsWith(`${sort} `)));
  writeFileSync(KEPT, `${[...others, ...lines].join('\n')}\n`);
}
const kept = new Set(before);
const other = lines.filter((it) => !kept.has(it));
for (const line of other.slice(0, 10)) console.log(`other than before: ${line}`);
console.log(`${lines.length - other.length} games as before, ${other.length} otherwise`);
process.exitCode = other.length === 0 ? 0 : 1;

function hosted(i: number): string {
  const options = secondOptions({
    ...PAGE_SIZES[PAGES[i % PAGES.length] as (typeof PAGES)[number]],
    peoples: i % 4 === 1 ? 2 : 1,
    epics: i % 6 !== 2,
    newcomersAct: i % 5 === 3,
    firstGame: i % 9 === 4,
  });
  return played(`host ${i}`, secondEdition, options, standing);
}

/** A world and a people or two after the other. */
function first(i: number): string {
  const options = firstOptions({
    world: WORLD_KEYS[i % WORLD_KEYS.length] ?? 'usual',
    civilizations: i % 4 === 1 ? 2 : 1,
    villains: i % 5 === 3 ? 2 : 1,
    minorFeatures: i % 7 === 2,
    water: i % 7 === 4,
  });
  return played(`first ${i}`, firstEdition, options, drawn);
}

function playtest(i: number): string {
  const options = playtestOptions({
    surface: i % 7 === 5 ? 1.8 : 4,
    civilizations: i % 4 === 1 ? 2 : 1,
    villains: i % 5 === 3 ? 2 : 1,
    minorFeatures: i % 7 === 2,
    water: i % 7 === 4,
    kingdoms: i % 5 === 2,
  });
  return played(`playtest ${i}`, playtestEdition, options, drawn);
}

function made(i: number): string {
  return played(`maker ${i}`, deluxe, makerOptions({ players: i % 3 === 0 ? ['Ann', 'Ben'] : ['Maker'] }), () => null);
}

function evil(i: number): string {
  return played(`evil ${i}`, deadliestEvil, { nerve: 4 }, ({ result }) => result);
}

function played<W extends Told, O>(seed: string, book: Rulebook<W, O>, options: O, end: (world: W) => unknown): string {
  const choices = HANDS[Number(seed.split(' ')[1]) % HANDS.length] as Autopilot;
  const game = new Game(book, { seed, options, hands: hands({ choices }) });
  let sum = '';
  for (let ask = game.ask; ask; ask = game.ask) {
    game.letAnswer();
    sum = digest(`${sum}${asked(ask)} ${answered(game.trail.at(-1)?.answer)}`);
  }
  return `${seed} | ${choices} | ${game.step} steps | ${sum} | ${digest(JSON.stringify(end(game.world)))}`;
}

function asked(ask: Ask): string {
  const keys = ask.ask === 'choose' ? ask.options.map((it) => it.key) : [];
  return [ask.ask, ask.clause, ask.about, ...keys].join('|');
}

function answered(answer: Answer | undefined): string {
  return JSON.stringify(answer);
}

/** What stands in the end: the map and who lives on it, what they built, how the ages went. */
function standing(world: SecondWorld): unknown {
  const { page, groups, ages, civs, outcome } = world;
  const now = <T extends { readonly until: number | null }>(all: readonly T[]) => all.filter((it) => it.until === null);
  return [
    page.pieces.map((it) => [it.kind, it.shape, it.area, it.manner, it.owner, it.biome, it.nexus, it.until === null]),
    now(page.beads).map((it) => [it.kind, it.at, it.piece, it.owner, it.name, it.fixed]),
    now(page.units).map((it) => [it.kind, it.at, it.piece]),
    now(page.marks).map((it) => [it.kind, it.at, it.piece]),
    now(page.labels).map((it) => [secondEdition.telling.called(world, it.what), it.at]),
    groups.map((it) => [it.id, it.name, it.alive, it.built, it.aside]),
    ages.map((it) => [it.name, it.turns]),
    civs.map((it) => [it.ending?.kind, it.turn]),
    [outcome?.kind, outcome && victor(outcome.by, page, groups)],
  ];
}

/** What stands in the end of a world of another edition; what a label says is data there. */
function drawn({ page, groups, ages, outcome }: World): unknown {
  return [
    page.pieces.map((it) => [it.kind, it.shape, it.area, it.manner, it.owner, it.biome, it.nexus, it.until === null]),
    page.beads.map((it) => [it.kind, it.at, it.piece, it.owner, it.name, it.fixed, it.until === null]),
    page.units.map((it) => [it.kind, it.at, it.piece, it.until === null]),
    page.marks.map((it) => [it.kind, it.at, it.piece, it.until === null]),
    page.labels.map((it) => [it.what, it.at, it.until === null]),
    groups.map((it) => [it.id, it.name, it.alive, it.built]),
    ages.map((it) => [it.name, it.turns]),
    [outcome?.kind, outcome?.by],
  ];
}

/** As it was called before names were made elsewhere. */
function victor(
  by: NonNullable<SecondWorld['outcome']>['by'],
  page: SecondWorld['page'],
  groups: SecondWorld['groups'],
): string {
  if (by === null) return '';
  if (typeof by === 'string') return groups.find((it) => it.id === by)?.name ?? by;
  const nexus = 'wild' in by ? page.piece(by.wild).nexus : null;
  if (nexus === 'mother of monsters') return 'The Mother of monsters';
  return nexus === 'dungeonheart' ? 'The Dungeonheart' : 'Wild monsters';
}
