import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sheet } from '@understory/page';
import { Game, hands, load, Problem, readSave, save } from '@understory/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorldFile, worldFile, worldFileJsonSchema } from '../src/file.ts';
import { secondEdition, secondOptions } from '../src/second/index.ts';
import { asRead } from '../src/sheet-file.ts';
import { wordsIn } from './words-in.ts';

const played = (seed: string, choices: 'story' | 'random' = 'story', size = { width: 20, height: 14 }) => {
  const game = new Game(secondEdition, { seed, options: secondOptions(size), hands: hands({ choices }) });
  game.playTo(({ world }) => world.ages[0]?.end !== null);
  return game;
};

describe('a world file', () => {
  const game = played('7');
  const file = worldFile(game);
  const text = JSON.stringify(file);

  it('is read back as it was written', () => {
    const written = JSON.parse(text) as typeof file;
    expect(readWorldFile(text)).toEqual({ ...written, page: asRead(written.page) });
  });

  it('[H2-GEN-11] holds the whole journal and everything on the page', () => {
    const lines = game.world.journal.entries;
    expect(file.journal).toHaveLength(lines.length);
    for (const [i, { tick, clause, kind }] of lines.entries())
      expect(file.journal[i]).toMatchObject({ tick, clause, kind });
    expect(file.journal[0]).toMatchObject({ text: 'A blank page lies on the table.' });
    const title = wordsIn(game.world);
    expect(file.page.pieces).toEqual(
      game.world.page.pieces.map(({ what, ...it }) => ({ ...it, title: title({ what }) })),
    );
    expect(file.page.ground).toEqual(game.world.page.ground);
    expect(Object.keys(file)).toEqual([
      'format',
      'version',
      'game',
      'edition',
      'seed',
      'options',
      'answers',
      'outcome',
      'ages',
      'groups',
      'held',
      'journal',
      'page',
    ]);
  });

  it('tells every throw, choice, spot and name as a sentence, and what the table was busy with as data', () => {
    const of = (kind: string) => file.journal.filter((it) => it.kind === kind);
    expect(of('rolled')[0]?.['text']).toMatch(/^1d6 for the shape of the world: \d\.$/);
    expect(of('chose')[0]).toMatchObject({
      chosen: expect.stringMatching(/./),
      text: expect.stringMatching(/ chose: /),
    });
    for (const line of ['rolled', 'chose', 'spotted', 'named'].flatMap(of)) expect(line['text']).toMatch(/[.!?]$/);
    expect(file.journal.find((it) => it.chapter === 'Stratum 2')?.chapterTopic).toEqual({
      kind: 'stratum',
      stratum: 2,
    });
  });

  it('[H2-INV-16] has in its seed, options and answers all that is needed to play it again', () => {
    const again = new Game(secondEdition, { seed: file.seed, options: file.options });
    again.playTo(({ step }) => step >= game.step);
    expect(worldFile(again).page).toEqual(file.page);
  });

  it('does not change with the game that goes on', () => {
    const early = new Game(secondEdition, { seed: '7', options: secondOptions(), hands: hands() });
    early.playTo(({ world }) => world.page.pieces.length > 0);
    const then = worldFile(early);
    const before = JSON.stringify(then);
    early.playTo(({ world }) => world.ages[0]?.end !== null);
    expect(JSON.stringify(then)).toBe(before);
  });

  it('of a blank page has no ground', () => {
    const blank = new Game(secondEdition, { seed: '7', options: secondOptions() });
    expect(readWorldFile(JSON.stringify(worldFile(blank))).page.ground).toBeNull();
  });

  it('has its form in docs/world.schema.json, as npm run schema writes it', () => {
    const path = fileURLToPath(new URL('../../../docs/world.schema.json', import.meta.url));
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(worldFileJsonSchema());
  });

  it('[H2-INV-16] can be written and read for any seed, and its save opens to the same bytes', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('story', 'random'), (seed, choices) => {
        const any = played(seed, choices as 'story');
        expect(readWorldFile(JSON.stringify(worldFile(any))).seed).toBe(seed);
        const once = JSON.stringify(save(any));
        const { game: again, parted } = load(readSave(once), secondEdition);
        expect(parted).toBeNull();
        expect(JSON.stringify(save(again))).toBe(once);
      }),
      { numRuns: 25 },
    );
  });

  describe('from outside', () => {
    const changed = (change: Record<string, unknown>) => JSON.stringify({ ...file, ...change });
    const [piece] = file.page.pieces;
    const withPiece = (change: Record<string, unknown>) =>
      changed({ page: { ...file.page, pieces: [{ ...piece, ...change }] } });

    it.each<[string, string, string]>([
      ['nothing', '', 'This world file is damaged or cut off: it is not whole JSON.'],
      ['half a file', text.slice(0, 500), 'This world file is damaged or cut off: it is not whole JSON.'],
      [
        'a save',
        '{"format":"understory/save","version":1}',
        'This is not an Understory world: it lacks "format": "understory/world".',
      ],
      ['null', 'null', 'This is not an Understory world: it lacks "format": "understory/world".'],
      [
        'a newer file',
        changed({ version: 3 }),
        'This world file is of format 3, made by a newer Understory; this one reads up to 2.',
      ],
      ['an edition not known', changed({ edition: '7' }), 'This world file is damaged: edition: '],
      ['a field of its own', changed({ script: 'x' }), 'This world file is damaged: it: unrecognized key: "script".'],
      ['a kind of piece not known', withPiece({ kind: 'castle' }), 'This world file is damaged: page.pieces[0].kind: '],
      [
        'a place without end',
        withPiece({ shape: { path: [1e300, 0], closed: false, swell: 0 } }),
        'This world file is damaged: page.pieces[0].shape.path[0]: ',
      ],
      [
        'deep nesting',
        text.replace('"groups":[]', `"groups":${'['.repeat(50_000)}${']'.repeat(50_000)}`),
        'This world file is damaged: lists within lists, more than 40 levels deep.',
      ],
      [
        'more strata than anybody draws',
        changed({
          page: { ...file.page, ground: { ...file.page.ground, strata: Array(201).fill(file.page.ground?.strata[0]) } },
        }),
        'This world file is damaged: page.ground.strata: ',
      ],
      [
        'more pieces than anybody draws',
        changed({ page: { ...file.page, pieces: Array(10_001).fill(piece) } }),
        'This world file is damaged: page.pieces: ',
      ],
      [
        'a cave of more corners than anybody draws',
        withPiece({ shape: { path: Array(14_002).fill(1), closed: true, swell: 0 } }),
        'This world file is damaged: page.pieces[0].shape.path: ',
      ],
      [
        'many caves of many corners',
        changed({
          page: {
            ...file.page,
            pieces: Array(26).fill({ ...piece, shape: { path: Array(10_000).fill(1), closed: true, swell: 0 } }),
          },
        }),
        'This world file is damaged: page.pieces: its outlines have more than 125000 points',
      ],
      ['too much', ' '.repeat(33 * 1024 * 1024), 'This world file has 33.0 MB; at most 32.0 MB are opened.'],
    ])('%s is answered with one sentence', (_, given, sentence) => {
      const problem = problemOf(() => readWorldFile(given));
      expect(problem).toContain(sentence);
      expect(problem).not.toContain('\n');
    });

    it('whatever it holds is either read or answered with a Problem', () => {
      const keys = Object.keys(file.page);
      fc.assert(
        fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
          try {
            readWorldFile(changed({ page: { ...file.page, [key]: value } }));
          } catch (problem) {
            expect(problem).toBeInstanceOf(Problem);
          }
        }),
      );
    });
  });
});

