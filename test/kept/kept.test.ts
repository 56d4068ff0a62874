import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { EditionName } from '@understory/host';
import { inOneGo, load, type Opened, type Parting, type Rulebook, readSave, save, type Told } from '@understory/table';
import { unpack } from '@understory/table/packed';
import { afterAll, describe, expect, it } from 'vitest';
import { gameIn, lettering } from '../../apps/web/src/parts/export/link.ts';
import { readPicture } from '../../apps/web/src/screens/parted/read-picture.ts';
import { isShowable } from '../../apps/web/src/screens/parted/showable.ts';
import { type AnyGame, GAMES, RULEBOOKS } from './games.ts';

const here = (path: string) => new URL(`./${path}`, import.meta.url);
const textOf = (path: string) => readFileSync(here(path), 'utf8');

const versions = readdirSync(here('.')).filter((it) => /^\d/.test(it));
const files = versions.flatMap((version) => readdirSync(here(version)).map((file) => `${version}/${file}`));
const saves = files.filter((it) => it.endsWith('.save.json'));

/** A save or a link of any version, opened by the rules of this one. */
function opened(file: string): Opened<Told, unknown> {
  const found = file.endsWith('.link.txt') ? gameIn(textOf(file)) : { save: readSave(textOf(file)) };
  return 'save' in found ? load(found.save, rulebookOf(found.save)) : unpack(found.packed, rulebookOf(found.packed));
}

function rulebookOf({ game, edition }: { readonly game: string; readonly edition: string }): Rulebook<Told, unknown> {
  const found = RULEBOOKS.find((it) => it.game === game && it.edition === edition);
  if (!found) throw new Error(`no rulebook of ${game}, edition ${edition}`);
  return found;
}

/** A save of a history, and of which edition it is; nothing for the smaller games. */
function histories(file: string): [string, EditionName][] {
  if (file.includes('/host-')) return [[file, '2']];
  return file.includes('/first-') ? [[file, '1']] : [];
}

/** How far it opens, without a word that may be reworded. */
function howFar({ game, parted }: Opened<Told, unknown>): string {
  if (!parted) return `whole: ${game.step} and ${game.future.length} to redo`;
  const { at, of, how, rules } = parted;
  return `${how} after ${at}${byOf(parted)} of ${of}, rules ${rules.played} and ${rules.now}`;
}

function byOf(parted: Parting): string {
  return parted.how === 'decided' ? ` by ${parted.by}` : '';
}

describe('saves and links of all versions', () => {
  const { GOLDEN } = process.env;
  const lines: string[] = [];

  /**
   * If it is meant that an old save parts now, or elsewhere than before, run `GOLDEN=write npx vitest run test/kept`, read the
   * difference, and raise the edition's `version`.
   */
  it.each(files)('[H2-INV-16] %s opens as far as it always did', (file) => {
    const line = `${file} | ${howFar(opened(file))}`;
    lines.push(line);
    if (GOLDEN !== 'write') expect(textOf('opens.txt').split('\n')).toContain(line);
  });

  afterAll(() => {
    if (GOLDEN === 'write') writeFileSync(here('opens.txt'), `${lines.join('\n')}\n`);
  });

  it('open whole if they were played by the rules of today', () => {
    for (const file of saves) {
      const kept = readSave(textOf(file));
      if (kept.rules === rulebookOf(kept).version) expect(opened(file).parted, file).toBeNull();
    }
  });

  it('of format 1 tell by their pictures what stood', () => {
    const first = saves.map((file) => readSave(textOf(file))).filter((it) => it.version === 1);
    expect(first).toHaveLength(22);
    for (const kept of first) expect(rulebookOf(kept).stoodIn?.(kept.picture)?.length).toBeGreaterThan(5);
  });

  it('can be looked at where their answers no longer fit', () => {
    for (const [file, edition] of saves.flatMap((it) => histories(it))) {
      const picture = readPicture(readSave(textOf(file)).picture, edition);
      expect(picture !== null && isShowable(picture), file).toBe(true);
    }
  });
});

describe('what `npm run keep` keeps of this version', () => {
  const same = (it: AnyGame, as: AnyGame) => expect(JSON.stringify(save(it))).toBe(JSON.stringify(save(as)));

  it('has one of every answer that a person gives', () => {
    const { answers, redo } = save(GAMES['host-by-hand']?.() as AnyGame);
    const sorts = new Set([...answers, ...redo].map((it) => ('how' in it ? it.how : Object.keys(it).at(-1))));
    expect([...sorts].sort()).toEqual(['again', 'choose', 'name', 'set', 'spot', 'typed']);
    expect(redo).not.toHaveLength(0);
  });

  it.each(Object.entries(GAMES))('%s opens to the same game, from a save and from a link', (_, play) => {
    const game = play();
    const { rulebook } = game;
    same(load(readSave(JSON.stringify(save(game))), rulebook).game, game);
    const found = gameIn(inOneGo(lettering(game)));
    if ('packed' in found) same(unpack(found.packed, rulebook).game, game);
  });
});
