import { line } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { adventure, bears, villainsOf } from '../../src/first/lent.ts';
import { VILLAINY_ENDINGS } from '../../src/first/villainy/keys.ts';
import { setUpVillain } from '../../src/first/villainy/set-up.ts';
import { draw } from '../../src/playtest/draw.ts';
import { brokenPromises } from '../../src/playtest/invariants.ts';
import { keepGround } from '../../src/playtest/joined/ground.ts';
import { JOINED } from '../../src/playtest/joined/laws.ts';
import { bandOf, isAlive, isOver, living, strengthOf } from '../../src/playtest/monsters/bands.ts';
import { gainTreasure, put } from '../../src/playtest/monsters/beads.ts';
import { endAge } from '../../src/playtest/monsters/ending.ts';
import { kinOf } from '../../src/playtest/monsters/kin.ts';
import type { PlaytestWorld } from '../../src/playtest/world.ts';
import { bandAt, hallBetween, has, loose, meet, packAt, takeTurn, wild } from './bands-at.ts';
import { comes, hollow, stretch, villainous } from './villains-at.ts';
import { game, play } from './world-at.ts';

const A = { x: 10, y: 8 };
const B = { x: 20, y: 8 };
const FAR = { x: 26, y: 18 };
const clauses = (world: PlaytestWorld) => world.journal.entries.map(({ clause }) => clause);
const kinds = (world: PlaytestWorld) => world.journal.entries.map(({ kind }) => kind);

