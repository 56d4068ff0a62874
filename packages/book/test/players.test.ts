import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { FORMATS } from '../src/exports/files.ts';
import { madeFiles } from '../src/exports/made.ts';
import { zipOf } from '../src/exports/zip.ts';
import { plainText } from '../src/key/told.ts';
import { allowedOf } from '../src/players/allowed.ts';
import { playersBook } from '../src/players/edition.ts';
import { secretIn, secretsOf } from '../src/players/secrets.ts';
import { bead, bolheim, room, type Small, small, tunnel } from './small-world.ts';
import { quick } from './tools.ts';

const vault = room('px1', 5, 9, { room: 'vault' });
const den = room('px2', 9, 9, { room: 'Hideout' });
const hall = room('px3', 5, 13, { room: 'Great Hall' });
const quorlings = {
  ...bolheim,
  id: 'q',
  name: 'Quorlings',
  kind: 'quorlings',
  card: 'Quorlings',
  alive: true,
  until: null,
};
const world: Small = {
  groups: [bolheim, quorlings as typeof bolheim],
  pieces: [vault, den, hall, tunnel('t1', [5.6, 9, 8.4, 9]), tunnel('t2', [5, 9.6, 5, 12.4])],
  beads: [
    bead('z', 'epic', vault, { owner: 'q', name: 'Zyxtine' }),
    bead('q1', 'population', vault, { owner: 'q' }),
    bead('s', 'treasure', vault, { owner: 'q' }),
    bead('e', 'bonus', vault, { owner: 'q' }),
  ],
  journal: [
    { kind: 'civilization ended', tick: 1, age: 'civilization', turn: 3, group: 'g1', text: 'Bolheim drowned.' },
  ],
} as Small;
const book = bookOf(small(world));
const idOf = (id: string) => book.survey.rooms.find((it) => it.place.id === id)?.key ?? '';

async function textsOf(revealed: readonly string[]): Promise<string> {
  const all: string[] = [];
  for (const format of FORMATS)
    for (const it of await madeFiles(book, format, quick, { forWhom: 'players', revealed }))
      all.push(it.name, typeof it.content === 'string' ? it.content : '');
  return all.join('\n');
}

