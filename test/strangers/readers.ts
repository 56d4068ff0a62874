import { readdirSync, readFileSync } from 'node:fs';
import { evilScenarios } from '@understory/evil/scenario';
import { CORE_TEXTS, deckWith } from '@understory/host/cards';
import { pictureSchema, readWorldFile, worldFile } from '@understory/host/file';
import { readPeople, writePeople } from '@understory/host/first';
import { secondEditionScenarios } from '@understory/host/scenario';
import type { SecondOptions, SecondWorld } from '@understory/host/second';
import { readResult, resultCode, tableGame } from '@understory/maker';
import { makerScenarios } from '@understory/maker/scenario';
import { type Game, load, type Rulebook, readSave, type Told } from '@understory/table';
import { unpack } from '@understory/table/packed';
import { runScenarios } from '@understory/table/scenario';
import { gameIn } from '../../apps/web/src/parts/export/link.ts';
import { GAMES, RULEBOOKS } from '../kept/games.ts';

/** Something that reads what strangers send. It throws a `Problem` if it can't, or gives back the sentences that say what is wrong. */
export interface Reader {
  readonly name: string;
  /** Sound files, to be spoilt. */
  readonly sound: () => readonly string[];
  readonly read: (text: string) => readonly string[];
}

const keptFile = (path: string) => readFileSync(new URL(`../kept/${path}`, import.meta.url), 'utf8');
const kept = (ending: string) =>
  readdirSync(new URL('../kept/0.5.0', import.meta.url))
    .filter((it) => it.endsWith(ending))
    .map((it) => keptFile(`0.5.0/${it}`));

export const READERS: readonly Reader[] = [
  {
    name: 'saves',
    sound: () => kept('.save.json'),
    read(text) {
      const save = readSave(text);
      load(save, rulebookOf(save));
      return [];
    },
  },
  {
    name: 'pictures',
    sound: () => kept('.save.json').filter((it) => it.includes('"game":"host"')),
    read(text) {
      pictureSchema.safeParse(readSave(text).picture);
      return [];
    },
  },
  {
    name: 'links',
    sound: () => kept('.link.txt').map((it) => it.trim()),
    read(text) {
      const found = gameIn(text);
      if ('save' in found) load(found.save, rulebookOf(found.save));
      else unpack(found.packed, rulebookOf(found.packed));
      return [];
    },
  },
  {
    name: 'world files',
    sound: () => [JSON.stringify(worldFile(GAMES['host-civilization']?.() as Game<SecondWorld, SecondOptions>))],
    read(text) {
      readWorldFile(text);
      return [];
    },
  },
  {
    name: 'cards',
    sound: () => CORE_TEXTS.map((it) => it.text),
    read: (text) => deckWith([{ file: 'strange.card', text }]).problems.map((it) => it.message),
  },
  {
    name: 'scenarios',
    sound: () =>
      ['host2/cards/goblins.yaml', 'maker', 'evil'].flatMap((it) => scenariosIn(it)).filter((it) => it.length < 20_000),
    read: (text) =>
      runScenarios(text, 'strange.yaml', [secondEditionScenarios, makerScenarios, evilScenarios]).flatMap((it) =>
        it.findings.map(({ message }) => message),
      ),
  },
  {
    name: 'peoples',
    sound: () => [
      writePeople({
        name: 'Salt Folk',
        model: 'dwarves',
        details: { moreFolk: true, richer: false, hand: null, works: {} },
      }),
      writePeople({
        name: 'Lamplighters',
        model: 'dark elves',
        details: { moreFolk: false, richer: true, hand: 'dwarves', works: {} },
      }),
    ],
    read(text) {
      readPeople(text);
      return [];
    },
  },
  {
    name: 'result codes',
    sound: () => {
      const game = tableGame('FERN', 'Ann');
      game.playTo(() => false);
      return [resultCode(game, 'FERN')];
    },
    read(text) {
      readResult(text);
      return [];
    },
  },
];

function scenariosIn(path: string): string[] {
  const at = new URL(`../../scenarios/${path}`, import.meta.url);
  if (path.endsWith('.yaml')) return [readFileSync(at, 'utf8')];
  return readdirSync(at)
    .filter((it) => it.endsWith('.yaml'))
    .map((it) => readFileSync(new URL(`../../scenarios/${path}/${it}`, import.meta.url), 'utf8'));
}

function rulebookOf({ game, edition }: { readonly game: string; readonly edition: string }): Rulebook<Told, unknown> {
  // Whoever opens it looks for the game first; any rulebook refuses what is of another.
  return (RULEBOOKS.find((it) => it.game === game && it.edition === edition) ?? RULEBOOKS[0]) as Rulebook<
    Told,
    unknown
  >;
}