describe('the Age of Villainy', () => {
  it('[PT-VIL-01] [PT-ERA-11] [PT-GEN-15] comes after that of Monsters unless it is left out, and each way there is an outcome', () => {
    const short = { lastEra: 10, lastSeason: 10 } as const;
    const { world } = game('villains', short, 'usual');
    expect(world.ages.map(({ name }) => name).slice(-2)).toEqual(['monsters', 'villainy']);
    expect(VILLAINY_ENDINGS).toContain(world.outcome?.kind);
    const without = game('villains', { ...short, villainy: false }, 'usual').world;
    expect(without.ages.at(-1)?.name).toBe('monsters');
    expect(['ten treasures', 'too many groups', 'last era']).toContain(without.outcome?.kind);
    expect(kinds(without)).not.toContain('villain came');
  });

  it('[PT-VIL-02] lies on a layer of its own; groups, packs and ○ go over, and who was on its way settles', () => {
    const world = wild();
    const gnolls = bandAt(world, 'breeders', '3/2', A);
    const late = bandAt(world, 'delvers', '2/1', B);
    packAt(world, FAR, 2, 1);
    [late.lair, late.territory] = [null, []];
    endAge(world, { kind: 'last era', by: null });
    stretch(world, { age: 'villainy', phase: 'beginning' });
    expect(world.layers.at(-1)?.age).toBe('villainy');
    expect([has(world, gnolls), has(world, late), late.lair !== null]).toEqual(['3/2', '2/1', true]);
    expect(isOver(world)).toBe(false);
    expect(world.villainy?.because).toEqual({ ending: 'last era', group: null });
    expect(world.at).toEqual({ age: 'villainy', phase: 'set-up', nth: 1 });
  });

  it('[PT-VIL-03] sets up kingdoms, in a castle that was drawn for an artifact if there is one', () => {
    const world = wild();
    const { result: castle } = play(world, (it) => JOINED.newCastle(it, 'test'));
    const at = world.page.piece(castle?.piece ?? '').shape.path;
    endAge(world, { kind: 'last era', by: null });
    stretch(world, { age: 'villainy', phase: 'beginning' });
    const [kingdom] = world.monsters.kingdoms;
    const own = world.page.piece(kingdom?.buildings[0]?.piece ?? '');
    expect([own.owner, own.shape.path]).toEqual([kingdom?.id, at]);
  });

  it('[PT-VIL-04] an alpha whose ten ○ ended the age is the one that becomes the Alpha Villain', () => {
    const world = wild();
    bandAt(world, 'alpha', '1/3', B);
    const winner = bandAt(world, 'alpha', '1/9', A);
    gainTreasure(world, winner, 'PT-ALP-10');
    expect(isOver(world)).toBe(true);
    stretch(world, { age: 'villainy', phase: 'beginning' });
    const { asked } = stretch(
      world,
      { age: 'villainy', phase: 'set-up', nth: 1 },
      { dice: [4], choose: { 'H1-VIL-02': ['roll'] } },
    );
    expect(asked.some((it) => it.clause === 'H1-VIL-T1')).toBe(true);
    expect(villainsOf(world).map(({ id, kind }) => [id, kind])).toEqual([[winner.id, 'alpha villain']]);
    expect(bandOf(world, winner.id).kind).toBe('alpha villain');
  });

  it('[PT-VIL-05] a season is the villain’s, the kingdoms’, each group’s with temples last, the wanderers’ and a party’s', () => {
    const world = villainous();
    const gnolls = bandAt(world, 'breeders', '3/2', A);
    hollow(world, { x: 15, y: 16 });
    comes(world, 'dungeon master');
    const phases: string[] = [];
    let at = { age: 'villainy', phase: 'villain', year: 1, nth: 0 } as Parameters<typeof stretch>[1];
    for (let i = 0; i < 12 && world.journal.turn < 2; i++) {
      phases.push(at.phase === 'season' ? `season of ${at.order[0]}` : at.phase);
      stretch(world, at);
      if (world.at.age !== 'villainy' || (world.at.phase === 'villain' && phases.length > 1)) break;
      at = world.at;
    }
    expect(phases).toEqual(['villain', 'arrival', `season of ${gnolls.id}`, 'wandering', 'party']);
    // No arrival is rolled for; with the setting it is, and a 6 brings nothing.
    expect(clauses(world)).not.toContain('PT-ARR-T1');
    const open = villainous({ arrivals: true });
    hollow(open, { x: 15, y: 16 });
    comes(open, 'dungeon master');
    stretch(open, { age: 'villainy', phase: 'arrival', year: 1 }, { dice: [6] });
    expect([clauses(open).includes('PT-ARR-T1'), kinds(open).includes('party came')]).toEqual([true, false]);
  });

  it('[PT-VIL-06] an enslaved group toils, and minions rest, instead of their turn', () => {
    const world = villainous();
    const [dwarves, orcs] = [bandAt(world, 'delvers', '4/2', A), bandAt(world, 'breeders', '4/2', B)];
    hollow(world, FAR);
    const { band, kin } = comes(world, 'dungeon master');
    for (const it of [dwarves, orcs]) kinOf(world, it).marks.push({ mark: 'enslaved', since: 0, until: null });
    stretch(world, { age: 'villainy', phase: 'season', year: 1, order: [dwarves.id] });
    stretch(world, { age: 'villainy', phase: 'season', year: 1, order: [orcs.id] });
    expect([has(world, dwarves), has(world, orcs), has(world, band)]).toEqual(['4/1', '3/2', '2/1']);
    expect(clauses(world)).not.toContain('PT-BRD-03');
    expect(kin.kind).toBe('dungeon master');
    const dead = villainous();
    const gnolls = bandAt(dead, 'breeders', '3/4', A);
    comes(dead, 'liche king');
    expect(bears(kinOf(dead, gnolls), 'dominated')).toBe(true);
    const before = dead.journal.entries.length;
    stretch(dead, { age: 'villainy', phase: 'season', year: 1, order: [gnolls.id] });
    expect(dead.journal.entries.slice(before).filter((it) => 'group' in it && it.group === gnolls.id)).toEqual([]);
  });

  it('[PT-VIL-07] ten ○ end nothing any more; a villain’s death does', () => {
    const world = villainous();
    const rich = bandAt(world, 'breeders', '3/9', A);
    hollow(world, FAR);
    const { band } = comes(world, 'alpha villain');
    gainTreasure(world, rich, 'PT-BRD-04');
    expect([has(world, rich), isOver(world)]).toEqual(['3/10', false]);
    JOINED.abandon(world, kinOf(world, band), 'H1-MEA-27');
    JOINED.watch(world);
    expect(world.monsters.over?.ending).toBe('villain dead');
    stretch(world, { age: 'villainy', phase: 'end' });
    expect([world.outcome, world.at]).toEqual([{ kind: 'villain dead', by: null }, { age: 'over' }]);
  });

  it('[PT-VIL-08] [PT-INV-12] ends undecided after the last season', () => {
    const world = villainous({ lastSeason: 1 });
    hollow(world, FAR);
    const { kin } = comes(world, 'dungeon master');
    JOINED.gain(world, kin, { clause: 'H1-DMR-05', kind: 'population', many: 7, deed: 'growth' });
    stretch(world, { age: 'villainy', phase: 'party', year: 1 });
    expect(world.monsters.over?.ending).toBe('undecided');
    expect(world.at).toEqual({ age: 'villainy', phase: 'end' });
  });

  it('[PT-VIL-14] two villains come if it was set so', () => {
    const world = villainous({ villains: 2 });
    for (const x of [6, 14, 22]) hollow(world, { x, y: 16 });
    const set = (nth: number, who: string) =>
      stretch(world, { age: 'villainy', phase: 'set-up', nth }, { dice: null, choose: { 'H1-VIL-02': [who] } });
    set(1, 'dungeon master');
    expect(world.at).toEqual({ age: 'villainy', phase: 'set-up', nth: 2 });
    set(2, 'thought lords');
    expect(villainsOf(world).map(({ kind }) => kind)).toEqual(['dungeon master', 'thought lords']);
    expect(world.at).toEqual({ age: 'villainy', phase: 'villain', year: 1, nth: 0 });
  });
});

