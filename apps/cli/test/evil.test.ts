import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { deadliestEvil, type Picture, picture } from '@understory/evil';
import { readEvilFile } from '@understory/evil/file';
import { Game, hands, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { mapView } from '../src/games/evil/map-view.ts';
import { tableView } from '../src/games/evil/table-view.ts';
import { desk, understory } from './run-understory.ts';

const file = desk();

/** A game as the good hand plays it, at the start of a round. */
function at(seed: string, round: number) {
  const game = new Game(deadliestEvil, { seed, options: { nerve: 4 }, hands: hands({ choices: 'tactical' }) });
  game.playTo(({ world }) => world.round === round);
  return picture(game.world);
}

const map = (it: ReturnType<typeof picture>) => stripVTControlCharacters(mapView(it));

/** What the picture of `hello` looks like at its end, with every tile turned into another. */
function withTile(name: Picture['tiles'][number]['name'], more: object = {}) {
  const it = at('hello', 2);
  const [entrance, tile] = it.tiles;
  if (!entrance || !tile) throw new Error('too small');
  const bare = { ...tile, name, staircase: 0, exit: 'ahead' as const, group: 'general' as const };
  return { ...it, tiles: [entrance, { ...bare, ...more }], markers: [], kora: { tile: 0, space: 1, steps: 0 } };
}

describe('the map in letters', () => {
  it('[DE-MAP-01] draws a corridor from side to side with its spaces, and a terminus as a room', () => {
    const corridor = map(withTile('Long Corridor', { spaces: 6 }));
    expect(corridor.match(/·/g)).toHaveLength(6);
    expect(
      corridor
        .split('\n')
        .slice(0, 7)
        .every((it) => it.includes('│')),
    ).toBe(true);
    const room = map(withTile('Dead End', { exit: 'none', group: 'terminus', spaces: 3 }));
    expect(room.match(/·/g)).toHaveLength(3);
    expect(room.split('\n')[0]).toContain('+─────────+');
    const bend = map(withTile('Left Bend', { exit: 'left', arrow: true, spaces: 5 }));
    expect(bend).toContain('←');
    expect(bend.split('\n')[3]).toMatch(/^ ·/);
  });

  it('[DE-MAP-02] marks what a tile is', () => {
    expect(map(withTile('Stairs Down', { staircase: 3 }))).toContain('≡');
    expect(map(withTile('The Pit', { spaces: 2 }))).toContain('≈≈≈');
    expect(map(withTile('The Hall of Blades'))).toContain('†·†');
    expect(map(withTile('The Cliff'))).toContain('·▒');
    expect(map(withTile('The Narrow Passage'))).toContain('║');
    const chamber = { exit: 'none', group: 'terminus', spaces: 3 };
    expect(map(withTile('Book Chamber', chamber))).toContain('⊓▤');
    expect(
      map({ ...withTile('Book Chamber', chamber), objectives: { book: true, crucible: false, grislyk: false } }),
    ).not.toContain('▤');
    expect(map(withTile('Crucible Chamber', chamber))).toContain('Ü');
    expect(
      map({ ...withTile('Crucible Chamber', chamber), objectives: { book: false, crucible: true, grislyk: false } }),
    ).toMatch(/x/);
    expect(map(withTile('Dead End', chamber))).toContain('▒');
    expect(map(withTile('The Cliff'))).toMatch(/☼[\s\S]*∩/);
  });

  it('[DE-MAP-03] shows Kora on her space, monsters by kind and number, markers and searched tiles', () => {
    const it = withTile('The Cliff', { goblins: 2, skeletons: 1, grislyk: true, searched: true });
    const shown = map({
      ...it,
      markers: [{ to: 2, text: 'To Level II', tile: 1, points: 1 }],
      kora: { tile: 1, space: 5, steps: 0 },
    });
    expect(shown).toContain('g2 s1 G');
    expect(shown).toContain('1✓');
    expect(shown).toContain('→II');
    expect(shown.split('\n').findIndex((line) => line.includes('@'))).toBe(0);
  });

  it('[DE-MAP-04] tells track, dice, Life, items and decks beside it', () => {
    const it = {
      ...at('hello', 6),
      items: [{ key: 'rope', name: 'Rope', kind: 'lasting', many: 1 } as const],
    };
    const shown = stripVTControlCharacters(tableView(it));
    expect(shown).toMatch(/Round 6 .* Life \d .* Combat d\d {2}Defense d\d {2}Speed d\d/);
    expect(shown).toMatch(/Track {4}1: .* 2: .* 3: /);
    expect(shown).toContain('Items    Rope');
    expect(shown).toMatch(/Left {5}15 events; \d, \d, \d search cards and \d, \d, \d tiles/);
  });
});

describe('understory evil', () => {
  it('plays a game, shows it, keeps it and tells its story', async () => {
    const [kept, tale] = [file('a.save.json'), file('a.md')];
    const { code, out } = await understory('evil', '--seed', 'hello', '--out', kept, '--story', tale);
    expect(code).toBe(0);
    expect(out).toContain('Minor victory');
    expect(out).toContain('Noah Sheola');
    expect(readFileSync(tale, 'utf8')).toMatch(/^# Kora/);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toMatchObject({ game: 'evil', seed: 'hello' });
    const over = await understory('evil', 'advise', kept);
    expect(over.code).toBe(2);
    expect(over.err).toContain('This game is over');
  });

  it('writes the game as data, in the form of its schema', async () => {
    const data = file('a.json');
    await understory('evil', '--seed', 'hello', '--out', data);
    const game = readEvilFile(readFileSync(data, 'utf8'));
    expect(game).toMatchObject({ format: 'understory/game', version: 1, game: 'evil', seed: 'hello' });
    expect(game.outcome).toMatchObject({ kind: 'minor', text: expect.stringContaining('minor victory') });
    expect(game.journal.at(-1)).toMatchObject({ kind: 'ended', text: expect.stringContaining('minor victory') });
    expect(game.table.tiles).toHaveLength(at('hello', Number.POSITIVE_INFINITY).tiles.length);
  });

  it('draws the dungeon that was found', async () => {
    const [svg, png] = [file('a.svg'), file('a.png')];
    const { code } = await understory('evil', '--seed', 'hello', '--out', svg, '--out', png);
    expect(code).toBe(0);
    const drawn = readFileSync(svg, 'utf8');
    const { tiles } = at('hello', Number.POSITIVE_INFINITY);
    expect(new Set(drawn.match(/data-piece="tile \d+"/g)).size).toBe(tiles.length);
    expect(drawn).toContain('@font-face');
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
  });

  it('stops at a round and advises from there, the best first', async () => {
    const kept = file('b.save.json');
    await understory('evil', '--seed', '7', '--until', '4', '--out', kept);
    const { code, out } = await understory('evil', 'advise', kept, '--playouts', '30');
    expect(code).toBe(0);
    const shares = Array.from(out.matchAll(/([\d.]+) % ±/g), (it) => Number(it[1]));
    expect(shares.length).toBeGreaterThan(0);
    expect([...shares].sort((a, b) => b - a)).toEqual(shares);
  });

  it('says clearly what is wrong', async () => {
    const other = file('other.save.json');
    const game = new Game(deadliestEvil, { seed: '1', options: { nerve: 4 } });
    writeFileSync(other, JSON.stringify({ ...save(game), game: 'maker' }));
    const said = await Promise.all([
      understory('evil', '--nerve', '9'),
      understory('evil', '--out', 'x.bmp'),
      understory('play', 'evil'),
      understory('evil', 'advise', other),
    ]);
    expect(said.map((it) => it.code)).toEqual([2, 2, 2, 2]);
    expect(said[0]?.err).toContain('from 1 to 7');
    expect(said[1]?.err).toContain('It must end in .save.json, .json, .svg or .png.');
    expect(said[2]?.err).toContain('"understory evil" plays by itself');
    expect(said[3]?.err).toContain('This save is of "maker"');
  });

  it('[DE-BAL-01] reproduces the balance of its rulebook', async () => {
    const { code, out } = await understory('balance', '--game', 'evil', '--games', '2000');
    expect(code).toBe(0);
    expect(out).toContain('| default |');
    expect(out.match(/\| yes \|/g)).toHaveLength(7);
  });
});
