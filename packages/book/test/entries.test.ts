import { firstEdition } from '@understory/host/first';
import { playtestEdition } from '@understory/host/playtest';
import { secondEdition } from '@understory/host/second';
import { disc, polygon } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { type BookOptions, bookOf } from '../src/book.ts';
import { KNOWN_KINDS } from '../src/key/known-kinds.table.ts';
import { wordsOf } from '../src/key/measured.ts';
import { layersOf } from '../src/key/past.ts';
import { farSaid } from '../src/play.ts';
import { plain } from './plain.ts';
import { bead, bolheim, goblins, nomads, piece, room, type Small, small, tunnel } from './small-world.ts';
import { played } from './worlds.ts';

const living = { ...bolheim, alive: true, until: null };
const line = (tick: number, kind: string, age: string, turn: number, more: object = {}) => ({
  tick,
  kind,
  age,
  turn,
  ...more,
});
const entry = (of: Small, id: string, options: BookOptions = {}) =>
  bookOf(small(of), options).key.find((it) => it.room.place.id === id);
const said = (of: Small, id: string, label: string, options: BookOptions = {}) =>
  entry(of, id, options)
    ?.lines.filter((it) => it.label === label)
    .flatMap((it) => it.facts.map((fact) => plain(fact.text))) ?? [];
const whole = bookOf(played('2', 'book-1'));

