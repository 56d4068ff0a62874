import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/book.ts';
import { vaultFaults } from '../src/checks/vault-check.ts';
import { madeFiles } from '../src/exports/made.ts';
import { bead, bolheim, goblins, room, small, tunnel } from './small-world.ts';
import { quick } from './tools.ts';
import { played } from './worlds.ts';

const zarbeck = { ...bolheim, name: 'Zarbeck' };
const nomads = { ...goblins, id: 'n', name: 'Nomads', former: [{ name: 'Wanderers', until: 2 }] };
const vault = room('p65', 5, 9, { room: 'vault', since: 3 });
const hall = room('p51', 8, 9, { room: 'Great Hall', since: 3 });
const world = small({
  groups: [zarbeck, nomads as typeof goblins],
  pieces: [vault, hall, tunnel('t', [5.5, 9, 7.5, 9]), tunnel('in', [5, 4, 5, 8.5])],
  beads: [
    bead('b1', 'population', vault, { owner: 'n', since: 5 }),
    bead('b2', 'treasure', vault, { owner: 'n', since: 5 }),
  ],
  journal: [
    { kind: 'told', tick: 3, age: 'civilization', turn: 5 },
    { kind: 'told', tick: 5, age: 'monsters', turn: 6 },
  ],
});
const files = await madeFiles(bookOf(world), 'obsidian', quick);
const note = (name: RegExp) => String(files.find((it) => name.test(it.name))?.content);
const head = (text: string) => (/^---\n(.*?)\n---/s.exec(text)?.[1] ?? '').split('\n');

describe('a vault', () => {
  it('[TA-OBS-03] [TA-EX-19] a room begins with its properties, each of a plain type', () => {
    expect(head(note(/Rooms\/A1 /))).toEqual([
      'tags: ["understory", "understory/room"]',
      'aliases: ["A1"]',
      'area: "[[A Zarbeck]]"',
      ...['level: 1', 'floor: 2', 'holder: "[[Nomads]]"', 'maker: "[[Zarbeck]]"', 'shares: 1', 'secret: false'],
      ...['since: "turn 5 of the rise of Zarbeck"', 'world: "A small world"', 'id: "p65"'],
    ]);
    expect(head(note(/Factions\/Nomads/))).toContain('aliases: ["Wanderers"]');
  });

  it('[TA-OBS-05] then the key, a bold word a line, the past with block ids, and the ways; what is hidden in a folded callout', () => {
    const text = note(/Rooms\/A1 /);
    expect(text).toMatch(/^\*\*Notice\*\* /m);
    expect(text).toMatch(/^> \[!secret\]- Keeper\n> \*\*Treasure\*\* .*share/m);
    expect(text).toMatch(/^## Past\n\n.*\^past-1$/m);
    expect(text.indexOf('## Past')).toBeLessThan(text.indexOf('## Ways'));
    expect(text.slice(text.indexOf('## Ways'))).toMatch(/^- /m);
    expect(text.slice(0, text.indexOf('## Past'))).not.toMatch(/^#/m);
  });

  it('[TA-OBS-02] has notes for the world, areas, rooms, factions, treasures, ways, the surface, each age, and pictures', async () => {
    const made = await madeFiles(bookOf(played('2', 'book-1')), 'obsidian', quick);
    const folders = new Set(made.map((it) => it.name.split('/').slice(2, -1).join('/')));
    for (const it of ['', 'Areas', 'Rooms', 'Factions', 'Treasures', 'Ways', 'Surface', 'Chronicle', 'Maps'])
      expect(folders).toContain(it);
    for (const it of ['Rumours.md', 'Encounters.md', 'What lies where.md', 'World.canvas'])
      expect(
        made.some((file) => file.name.endsWith(`/${it}`)),
        it,
      ).toBe(true);
  }, 60_000);

  it('[TA-OBS-07] the players’ is a folder of its own, with nothing that is not theirs', async () => {
    const made = await madeFiles(bookOf(world), 'obsidian', quick, { forWhom: 'players', revealed: ['A2'] });
    for (const { name } of made) expect(name).toMatch(/^a-small-world-vault-players\/A small world \(players\)\//);
    const texts = made.filter((it) => it.name.endsWith('.md')).map((it) => String(it.content));
    expect(texts.some((it) => it.includes('Great Hall'))).toBe(true);
    for (const it of ['vault', 'Nomads', '[!secret]'])
      expect(
        texts.some((text) => text.includes(it)),
        it,
      ).toBe(false);
  });

  it('[TA-OBS-08] what breaks a rule is found', () => {
    expect(vaultFaults(files)).toEqual([]);
    const broken = (name: RegExp, from: string | RegExp, to: string) =>
      vaultFaults(
        files.map((it) => (name.test(it.name) ? { ...it, content: String(it.content).replace(from, to) } : it)),
      ).map((it) => it.rule);
    const one = /Rooms\/A1 /;
    expect(broken(one, 'level: 1', 'level: one')).toContain('TA-OBS-03');
    expect(broken(one, 'level: 1', 'level: 1\nlevel: 1')).toContain('TA-OBS-03');
    expect(broken(one, '[[Nomads|', '[[Nobody|')).toContain('TA-OBS-08');
    expect(broken(one, '## Past', '<b>Past</b>')).toContain('TA-OBS-08');
    expect(broken(/World\.canvas/, /"x": -?\d+/, '"x": 1.5')).toContain('TA-OBS-06');
    expect(
      vaultFaults([...files, { name: 'x/Lost.md', content: '---\ntags: []\n---\n\n' }]).map((it) => it.rule),
    ).toEqual(['TA-OBS-04']);
  });
});