describe('the players’ edition', () => {
  it('[TA-SEC-03] [TA-SEC-12] [TA-EX-15] with nothing revealed it has no secret word and no plan, in any format', async () => {
    const text = await textsOf([]);
    for (const word of ['Zyxtine', 'Quorlings', 'Hideout']) expect(text).not.toContain(word);
    expect(text).toContain('Bolheim drowned.');
    expect(playersBook(book, []).levels).toEqual([]);
  });

  it('[TA-GEN-T1.2] [TA-GEN-T1.10] [TA-SEC-09] [TA-SEC-12] [TA-EX-15] a room revealed shows what is seen in it, and nothing that is found', async () => {
    const text = await textsOf([idOf('px1')]);
    expect(text).toContain('Quorlings');
    expect(text).not.toContain('Zyxtine');
    expect(text).not.toContain('Hideout');
  });

  it('[TA-SEC-06] its plan has only what is seen: what lies behind a secret door is rock, and the sheet is no larger', () => {
    const [level] = playersBook(book, [idOf('px1')]).levels;
    const whole = book.plans.find((it) => it.plan.rooms.some((r) => r.place.id === 'px1'));
    expect(level?.plan?.plan.floors.some((it) => it.piece.id === 'px2')).toBe(false);
    expect(level?.plan?.plan.sheet.width).toBeLessThan(whole?.plan.sheet.width ?? 0);
    expect(level?.plan?.doors.some((it) => it.door === 'secret door')).toBe(false);
    expect(level?.plan?.rooms.flatMap((it) => it.things).some((it) => it.found || it.what === 'epic')).toBe(false);
    const secret = playersBook(book, [idOf('px2')]).levels[0]?.plan;
    expect(secret?.doors).toEqual([]);
  });

  it('[TA-SEC-02] numbers appearing are the keeper’s', () => {
    const lines = playersBook(book, [idOf('px1')]).levels[0]?.rooms[0]?.lines.map(plainText) ?? [];
    expect(lines.some((it) => it.includes('Quorlings'))).toBe(true);
    expect(lines.join(' ')).not.toMatch(/\dd\d|level|band/);
  });

  it('[TA-SEC-05] numbers are shown only where none is missing before', () => {
    const [first, second] = book.survey.rooms.filter((it) => !it.area.surface);
    const keys = (revealed: readonly string[]) =>
      playersBook(book, revealed).levels.flatMap((it) => it.rooms.map((r) => r.key));
    expect(keys([first?.key ?? ''])).toEqual([first?.key]);
    expect(keys([second?.key ?? ''])).toEqual([null]);
  });

  it('[TA-SEC-04] an area of which nothing is revealed is a name, if an open fact says it', () => {
    expect(playersBook(book, []).areas).toEqual(['Bolheim']);
    expect(playersBook(book, [idOf('px1')]).areas).toEqual([]);
  });

  it('[TA-SEC-09] revealing a rumour reveals its sentence and nothing that it is drawn from', () => {
    const rumour = book.rumours[0];
    if (!rumour) throw new Error('the world has no rumours');
    const players = playersBook(book, [rumour.id]);
    expect(players.rumours).toEqual([rumour.text]);
    expect(players.levels).toEqual([]);
  });

  it('[TA-SEC-07] ids that are not theirs, the seed and the ticks are in no file', async () => {
    const text = await textsOf([idOf('px3')]);
    expect(text).not.toContain('"seed"');
    expect(text).not.toMatch(/"ticks"/);
    expect(text).not.toMatch(/"px[12]"/);
  });

  it('[TA-SEC-08] a secret word, five words in a row of what is hidden, and an id are found however they are written', () => {
    const secrets = secretsOf(book, allowedOf(book, []), []);
    expect(secretIn('<p>The &#90;yxtine lies there</p>', secrets)).toBe('zyxtine');
    expect(secretIn('{"a":"\\u005ayxtine"}', secrets)).toBe('zyxtine');
    expect(secretIn('<g id="at-px2">', secrets)).toBe('px2');
    expect(secretIn('Bolheim drowned.', secrets)).toBe(null);
    const kept = { ...secrets, names: [], runs: new Set(['the wall empty since veilmark', 'a way . nobody knows it']) };
    expect(secretIn('It is the wall empty since Veilmark fell.', kept)).toBe('the wall empty since veilmark');
    expect(secretIn('There is a way. Nobody knows it.', kept)).toBe('a way . nobody knows it');
    // Two sentences beside each other are not a third.
    expect(secretIn('Something stands by the wall. Empty since Veilmark fell.', kept)).toBe(null);
    const hidden = book.key.flatMap((it) => it.lines.flatMap(({ facts }) => facts)).find((it) => it.knows === 'keeper');
    const words =
      plainText(hidden?.text ?? [])
        .match(/\p{L}+/gu)
        ?.slice(3, 9)
        .join(' ') ?? '';
    expect(secretIn(words, secrets)).not.toBe(null);
  });

  it('[TA-SEC-08] an export that would tell is refused with the name of the file', async () => {
    const title = { ...small(world), page: { ...small(world).page, title: 'A small world' } };
    const traitor = { ...bookOf(title) };
    const telling = { ...quick, fonts: '/* Zyxtine */' };
    await expect(madeFiles(traitor, 'site', telling, { forWhom: 'players' })).rejects.toThrow(/style\.css.*zyxtine/i);
  });

  it('[TA-SEC-10] every file says for whom it is', async () => {
    for (const forWhom of ['keeper', 'players'] as const)
      for (const format of FORMATS)
        for (const it of await madeFiles(book, format, quick, { forWhom, revealed: [idOf('px1')] }))
          expect(it.name, format).toContain(`-${forWhom}`);
  });
});

describe('zips', () => {
  it('[TA-EXP-02] entries are sorted, without a clock, with their names in UTF-8', () => {
    const files = [
      { name: 'b/é.txt', content: 'two' },
      { name: 'a.txt', content: 'one' },
    ];
    const zip = zipOf(files);
    expect(zip).toEqual(zipOf(files));
    expect(Object.keys(unzipSync(zip))).toEqual(['a.txt', 'b/é.txt']);
    const view = new DataView(zip.buffer, zip.byteOffset);
    // The date of the first entry: 1980-01-01, at midnight.
    expect([view.getUint16(10, true), view.getUint16(12, true)]).toEqual([0, 33]);
  });
});