describe('how an entry is told', () => {
  it('[TA-KEY-02] of one or two sentences a fact, three bold words a line, 35 words noticed, 120 in all', () => {
    for (const { lines, room: at } of whole.key) {
      for (const { label, facts } of lines) {
        const bold = facts.flatMap((it) => it.text.filter((part) => typeof part !== 'string' && 'strong' in part));
        expect(bold.length, at.key).toBeLessThanOrEqual(3);
        if (label !== 'Danger')
          for (const it of facts)
            expect(plain(it.text).split(/[.!?] (?=[A-Z])/).length, plain(it.text)).toBeLessThanOrEqual(
              label === 'Hidden' || label === 'Past' ? 3 : 2,
            );
      }
      const notice = lines.filter((it) => it.label === 'Notice');
      expect(wordsOf(notice)).toBeLessThanOrEqual(35);
      // What lies there and who is there is told however long it is.
      const told = lines.filter((it) => it.label === 'Who' || it.label === 'Treasure' || it.label === 'Danger');
      expect(wordsOf(lines)).toBeLessThanOrEqual(Math.max(120, wordsOf(told) + 75));
    }
    const rich = room('r', 5, 8, { room: 'vault' });
    const many = Array.from({ length: 6 }, (_, i) => bead(`b${i}`, 'treasure', rich, { owner: 'nomads' }));
    expect(said({ groups: [living, nomads], pieces: [rich], beads: many }, 'r', 'Treasure')).toHaveLength(6);
  });

  it('[TA-KEY-02] [TA-GEN-T1.7] as prose the same facts in the same order, as sentences without bold words', () => {
    const of: Small = {
      groups: [living],
      pieces: [room('a', 5, 8, { room: 'vault' }), room('b', 8, 8), tunnel('t', [5.6, 8, 7.4, 8])],
    };
    const [terse, prose] = [entry(of, 'a'), entry(of, 'a', { style: 'prose' })];
    expect(prose?.lines.map((it) => [it.label, it.facts.length])).toEqual(
      terse?.lines.map((it) => [it.label, it.facts.length]),
    );
    for (const { facts } of prose?.lines ?? [])
      for (const it of facts) {
        expect(it.text.some((part) => typeof part !== 'string' && 'strong' in part)).toBe(false);
        expect(plain(it.text)).toMatch(/^[A-Z].*[.!?”]$/);
      }
    expect(said(of, 'a', 'Ways', { style: 'prose' })[0]).toMatch(/^A way out: /);
  });

  it('[TA-KEY-03] by its label, its printed name, a ❖, who lives there, what happened there, what it is and how', () => {
    const [a, b, c, d, e] = [
      room('a', 4, 8, { room: 'Great Hall' }),
      room('b', 6, 8, { room: 'vault' }),
      room('c', 8, 8),
      room('d', 10, 8),
      room('e', 12, 8),
    ];
    const of: Small = {
      groups: [{ ...bolheim, until: 1 }, nomads, goblins],
      pieces: [a, b, c, d, e, room('f', 14, 8), room('g', 16, 8)],
      beads: [
        bead('x', 'epic', b, { name: 'Crown' }),
        bead('y', 'population', c, { owner: 'nomads' }),
        bead('z', 'population', d, { owner: 'nomads', until: 3 }),
      ],
      journal: [
        line(3, 'lost', 'monsters', 1, { group: 'nomads', by: 'goblins', bead: 'population' }),
        line(4, 'x', 'monsters', 2),
      ] as never[],
    };
    const world = small(of);
    const label = {
      id: 'l',
      about: 'e',
      size: 'plain',
      what: { kind: 'as written', text: 'The Sump' },
      note: null,
      at: { x: 0, y: 0 },
      since: 0,
      until: null,
    };
    const names = bookOf({ ...world, page: { ...world.page, labels: [label] } } as never).key;
    const name = (id: string) => names.find((it) => it.room.place.id === id)?.name;
    expect(['a', 'b', 'c', 'd', 'e'].map(name)).toEqual([
      ...[
        'Great Hall',
        'The vault of Crown',
        'The camp of the Nomads',
        'The chamber where the Nomads bled',
        'The Sump',
      ],
    ]);
    expect(name('f')).toMatch(/^The (cold|empty|silent|dusty|bare|forsaken|dark|broken|lost|stale) chamber$/);
    for (const area of whole.survey.areas) {
      const all = whole.key.filter((it) => it.room.area === area).map((it) => it.name);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('[TA-KEY-07] drops, deep water, growths and wonders are dangers; niches, false floors and inscriptions are hidden', () => {
    const of = (more: object) => ({ groups: [living], pieces: [room('r', 5, 8, more)] });
    expect(said(of({ room: 'Torture Pit' }), 'r', 'Danger').join()).toContain('drop');
    expect(said(of({ kind: 'water', owner: null }), 'r', 'Danger').join()).toContain('Deep water');
    expect(
      said(
        { pieces: [piece('r', disc(6, 8, 1.4), { kind: 'cave', owner: null, biome: 'slime' })] },
        'r',
        'Danger',
      ).join(),
    ).toContain('eaten');
    expect(said(of({ kind: 'nexus', nexus: 'fate', owner: null, area: 3 }), 'r', 'Danger').join()).toContain(
      'their own end',
    );
    const hidden = whole.key.flatMap((it) => it.lines.filter((at) => at.label === 'Hidden').flatMap((at) => at.facts));
    expect(hidden.some((it) => plain(it.text).startsWith('Scratched into the wall: “'))).toBe(true);
    expect(hidden.every((it) => it.knows === 'found')).toBe(true);
    const sly = Array.from({ length: 12 }, (_, i) => room(`v${i}`, 2 + i * 2, 8, { room: 'vault' }));
    const all = sly.flatMap((it) => said({ groups: [living], pieces: sly }, it.id, 'Hidden'));
    expect(all.some((it) => /false floor|niche, sealed/.test(it))).toBe(true);
  });

  it('[TA-KEY-15] whoever and whatever is named is a link: groups of the past, ❖, rooms', () => {
    const links = new Set<string>();
    for (const { lines } of whole.key)
      for (const { facts } of lines)
        for (const it of facts)
          for (const part of it.text) if (typeof part !== 'string' && 'to' in part) links.add(part.to);
    const known = new Set([
      ...whole.survey.then.groups.keys(),
      ...whole.survey.places.map((it) => it.id),
      ...whole.gazetteer.treasures.map((it) => it.id),
    ]);
    for (const it of links) expect(known.has(it), it).toBe(true);
    const names = [...whole.survey.then.groups.values()].map((it) => it.name);
    for (const { lines } of whole.key)
      for (const it of lines.filter((at) => at.label === 'Past').flatMap((at) => at.facts)) {
        if (it.text.length === 1 || plain(it.text).includes('fell in turn')) continue;
        const bare = it.text.filter((part) => typeof part === 'string').join(' ');
        for (const name of names) expect(bare.includes(` ${name} `), `${bare} / ${name}`).toBe(false);
      }
  });

  it('[TA-KEY-16] a line of a kind to come is told with its own words, and every kind of today is known', () => {
    const r = room('r', 5, 8);
    const journal = [
      line(1, 'sang', 'monsters', 1, { piece: 'r', text: 'a voice sang here.' }),
      line(2, 'moved', 'monsters', 1, { piece: 'r', text: 'no.' }),
    ];
    const { survey } = bookOf(small({ groups: [living], pieces: [r], journal: journal as never[] }));
    const layers = layersOf(survey, survey.rooms[0] as never);
    expect(layers.filter((it) => it.row === 0)).toMatchObject([{ weight: 3, text: 'A voice sang here.', ticks: [1] }]);
    for (const edition of [firstEdition, secondEdition, playtestEdition])
      for (const kind of Object.keys((edition as { readonly sorts: object }).sorts))
        expect(KNOWN_KINDS.has(kind), kind).toBe(true);
  });

  it('[TA-KEY-17] [TA-GEN-T1.6] figures of an old game only where they are asked for', () => {
    const r = room('r', 5, 8, { room: 'vault' });
    const of: Small = {
      groups: [living, goblins],
      pieces: [r],
      beads: [
        bead('b', 'treasure', r, { owner: 'goblins' }),
        bead('p', 'population', r, { owner: 'goblins' }),
        bead('s', 'bonus', r, { owner: 'goblins' }),
      ],
    };
    const { floor } = bookOf(small(of)).survey.rooms[0] as { floor: number };
    expect(said(of, 'r', 'Treasure', { figures: 'old-school' })[0]).toContain(
      `worth ${200 * (floor + 1)} pieces of gold`,
    );
    expect(said(of, 'r', 'Who', { figures: 'old-school' })[0]).toMatch(/HD \d+, armour as (none|leather|chain|plate)/);
    expect(said(of, 'r', 'Danger', { figures: 'old-school' })[0]).toMatch(/save|2d6/);
    const usual = JSON.stringify(entry(of, 'r'));
    expect(usual).not.toMatch(/HD |pieces of gold|save/);
  });

  it('[TA-GEN-13] what is told of the journal shows its age and turn', () => {
    const ages =
      /(turn \d+ (of|to)|the beginning of the|As old as the world|as old as the place|when it was founded|in turn \d+)/;
    const facts = [
      ...whole.key.flatMap((it) => it.lines.flatMap((at) => at.facts)),
      ...whole.factions.flatMap((it) => [...it.wants.slice(it.villain ? 1 : 0), ...it.fears, ...it.deeds]),
    ].filter((it) => it.ticks.length > 0 && !plain(it.text).startsWith('Stains') && !plain(it.text).includes('wild'));
    expect(facts.length).toBeGreaterThan(50);
    for (const it of facts) expect(plain(it.text)).toMatch(ages);
  });
});

describe('the life of a treasure', () => {
  it('[TA-KEY-10] [TA-EX-17] the Sword that argues: made for the Trophy Hall, through four hands, and how it came to the Morlons again', async () => {
    const { handsBetween, lifeOf } = await import('../src/key/epic-life.ts');
    const hall = room('h', 5, 8, { room: 'Trophy Hall' });
    const lair = room('l', 8, 8, { owner: null });
    const group = (id: string, name: string) => ({ ...goblins, id, name, card: name });
    const owners = ['g1', null, 'morlons', 'brazenkragg', 'mob', 'mob', 'orkz', null, 'morlons'];
    const at = (i: number) => 10 + i * 10;
    const of: Small = {
      groups: [
        { ...bolheim, name: 'Barbeck', until: 20 },
        group('morlons', 'Morlons'),
        group('brazenkragg', 'Brazenkragg'),
        group('mob', 'Mob'),
        group('orkz', 'Orkz'),
      ],
      pieces: [hall, lair],
      beads: owners.map((owner, i) =>
        bead(`s${i}`, 'epic', i === 0 ? hall : lair, {
          origin: 's0',
          owner,
          name: 'Sword that argues',
          since: at(i),
          until: i === 8 ? null : at(i + 1),
        }),
      ),
      journal: [
        line(10, 'epic treasure', 'civilization', 2, { group: 'g1', piece: 'h', name: 'Sword that argues' }),
        line(90, 'taken up', 'monsters', 7),
      ] as never[],
    };
    const { survey } = bookOf(small(of));
    const life = lifeOf(survey, 'Sword that argues');
    expect(life.map((it) => it.owner?.name ?? 'loose')).toEqual([
      'Barbeck',
      'loose',
      'Morlons',
      'Brazenkragg',
      'Mob',
      'Orkz',
      'loose',
      'Morlons',
    ]);
    expect(handsBetween(life)).toBe(4);
    expect(said(of, 'l', 'Treasure')).toEqual([
      'Sword that argues ❖, made for the Trophy Hall of Barbeck in turn 2 of its rise, through 4 hands; the Morlons found it lying loose in turn 7 of the Age of Monsters',
    ]);
  });
});

describe('ways, sites and options', () => {
  it('[TA-ARE-27] [TA-KEY-13] a named way has an entry on each level that it crosses, the fullest where it is longest', () => {
    const road = tunnel('t', [4, 8.9, 14, 8.9], { room: 'The Underground Highway' });
    const pieces = [room('a', 5, 8), room('b', 9, 8), road];
    const book = bookOf(small({ groups: [living], pieces }));
    expect(book.ways.map((it) => [it.name, it.full])).toEqual([['The Underground Highway', true]]);
    const [way] = book.ways;
    expect(way?.lines.map((it) => it.label)).toEqual(['Notice', 'Past', 'Ways']);
    expect(plain(way?.what ?? [])).toMatch(/^way · \d+ ft on this level · 3 squares wide$/);
    const far = polygon([4, 14, 6, 14, 6, 15, 4, 15]);
    const two = bookOf(
      small({
        groups: [living],
        pieces: [
          room('a', 5, 6),
          tunnel('t', [5, 6.6, 5, 17.4, 9, 17.4], { room: 'Canal' }),
          piece('z', far),
          room('y', 9, 18),
        ],
      }),
    );
    const canal = two.ways.filter((it) => it.name === 'Canal');
    expect(canal.length).toBeGreaterThan(1);
    expect(canal.filter((it) => it.full)).toHaveLength(1);
    expect(bookOf(small({ groups: [living], pieces: [room('a', 5, 8), tunnel('t', [5.6, 8, 8, 8])] })).ways).toEqual(
      [],
    );
    // What stands on the surface has an entry of the same form.
    const hut = bookOf(small({ groups: [living], pieces: [room('h', 5, 3.6, { kind: 'building', room: 'hut' })] }))
      .key[0];
    expect(hut?.lines.map((it) => it.label)).toContain('Past');
  });

  it('[TA-GEN-T1.1] [TA-GEN-T1.9] [TA-GEN-T1.4] [TA-PLN-04] feet or metres, everywhere', () => {
    const of: Small = {
      groups: [living],
      pieces: [room('a', 5, 8), room('b', 5, 10.4), tunnel('t', [5, 8.6, 5, 9.8])],
    };
    expect([farSaid({ measure: 'feet' }, 35), farSaid({ measure: 'metres' }, 35)]).toEqual(['35 ft', '10.5 m']);
    expect(plain(entry(of, 'b')?.what ?? [])).toContain('70 ft down');
    expect(plain(entry(of, 'b', { measure: 'metres' })?.what ?? [])).toContain('21 m down');
    expect(said(of, 'a', 'Ways', { measure: 'metres' })[0]).toMatch(/stairs, \d+(\.5)? m, to/);
    expect(JSON.stringify(entry(of, 'a', { measure: 'metres' }))).not.toContain(' ft');
  });

  it('[TA-GEN-T1.8] only the areas that are asked for, with their own letters', () => {
    const { letter } = whole.survey.areas[1] as { letter: string };
    const one = bookOf(played('2', 'book-1'), { areas: [letter] });
    expect(one.key.length).toBeGreaterThan(0);
    expect(one.key.every((it) => it.room.area.letter === letter)).toBe(true);
    expect(one.plans.every((it) => it.plan.level.area.letter === letter)).toBe(true);
  });
});
