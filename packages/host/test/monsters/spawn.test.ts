import { gap } from '@understory/page';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { draw } from '../../src/second/draw.ts';
import { homeOf, seatsOf } from '../../src/second/monsters/ground/lair.ts';
import { areJoined } from '../../src/second/monsters/ground/places.ts';
import { wordsIn } from '../words-in.ts';
import { cardOf, denAt, ownCard, playIn } from './den-at.ts';
import { beads, comes, home, seats, spawned, stratum } from './spawn-at.ts';
import { caveAt, looseAt, nexusAt, roomAt, unitAt, waterAt } from './things-at.ts';

/** Strata 2.5 beads thick, so that (12, 11) lies in the third of eight, as in the worked example. */
const EIGHT = { strata: 8, height: 24 } as const;

describe('spawning', () => {
  it('[H2-MON-E01][H2-MON-119][H2-MON-211][H2-MON-212][H2-MON-213] rolls the stratum, and digs rooms round the spot pointed at', () => {
    const den = denAt({ ...EIGHT, turn: 2 });
    const kobolds = comes(den, 'Kobolds', { rolls: [3], pointing: [12, 11] });
    expect(beads(den, kobolds)).toBe('●2 ○1 ★0');
    expect(seats(den, kobolds)).toEqual([
      [12, 11],
      [13.5, 11],
      [12.75, 12.3],
    ]);
    expect(stratum(den, kobolds)).toBe(3);
    const { page } = den.world;
    const rooms = seatsOf(den, kobolds).map((seat) => page.piece(seat.piece));
    expect(rooms.map((room) => [room.kind, room.variant, room.owner])).toEqual(
      rooms.map(() => ['room', 'maze', 'kobolds']),
    );
    const [first, ...others] = rooms;
    for (const room of others) expect(first && areJoined(den, first, room)).toBe(true);
    expect(page.pieces.filter((piece) => piece.kind === 'tunnel')).toHaveLength(2);
  });

  it('[H2-MON-E01][H2-CRD-333][H2-CRD-C16] rolls again for those who never live on the surface', () => {
    const den = denAt(EIGHT);
    const troglodytes = comes(den, 'Troglodytes', { rolls: [9, 5] });
    expect(stratum(den, troglodytes)).toBe(5);
  });

  it('[H2-MON-119] the highest face is the surface, where a group lives in huts on its line', () => {
    const den = denAt(EIGHT);
    const goblins = comes(den, 'Goblins', { rolls: [9], pointing: [10, 4] });
    expect(stratum(den, goblins)).toBe(0);
    const huts = seatsOf(den, goblins).map((it) => den.world.page.piece(it.piece));
    expect(huts.map((it) => it.kind)).toEqual(['building', 'building', 'building']);
    expect(home(den, goblins)).toEqual([10, 3.5]);
  });

  it('[H2-MON-105] nobody lives on a road: a hut is built beside it', () => {
    const den = denAt({
      ...EIGHT,
      before: (world) => {
        const shape = { path: [5, 4, 15, 4], closed: false, swell: 0.2 };
        draw(world, {
          clause: 'H2-MAG-07',
          kind: 'building',
          shape,
          what: asWritten('a road'),
          room: 'road',
          stratum: 0,
        });
      },
    });
    const ogre = comes(den, 'Ogre', { rolls: [9], pointing: [10, 4] });
    const hut = den.world.page.piece(homeOf(den, ogre).piece);
    expect([hut.room, hut.owner]).toEqual(['hut', 'ogre']);
  });

  it('[H2-MON-130] the hut of a newcomer does not stand in the City', () => {
    const den = denAt({ ...EIGHT, monsters: [{ card: 'Saltbury', seats: [[10, 3.5]] }] });
    const [city] = den.world.page.pieces;
    const ogre = comes(den, 'Ogre', { rolls: [9], pointing: [9, 4] });
    const hut = den.world.page.piece(homeOf(den, ogre).piece);
    expect([hut.room, hut.owner]).toEqual(['hut', 'ogre']);
    expect(city && gap(hut.shape, city.shape)).toBeGreaterThan(0.25);
  });

  it('[H2-ACT-341][H2-MON-213] leaves the spot of the surface to chance, whoever plays', () => {
    const xs = ['a', 'b', 'c', 'd'].map((seed) => {
      const den = denAt(EIGHT);
      return home(den, comes(den, 'Goblins', { rolls: [9], by: 'tactical', seed }))[0];
    });
    expect(new Set(xs).size).toBe(4);
    for (const x of xs) expect(x).toBeGreaterThanOrEqual(1);
  });

  it('[H2-ACT-341] the random hand takes any room or cave of the stratum, held or not, or one fresh spot', () => {
    const found = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const den = denAt({ ...EIGHT, before: (world) => void [caveAt(world, [5, 10]), caveAt(world, [20, 10])] });
      const [x] = home(den, comes(den, 'Ogre', { rolls: [3], by: 'random', seed: String(seed) }));
      found.add(x === 5 ? 'left' : x === 20 ? 'right' : 'fresh');
    }
    expect([...found].sort()).toEqual(['fresh', 'left', 'right']);
  });

  it('[H2-MON-212] uses the free rooms within 4.5 beads first, the nearest first, and joins them by tunnels', () => {
    const den = denAt({
      ...EIGHT,
      before: (world) => void [roomAt(world, [12, 14]), roomAt(world, [9.5, 11]), roomAt(world, [17.2, 11])],
    });
    const kobolds = comes(den, 'Kobolds', { rolls: [3], pointing: [12, 11] });
    expect(seats(den, kobolds)).toEqual([
      [12, 11],
      [9.5, 11],
      [12, 14],
    ]);
    const rooms = seatsOf(den, kobolds).map((it) => den.world.page.piece(it.piece));
    expect(rooms.every((it) => areJoined(den, rooms[0] as (typeof rooms)[0], it))).toBe(true);
  });

  it('[H2-MON-212] moves into a cave that is there, and digs no home', () => {
    const den = denAt({ ...EIGHT, before: (world) => void caveAt(world, [12, 10]) });
    const ogre = comes(den, 'Ogre', { rolls: [3], pointing: [12.3, 10.2] });
    expect(home(den, ogre)).toEqual([12, 10]);
    expect(den.world.page.piece(homeOf(den, ogre).piece).kind).toBe('cave');
  });

  it('[H2-CRD-111][H2-CRD-T3.5][H2-CRD-T3.14] digs a home of 2 beads where its style has one large chamber', () => {
    const den = denAt(EIGHT);
    const areas = ['Antlings', 'Dragon', 'Ogre'].map((card, i) => {
      const monster = comes(den, card, { rolls: [2 + 2 * i], pointing: [5 + 9 * i, 7.75 + 5 * i] });
      return den.world.page.piece(homeOf(den, monster).piece).area;
    });
    expect(areas).toEqual([2, 2, 1.13]);
  });

  it('[H2-MON-215][H2-MON-216] takes no lifecycle when it spawns: it is born in this turn', () => {
    const den = denAt({ ...EIGHT, turn: 4 });
    const ogre = comes(den, 'Ogre', { rolls: [3] });
    expect(ogre.born).toBe(4);
    expect(ogre.past.deeds).toEqual([]);
  });

  it('[H2-MON-215] plays one lifecycle at once where the house plays so', () => {
    const size = (newcomersAct: boolean) => {
      const den = denAt({ ...EIGHT, newcomersAct });
      const ooze = playIn(den, () => den.laws.spawn(den, cardOf('Ooze'), {}), [['H2-MON-119', [3]]]);
      return ooze && beads(den, ooze);
    };
    expect([size(false), size(true)]).toEqual(['●1 ○0 ★0', '●2 ○0 ★0']);
  });

  it('[H2-MON-217] [CH-NAM-08] has its card’s name, a second one a name of its kind and no number, or the name that the player gives', () => {
    const den = denAt(EIGHT);
    const [first, second, third] = [
      comes(den, 'Ogre', { rolls: [2] }),
      comes(den, 'Ogre', { rolls: [7] }),
      comes(den, 'Ogre', { rolls: [5], answers: [['H2-MON-217', 'Grimjaw']] }),
    ];
    const own = second?.group.name ?? '';
    expect([first, second, third].map((it) => [it?.id, it?.group.name, it?.group.kind])).toEqual([
      ['ogre', 'Ogre', 'ogre'],
      ['ogre-2', own, 'ogre'],
      ['ogre-3', 'Grimjaw', 'ogre'],
    ]);
    // It says what it is, is told from the first, and has no number.
    expect(own).toMatch(/^\p{Lu}\p{Ll}+ Ogre$/u);
    const labels = den.world.page.labels.map((it) => [wordsIn(den.world)(it), it.about]);
    expect(labels).toEqual([
      ['Ogre', 'ogre'],
      [own, 'ogre-2'],
      ['Grimjaw', 'ogre-3'],
    ]);
    expect(den.world.monsters).toEqual([first, second, third]);
  });

  it('[CH-NAM-08] keeps the article of its card in front of what tells it from another', () => {
    const named = ['The Experts', 'A Wizard'].map((card) => {
      const den = denAt(EIGHT);
      comes(den, card, { rolls: [2] });
      return comes(den, card, { rolls: [7] }).group.name;
    });
    expect(named[0]).toMatch(/^The \p{Lu}\p{Ll}+ Experts$/u);
    expect(named[1]).toMatch(/^(?:An [AEIOU]|A [^AEIOU\W])\p{Ll}+ Wizard$/u);
  });

  it('[H2-MON-219][H2-MON-125] comes with no pacts and no history', () => {
    const den = denAt({ ...EIGHT, monsters: [{ card: 'Goblins', at: [25, 20] }] });
    const ogre = comes(den, 'Ogre', { rolls: [2] });
    expect(den.pacts).toEqual([]);
    expect([ogre.past.deeds, ogre.past.losses, ogre.past.victims, [...ogre.grudges]]).toEqual([[], [], [], []]);
  });

  it('[H2-MON-137] moves a location that is not legal to the nearest spot that is', () => {
    const den = denAt({ ...EIGHT, before: (world) => void unitAt(world, 'magma', [12, 10]) });
    const ogre = comes(den, 'Ogre', { rolls: [3], pointing: [12, 10] });
    const [x, y] = home(den, ogre);
    const far = Math.hypot(x - 12, y - 10);
    // A home half as wide, and a quarter bead of rock between: 0.6 + 0.6 + 0.25, on the grid of half beads.
    expect(far).toBeCloseTo(1.5, 5);
  });

  it('[H2-MON-211][H2-MON-411] gathers the loose treasure about when it has settled', () => {
    const den = denAt({ ...EIGHT, before: (world) => void roomAt(world, [15, 11]) });
    const room = [...den.world.page.drawn()][0];
    if (room) looseAt(den, room);
    const ogre = comes(den, 'Ogre', { rolls: [3], pointing: [12, 11] });
    expect(beads(den, ogre)).toBe('●1 ○1 ★0');
  });

  it('[H2-MON-T2.7][H2-MON-211] gives a magical group ★ more on a ley line, and no other', () => {
    const ley = () =>
      denAt({
        ...EIGHT,
        before: (world) => {
          const shape = { path: [0, 11, 30, 11], closed: false, swell: 0.05 };
          const line = draw(world, {
            clause: 'H2-NEX-12',
            kind: 'ley',
            shape,
            what: asWritten('a ley line'),
            nexus: 'ley lines',
          });
          const mark = {
            id: world.page.newId('m'),
            kind: 'nexus',
            at: { x: 1, y: 11 },
            piece: line.id,
            what: null,
          } as const;
          world.page.apply({ do: 'mark', mark }, 0);
        },
      });
    const [on, off, other] = [ley(), ley(), ley()];
    expect(beads(on, comes(on, 'Goblins', { rolls: [3], pointing: [12, 11] }))).toBe('●2 ○1 ★1');
    expect(beads(off, comes(off, 'Goblins', { rolls: [6], pointing: [12, 18] }))).toBe('●2 ○1 ★0');
    expect(beads(other, comes(other, 'Kobolds', { rolls: [3], pointing: [12, 11] }))).toBe('●2 ○1 ★0');
  });

  it('[H2-MON-E33][H2-MON-229][H2-MON-T2.5][H2-CRD-332] comes out of the gateway, which closes behind it; not if its card leads it elsewhere', () => {
    const den = denAt({ ...EIGHT, before: (world) => void nexusAt(world, 'gateway', [12, 12.8]) });
    const isOpen = () => den.world.page.marks.some((it) => it.kind === 'nexus' && it.until === null);
    const saltbury = comes(den, 'Saltbury', { rolls: [4] });
    expect([stratum(den, saltbury), home(den, saltbury)[0], isOpen()]).toEqual([0, 12, true]);
    const ratfolk = comes(den, 'Ratfolk', { rolls: [4] });
    expect(home(den, ratfolk)).toEqual([12, 12.8]);
    expect(beads(den, ratfolk)).toBe('●2 ○0 ★0');
    expect(isOpen()).toBe(false);
    const ogre = comes(den, 'Ogre', { rolls: [4], pointing: [22, 12.5] });
    expect(home(den, ogre)).toEqual([22, 12.5]);
  });

  it('[H2-MON-206][H2-MON-229][H2-HND-06] takes a hand-over place for the rolled one, its card’s lines still holding; no gateway is used', () => {
    const ground = () => denAt({ ...EIGHT, before: (world) => void nexusAt(world, 'gateway', [20, 10]) });
    const [below, above] = [ground(), ground()];
    const ogre = comes(below, 'Ogre', { at: { x: 12, y: 10 } });
    expect(home(below, ogre)).toEqual([12, 10]);
    expect(below.world.page.marks.some((it) => it.until === null)).toBe(true);
    const saltbury = comes(above, 'Saltbury', { at: { x: 12, y: 10 } });
    expect([home(above, saltbury)[0], stratum(above, saltbury)]).toEqual([12, 0]);
  });

  it('[H2-HND-06][H2-CRD-333] rolls after all where the hand-over place is forbidden to its card', () => {
    const den = denAt(EIGHT);
    const troglodytes = comes(den, 'Troglodytes', { at: { x: 12, y: 3.9 }, rolls: [5] });
    expect(stratum(den, troglodytes)).toBe(5);
  });

  it('[H2-CRD-246] comes to live beside a construction, not as an invasion, and is joined to it', () => {
    const den = denAt({ ...EIGHT, monsters: [{ card: 'Farmers', at: [12, 11] }] });
    const beside = den.world.page.piece(homeOf(den, den.monsters[0] as never).piece);
    const saltbury = comes(den, 'Saltbury', { beside });
    expect(saltbury.past.deeds).toEqual([]);
    const [x, y] = home(den, saltbury);
    expect(Math.hypot(x - 12, y - 11)).toBeCloseTo(1.5, 5);
    expect(areJoined(den, beside, den.world.page.piece(homeOf(den, saltbury).piece))).toBe(true);
  });

  it('[H2-CRD-312] comes on the surface at a spot found by chance', () => {
    const den = denAt(EIGHT);
    const experts = comes(den, 'The Experts', { onSurface: true });
    expect([stratum(den, experts), beads(den, experts)]).toEqual([0, '●3 ○0 ★1']);
    expect(den.world.journal.entries.some((it) => it.clause === 'H2-MON-119')).toBe(false);
  });

  it('[H2-MON-138] starts with ○ for ❖ where the player plays without epics', () => {
    const rich = ownCard('card Rich Ones\nstart ●❖\nalways breed');
    const [plain, epic] = [denAt({ ...EIGHT, epics: false }), denAt(EIGHT)];
    const kinds = (den: typeof plain) => seatsOf(den, comes(den, rich, { rolls: [3] })).map((it) => it.kind);
    expect(kinds(plain)).toEqual(['population', 'treasure']);
    expect(kinds(epic)).toEqual(['population', 'epic']);
  });

  it('[H2-CRD-307] does not leave the map because its treasure is still in the hand, but does if it has none', () => {
    const den = denAt(EIGHT);
    expect(beads(den, comes(den, 'Nomads', { rolls: [3] }))).toBe('●2 ○2 ★0');
    const poor = ownCard('card Poor Ones\nstart ●●\nalways breed\nrules:\n- when we have no ○: leave the map');
    expect(spawned(den, poor, { rolls: [6] })).toBeNull();
  });

  it('[H2-CRD-C07.2] a Wizard is of some kind, as its label says', () => {
    const den = denAt(EIGHT);
    comes(den, 'A Wizard', { rolls: [3] });
    const kindOf = () => {
      const { note } = den.world.page.labels.at(-1) ?? { note: null };
      return note && wordsIn(den.world)({ what: note });
    };
    expect(kindOf()).toMatch(/^(necromancer|elementalist|time twister|blast mage|arcane meddler)$/);
    comes(den, 'A Wizard', { rolls: [6], answers: [['H2-CRD-C07.2', 'pyromancer']] });
    expect(kindOf()).toBe('pyromancer');
    comes(den, 'Ogre', { rolls: [8] });
    expect(kindOf()).toBeNull();
  });

  it('[H2-MON-105][H2-MON-212] sits at the very spot pointed at in a large cavern', () => {
    const den = denAt({ ...EIGHT, before: (world) => void caveAt(world, [12, 14], 3) });
    const ogre = comes(den, 'Ogre', { rolls: [4], pointing: [10.4, 13.2] });
    expect(home(den, ogre)).toEqual([10.4, 13.2]);
  });

  it('[H2-MON-137] a group that is not aquatic does not sit in water; one that is does', () => {
    const lake = () => denAt({ ...EIGHT, before: (world) => void waterAt(world, [12, 14]) });
    const [dry, wet] = [lake(), lake()];
    const ogre = comes(dry, 'Ogre', { rolls: [4], pointing: [12, 13] });
    expect(Math.hypot(home(dry, ogre)[0] - 12, home(dry, ogre)[1] - 14)).toBeGreaterThan(2);
    expect(cardOf('Shadow Hulk').tags).toContain('aquatic');
    const hulk = comes(wet, 'Shadow Hulk', { rolls: [4], pointing: [12, 13] });
    expect(home(wet, hulk)).toEqual([12, 13]);
  });
});