function problemOf(act: () => unknown): string {
  try {
    act();
  } catch (problem) {
    expect(problem).toBeInstanceOf(Problem);
    return (problem as Problem).message;
  }
  throw new Error('nothing was refused');
}

describe('a world file of an older program', () => {
  const game = new Game(secondEdition, {
    seed: '7',
    options: secondOptions({ width: 16, height: 12 }),
    hands: hands(),
  });
  game.playTo(() => false);
  const { page } = worldFile(game);

  it('in which beads have no origin: each is its own', () => {
    const { beads } = without('origin', 'beads');
    expect(beads.length).toBeGreaterThan(0);
    expect(beads).toEqual(page.beads.map((it) => ({ ...it, origin: it.id })));
  });

  it('that does not say when the ground was laid: it was there for the first thing on it', () => {
    const { laidAt } = without('laidAt', null);
    const first = page.features[0]?.since ?? 0;
    expect(laidAt).toBe(first);
    expect(page.laidAt).toBeLessThan(first);
  });

  it('in which pieces have no matter: as their kinds say', () => {
    expect(without('matter', 'pieces').pieces).toEqual(asRead(page).pieces);
  });

  it('in which pieces have no people: as the clauses of their owner say, and dwellings as their titles', () => {
    expect(page.pieces.some((it) => it.people !== null)).toBe(true);
    expect(without('people', 'pieces').pieces).toEqual(asRead(page).pieces);
    const [first] = page.pieces;
    const tower = { ...first, room: 'tower', title: 'a pyramid', owner: 'g1', clause: 'H2-MAG-03', variant: null };
    const file = { ...worldFile(game), page: { ...page, pieces: [{ ...tower, people: undefined }] } };
    expect(readWorldFile(JSON.stringify(file)).page.pieces[0]).toMatchObject({
      people: 'magicians',
      variant: 'pyramid',
    });
  });

  it('of format 1, in which the variant of a piece and the emblem of a bead are both called look', () => {
    const old = {
      ...worldFile(game),
      version: 1,
      page: {
        ...page,
        pieces: page.pieces.map(({ variant, ...it }) => ({ ...it, look: variant })),
        beads: page.beads.map(({ emblem, ...it }) => ({ ...it, look: emblem })),
      },
    };
    expect(page.pieces.some((it) => it.variant !== null)).toBe(true);
    expect(page.beads.some((it) => it.emblem !== null)).toBe(true);
    expect(readWorldFile(JSON.stringify(old)).page).toEqual(asRead(page));
  });

  it('in which nothing was said of either: pieces and beads are plain', () => {
    expect(new Set(without('variant', 'pieces').pieces.map((it) => it.variant))).toEqual(new Set([null]));
    expect(new Set(without('emblem', 'beads').beads.map((it) => it.emblem))).toEqual(new Set([null]));
  });

  /** The page as it is read from a file in which it, or these things on it, lack a field. */
  function without(field: string, of: 'beads' | 'pieces' | null): Sheet {
    const old = structuredClone(worldFile(game));
    for (const it of of ? old.page[of] : [old.page]) Reflect.deleteProperty(it, field);
    return readWorldFile(JSON.stringify(old)).page;
  }
});