describe('villains on this map', () => {
  it('[PT-VIL-09] their ground is what PT-TER-01 gives, and what they build joins it', () => {
    const world = villainous();
    hollow(world, A);
    const { band } = comes(world, 'dungeon master');
    const barracks = [...world.page.drawn()].find((it) => it.room === 'barracks');
    expect(band.territory.length).toBeGreaterThan(0);
    expect(JOINED.zone(world, kinOf(world, band)).reaches(barracks?.shape ?? (null as never))).toBe(true);
  });

  it('[PT-VIL-09] the Dungeon Master explores toward un-owned ○, and takes it, else toward a group', () => {
    const world = villainous();
    hollow(world, A);
    const { band, kin } = comes(world, 'dungeon master');
    packAt(world, { x: 13.5, y: 8 }, 0, 1);
    play(world, (it) => JOINED.goOut(it, kin), { dice: [] });
    expect([loose(world).length, has(world, band)]).toEqual([0, '1/1']);
    const gnolls = bandAt(world, 'breeders', '1/0', { x: 10, y: 12 });
    play(world, (it) => JOINED.goOut(it, kin), { dice: [6, 1] });
    expect(bears(kinOf(world, gnolls), 'enslaved')).toBe(true);
  });

  it('[PT-VIL-09] the Alpha Villain’s ground grows all round, or it digs a bead, and it meets nobody by that', () => {
    const world = villainous();
    hallBetween(world, A, { x: 16, y: 8 });
    bandAt(world, 'alpha', '1/3', A);
    const near = bandAt(world, 'breeders', '3/0', { x: 13.5, y: 8 });
    const { band, kin } = comes(world, 'alpha villain');
    const before = band.territory.length;
    play(world, (it) => JOINED.grow(it, kin), { dice: [] });
    expect(band.territory.length).toBeGreaterThan(before);
    expect(has(world, near)).toBe('3/0');
    const shut = villainous();
    const alone = bandAt(shut, 'alpha', '1/3', A);
    packAt(shut, { x: 14, y: 8 }, 0);
    const villain = comes(shut, 'alpha villain');
    const ground = () => shut.page.pieces.filter((it) => it.clause === 'PT-VIL-09').length;
    for (let i = 0; i < 4 && ground() === 0; i++) play(shut, (it) => JOINED.grow(it, villain.kin), { dice: [] });
    expect([ground(), alone.id]).toEqual([1, villain.band.id]);
  });

  it('[PT-VIL-10] a group meets a villain by its own moves: its strength, and what it can lose', () => {
    const world = villainous();
    const orcs = bandAt(world, 'breeders', '4/2★', A);
    hollow(world, FAR);
    const { band } = comes(world, 'dungeon master');
    expect(strengthOf(world, band)).toBe(3);
    // 4 > 3 and a ★: 3 + 2 = 5 is nothing weird.
    meet(world, orcs, band, [3]);
    expect(kinds(world)).not.toContain('weirdness');
    // He has no ○: the army pays; with no army losses are ignored.
    meet(world, orcs, band, [7]);
    expect(has(world, band)).toBe('0/0');
    meet(world, orcs, band, [7]);
    expect(living(world)).toContain(band);
    const beasts = villainous();
    bandAt(beasts, 'alpha', '2/4', A);
    const villain = comes(beasts, 'alpha villain').band;
    const delvers = bandAt(beasts, 'delvers', '9/0', B);
    const folk = () => beasts.page.beadsOf(villain.id).filter(({ kind }) => kind === 'population').length;
    const many = folk();
    expect(strengthOf(beasts, villain)).toBe(3 * many);
    meet(beasts, delvers, villain, [10]);
    expect(folk()).toBe(many - 1);
    const hunters = bandAt(beasts, 'alpha', '1/0', FAR);
    meet(beasts, hunters, villain, [3]);
    expect(has(beasts, villain)).not.toContain('★');
  });

  it('[PT-VIL-10] of a Liche King the legions fall first', () => {
    const world = villainous();
    const { band } = comes(world, 'liche king');
    const tomb = packAt(world, { x: 6, y: 16 }, 0);
    world.page.apply(
      {
        do: 'mark',
        mark: { id: world.page.newId('m'), kind: 'tomb', at: { x: 6, y: 16 }, piece: tomb.id, what: null },
      },
      900,
    );
    put(world, band, 'H1-LIC-08', 'population', tomb);
    const before = has(world, band);
    const gnolls = bandAt(world, 'breeders', '9/0', A);
    meet(world, gnolls, band, [5]);
    expect(before).not.toBe(has(world, band));
    expect(world.page.beadsIn(tomb.id, 'population')).toEqual([]);
    expect(living(world)).toContain(band);
  });

  it('[PT-VIL-11] [PT-EX-32] the Dungeon Master hires, enslaves Dwarves, is paid by them, and is hunted', () => {
    const world = villainous();
    hollow(world, A);
    const { band, kin } = comes(world, 'dungeon master');
    const dwarves = bandAt(world, 'delvers', '4/2', { x: 13.5, y: 8 }, 'dwarves');
    takeTurn(world, band, [5, 1]);
    expect(bears(kinOf(world, dwarves), 'enslaved')).toBe(true);
    // He had 0 ○: one came, and was paid for one more.
    expect(has(world, band)).toBe('2/0');
    stretch(world, { age: 'villainy', phase: 'season', year: 1, order: [dwarves.id] });
    expect([has(world, dwarves), has(world, band)]).toEqual(['4/1', '2/1']);
    const ankheng = bandAt(world, 'alpha', '1/0', { x: 10, y: 12 });
    expect([strengthOf(world, ankheng), strengthOf(world, band)]).toEqual([3, 3]);
    meet(world, ankheng, band, [8]);
    expect([has(world, band), kin.kind]).toEqual(['1/1', 'dungeon master']);
  });

  it('[PT-VIL-12] infiltrated groups neither mine nor breed, give 1 ○, and leave each other alone', () => {
    const world = villainous();
    const [dwarves, orcs] = [bandAt(world, 'delvers', '3/3', A), bandAt(world, 'breeders', '3/0', { x: 11.5, y: 8 })];
    const { band } = comes(world, 'thought lords');
    const rock = packAt(world, { x: 10, y: 8.8 }, 0);
    const at = { x: 10, y: 8.8 };
    const unit = { id: world.page.newId('u'), kind: 'ore', biome: null, at, piece: rock.id, stratum: 1 };
    world.page.apply({ do: 'unit', unit } as never, 900);
    for (const it of [dwarves, orcs])
      if (!bears(kinOf(world, it), 'control')) kinOf(world, it).marks.push({ mark: 'control', since: 0, until: null });
    const rich = has(world, band);
    stretch(world, { age: 'villainy', phase: 'season', year: 1, order: [dwarves.id] });
    expect(has(world, dwarves)).toMatch(/^3\/2/);
    expect(has(world, band)).not.toBe(rich);
    expect(clauses(world)).not.toContain('PT-DEL-05');
    stretch(world, { age: 'villainy', phase: 'season', year: 1, order: [orcs.id] });
    expect(clauses(world)).not.toContain('PT-BRD-03');
    expect(clauses(world)).not.toContain('PT-ENC-03');
  });

  it('[PT-VIL-13] an Alpha Villain comes if there is no alpha, forages from its ground, and never moves', () => {
    const world = villainous();
    const holder = bandAt(world, 'breeders', '2/2', A);
    const { band, kin } = comes(world, 'alpha villain');
    expect([kin.kind, band.lair !== null, clauses(world).includes('PT-ARR-02')]).toEqual(['alpha villain', true, true]);
    expect(living(world).length).toBeLessThanOrEqual(2);
    expect(holder.kind).toBe('breeders');
    const hunting = villainous();
    bandAt(hunting, 'alpha', '1/0', A);
    packAt(hunting, { x: 10, y: 6.2 }, 1);
    const near = bandAt(hunting, 'breeders', '2/2', { x: 13, y: 8 });
    const villain = comes(hunting, 'alpha villain');
    villain.band.territory = [...villain.band.territory, ...near.territory.slice(0, 1)];
    const lair = villain.band.lair;
    play(hunting, (it) => JOINED.forage(it, villain.kin), { dice: [6, 1] });
    expect(clauses(hunting)).toContain('H1-AVI-13');
    for (let i = 0; i < 3; i++) play(hunting, (it) => JOINED.forage(it, villain.kin));
    expect(villain.band.lair).toBe(lair);
  });

  it('[PT-VIL-13] has the sanctum of its kind', () => {
    for (const [flavour, room] of [
      ['dragon', 'Hoard'],
      ['hill giant', 'Forge'],
      ['xorn', 'Heartgem'],
      // The gift makes it a magi.
      ['ogre', 'Library'],
      ['ankheng', 'sanctum'],
      ['ettin', 'Arena of Death'],
    ] as const) {
      const world = villainous();
      bandAt(world, 'alpha', '1/6', A, flavour);
      comes(world, 'alpha villain');
      const built = [...world.page.drawn()].map((it) => it.room);
      expect([flavour, built.some((it) => it === room || (room === 'Forge' && it === 'Drinking Hall'))]).toEqual([
        flavour,
        true,
      ]);
    }
  });

  it('[PT-VIL-13] [PT-VIL-14] [PT-VIL-09] a new alpha wipes out whom it lands among, but not another villain, whose ground there it takes', () => {
    const world = villainous();
    hollow(world, { x: 3, y: 8.25 });
    const { band: master } = comes(world, 'dungeon master');
    const beast = { choose: { 'H1-VIL-02': ['alpha villain'] }, dice: [5, 1, 1] };
    play(world, (it) => setUpVillain(it, 2), beast);
    keepGround(world);
    const [, villain] = villainsOf(world).map((it) => bandOf(world, it.id));
    expect([isAlive(world, master), villain?.kind]).toEqual([true, 'alpha villain']);
    expect(villain?.territory.length).toBeGreaterThan(0);
    expect(brokenPromises(world).filter((it) => it.startsWith('PT-INV-10'))).toEqual([]);
    const other = villainous();
    const gnolls = bandAt(other, 'breeders', '3/2', { x: 3, y: 8.25 });
    const { result } = play(other, (it) => JOINED.newAlpha(it), { dice: [5, 1, 1] });
    expect(result?.kind).toBe('alpha');
    const third = villainous();
    const orcs = bandAt(third, 'breeders', '3/2', { x: 3, y: 8.25 });
    play(third, (it) => setUpVillain(it, 1), beast);
    // It has their 2 ○ and 3 of its own, and has built with them.
    expect([
      isAlive(other, gnolls),
      isAlive(third, orcs),
      kinds(third).includes('took') || kinds(third).includes('looted'),
    ]).toEqual([true, false, true]);
  });

  it('[PT-VIL-02] [PT-JOI-14] a party that comes upon the Dungeon Master kills him, and the age is over', () => {
    const world = villainous();
    hollow(world, A);
    comes(world, 'dungeon master');
    draw(world, { clause: 'PT-DEL-02', kind: 'tunnel', shape: line([10, 4, 10, 8], 0.5), what: { kind: 'shaft' } });
    play(world, (it) => adventure(it, { size: 30, alignment: 'lawful' }));
    expect([villainsOf(world), isOver(world)]).toEqual([[], true]);
    expect(world.monsters.over).toMatchObject({ ending: 'villain dead' });
  });
});
