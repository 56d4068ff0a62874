import { Game, hands } from '@understory/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAGE_SIZES } from '../../src/index.ts';
import type { EventKind } from '../../src/second/events.ts';
import { PEOPLES, type SecondWorld, secondEdition, secondOptions } from '../../src/second/index.ts';
import { linesOf, type SecondLine } from '../../src/second/lines.ts';

type Line<K extends SecondLine['kind'] = SecondLine['kind']> = Extract<SecondLine, { kind: K }> & SecondLine;

/** What a field holds, as far as a world can tell. */
type Holds = (world: SecondWorld, value: unknown, line: Line) => boolean;

const isId = (of: (world: SecondWorld) => readonly { readonly id: string }[]): Holds => {
  const known = new WeakMap<object, Set<string>>();
  return (world, value) => {
    const all = of(world);
    const ids = known.get(all) ?? new Set(all.map((it) => it.id));
    known.set(all, ids);
    return typeof value === 'string' && ids.has(value);
  };
};
const group = isId((it) => it.groups);
const piece = isId((it) => it.page.pieces);
const bead = isId((it) => it.page.beads);
const unit = isId((it) => it.page.units);
const feature = isId((it) => it.page.features);
const word: Holds = (_, value) => typeof value === 'string' && value !== '';
/** What is told as data: a row of a table, or the player's own words. */
const thing: Holds = (world, value, line) =>
  typeof value === 'object' && value !== null && 'kind' in value && word(world, value.kind, line);
const flag: Holds = (_, value) => typeof value === 'boolean';
const many =
  (of: Holds): Holds =>
  (world, value, line) =>
    Array.isArray(value) && value.every((it) => of(world, it, line));
const some =
  (of: Holds): Holds =>
  (world, value, line) =>
    many(of)(world, value, line) && (value as unknown[]).length > 0;
const orNone =
  (of: Holds): Holds =>
  (world, value, line) =>
    value === null || of(world, value, line);
const oneOf =
  (...all: readonly Holds[]): Holds =>
  (world, value, line) =>
    all.some((it) => it(world, value, line));
const under =
  (field: string, of: Holds): Holds =>
  (world, value, line) =>
    typeof value === 'object' && value !== null && field in value && of(world, Reflect.get(value, field), line);

const who = oneOf(group, under('wild', piece), under('cause', word));
const whence = oneOf(under('piece', piece), under('unit', unit), under('group', group), under('wild', piece));
const beadKind: Holds = (_, value) => ['population', 'treasure', 'bonus', 'epic'].includes(String(value));
const bonus = oneOf(under('for', word), under('for', under('work', word)));
/** Beads that are gone as lately as their line, or came with it or after it. */
const beads = many((world, id, line) => {
  const it = world.page.beads.find((one) => one.id === id);
  return it !== undefined && (it.until === null || it.until >= line.tick);
});

/** Which kinds a row of the table is for. */
const ROWS = [
  ['CH-DAT-T1.lost', ['lost']],
  ['CH-DAT-T1.gained', ['gained']],
  ['CH-DAT-T1.gathered', ['gathered', 'left lying', 'handed over', 'spent', 'exported']],
  ['CH-DAT-T1.relocated', ['relocated', 'taken up', 'lair left']],
  ['CH-DAT-T1.dealing', ['dealing']],
  ['CH-DAT-T1.conflict', ['conflict', 'fought']],
  ['CH-DAT-T1.spawned', ['spawned', 'founded', 'split', 'joined']],
  ['CH-DAT-T1.built', ['built']],
  ['CH-DAT-T1.marked', ['marked', 'struck out', 'corrupted']],
  ['CH-DAT-T1.lore', ['lore', 'theme', 'style', 'story', 'inspired', 'achievement', 'catastrophe']],
  ['CH-DAT-T1.outcome', ['outcome', 'civilization ended', 'age ended']],
  ['CH-DAT-T1.named', ['named']],
  ['CH-DAT-T1.chose', ['chose']],
] as const satisfies readonly (readonly [row: string, kinds: readonly SecondLine['kind'][]])[];

/** What each kind of line holds, in the second edition. */
const T1: Readonly<Partial<Record<SecondLine['kind'], Readonly<Record<string, Holds>>>>> = {
  lost: { group: who, by: orNone(who), deed: word, pieces: some(piece), beads, bead: orNone(beadKind) },
  gained: { group, deed: word, from: orNone(whence), beads },
  gathered: { group, beads, names: many(word), piece },
  'left lying': { group: orNone(group), beads, names: many(word), piece },
  'handed over': { group: who, to: group, beads, names: many(word), piece },
  spent: { group, beads, piece },
  exported: { group, to: group, beads, names: many(word), piece },
  relocated: { group, from: piece, into: piece, deed: word, by: orNone(who), dug: flag },
  'taken up': { group, from: orNone(piece), into: orNone(piece), deed: word, by: orNone(who), beads },
  'lair left': { group, from: orNone(piece), into: orNone(piece), deed: word, by: orNone(who), pieces: many(piece) },
  dealing: { group, to: who, deed: word },
  conflict: { group, to: who, bonuses: many(bonus), tie: flag, stake: word },
  fought: { group, to: group, bonuses: many(bonus), winner: group },
  spawned: { group, home: piece, beads: some(bead), parent: orNone(group), because: orNone(word) },
  founded: { group, home: piece, beads, parent: orNone(group), because: orNone(piece) },
  split: { group, second: group, home: piece, beads: some(bead), parent: group, because: group },
  joined: { group, home: piece, beads, parent: orNone(group), because: word },
  built: { group, what: word, piece: orNone(piece), cost: many(beadKind), gain: many(beadKind), ended: flag },
  marked: { piece, mark: word, by: orNone(who) },
  'struck out': { piece: orNone(piece), mark: word, by: orNone(who) },
  corrupted: { piece, group, by: who },
  lore: { key: word },
  theme: { key: word },
  style: { key: word },
  inspired: { key: thing },
  achievement: { key: word },
  catastrophe: { key: word },
  'civilization ended': { group, by: orNone(who), ending: word },
  outcome: { by: orNone(who), result: word, villain: orNone(group) },
  'age ended': { by: orNone(who), ending: orNone(word) },
  story: { row: (_, value) => Number.isInteger(value) },
  chose: { why: orNone(under('key', word)) },
  named: { subject: word, id: oneOf(group, piece, bead, feature) },
  'cleared away': { beads, left: beads },
  fell: { group, beads },
  'bonus kept': { group, beads: some(bead) },
};

const deedOf = (line: Line) => ('deed' in line ? String(line.deed) : '');

/** What a line is always brought about by; where nobody's will but their own may do it, `unless` says so. */
const CAUSES: Readonly<Partial<Record<EventKind, { readonly by: RegExp; readonly unless?: (line: Line) => boolean }>>> =
  {
    opened: { by: /^(works|walked)$/ },
    encounter: { by: /^(opened|works|exhausted)$/ },
    contact: { by: /^(opened|works|explored|scouted|seated|spawned|relocated|moved)$/ },
    'struck out': { by: /./ },
    'monster gone': { by: /^(encounter|hunted|sacrificed)$/ },
    exported: { by: /^(gained|built|founded)$/ },
    moved: { by: /^(built|works|spotted)$/ },
    'demon back': { by: /^built$/ },
    'demon bound': { by: /^built$/ },
    'nexus woke': { by: /^civilization ended$/ },
    'gate closed': { by: /^civilization ended$/ },
    'tunneller stays': { by: /^gate closed$/ },
    'left behind': { by: /^cleared away$/ },
    'cleared away': { by: /^civilization ended$/ },
    'civilization ended': { by: /./ },
    marked: { by: /^(drew|built|works|tunnelled|catastrophe|spawned|conflict|died|gained|civilization ended)$/ },
    gained: {
      by: /./,
      // By a step of their own; H2-ACT-274 is one that just says what is gained.
      unless: (it) => it.clause === 'H2-ACT-274' || /^(breed|harvest|supplies|summon|prepare)$/.test(deedOf(it)),
    },
    lost: {
      by: /./,
      unless: (it) => /^(build|bribe|recruit|removal)$/.test(deedOf(it)),
    },
    seated: { by: /^(gained|spawned|relocated|handed over|gathered|invasion|conflict|no contest)$/ },
    bonus: { by: /^gained$/ },
    'bead gone': { by: /^(lost|left)$/ },
    'bonus kept': { by: /^(lost|moved|parted)$/ },
    'handed over': { by: /^lost$/ },
    'taken up': { by: /^(relocated|conflict|no contest)$/ },
    'lair left': { by: /^(relocated|died|left)$/ },
    died: { by: /^(lost|slain|destroyed)$/ },
    fell: { by: /^(died|left)$/ },
    invasion: { by: /^spawned$/ },
    'colony died': { by: /^(lost|exported|encounter|contact|founded)$/ },
  };

/** Notebook worlds of every people, by every hand, in which the villain may choose its path in turn. */
const WORLDS: SecondWorld[] = [];
beforeAll(() => {
  for (const people of PEOPLES) {
    for (const [i, choices] of (['story', 'tactical', 'random'] as const).entries()) {
      const options = secondOptions({ ...PAGE_SIZES.notebook, monsterTurns: 10, villainRounds: 8 });
      const game = new Game(secondEdition, { seed: `facts of ${people}`, options, hands: hands({ choices }) });
      for (let ask = game.ask; ask; ask = game.ask) {
        if (ask.clause === 'H2-CIV-01') game.answer(people, { hand: 'script' });
        else if (ask.ask === 'choose' && ask.clause === 'H2-VIL-02')
          game.answer(ask.options[i % ask.options.length]?.key ?? '', { hand: 'script' });
        else game.letAnswer();
      }
      WORLDS.push(game.world);
    }
  }
});

function all<K extends SecondLine['kind']>(kind: K): { readonly world: SecondWorld; readonly line: Line<K> }[] {
  return WORLDS.flatMap((world) =>
    linesOf(world).flatMap((line) => (line.kind === kind ? [{ world, line: line as Line<K> }] : [])),
  );
}

const shown = ({ kind, tick, clause, ...line }: Line) => `${tick} ${kind} ${clause} ${JSON.stringify(line)}`;

describe('what a chronicle needs of the journal', () => {
  it('is read in worlds of every people, under both villains', () => {
    expect(new Set(all('civilization ended').map(({ line }) => line.people)).size).toBe(PEOPLES.length);
    expect(new Set(all('age began').flatMap(({ line }) => line.villainy ?? [])).size).toBe(2);
  });

  it.each(ROWS)('(%s) has its fields', (_, kinds) => {
    for (const kind of kinds) expect(T1, kind).toHaveProperty(kind);
  });

  it.each(Object.entries(T1))('(CH-DAT-02, CH-DAT-T1) has every field of its kind: %s', (kind, fields) => {
    const lines = all(kind as SecondLine['kind']);
    const wrong = lines.flatMap(({ world, line }) =>
      Object.entries(fields)
        .filter(([field, holds]) => !holds(world, Reflect.get(line, field), line))
        .map(([field]) => `${field}: ${shown(line)}`),
    );
    expect(wrong).toEqual([]);
    if (!RARE.includes(kind)) expect(lines.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(CAUSES))('(CH-DAT-01) says what brought about: %s', (kind, { by, unless }) => {
    const wrong = all(kind as EventKind).flatMap(({ world, line }) => {
      const { cause } = line as { readonly cause?: number };
      if (cause === undefined) return unless?.(line) ? [] : [shown(line)];
      return by.test(linesOf(world)[cause]?.kind ?? '') ? [] : [`${linesOf(world)[cause]?.kind}: ${shown(line)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('(CH-DAT-01) gives only earlier lines as causes', () => {
    for (const world of WORLDS)
      for (const { tick, ...line } of linesOf(world))
        if ('cause' in line && line.cause !== undefined) expect(line.cause).toBeLessThan(tick);
  });

  it('(CH-DAT-01) cites the wrong that a grudge remembers', () => {
    const remembered = all('chose').filter(({ line }) => line.why?.at != null);
    expect(remembered.length).toBeGreaterThan(0);
    for (const { line } of remembered) expect(line.cause).toBe(line.why?.at);
  });

  it('(CH-DAT-02) names nobody by a bare piece', () => {
    for (const { world, line } of all('died')) expect(who(world, line.group, line)).toBe(true);
  });

  it('(CH-DAT-T1) takes what was lost from what went', () => {
    for (const { world, line } of all('lost')) {
      const kinds = new Set(line.beads.map((id) => world.page.beads.find((it) => it.id === id)?.kind));
      expect(line.bead).toBe(kinds.size === 1 ? [...kinds][0] : null);
    }
  });

  it('(CH-DAT-T1) names the home that a group then lives in, even if it is dug', () => {
    for (const { world, line } of [...all('relocated'), ...all('spawned')]) {
      const first = linesOf(world).find(
        (it): it is Line<'seated'> => it.tick > line.tick && it.kind === 'seated' && it.group === line.group,
      );
      expect(shown(line)).toBe(
        shown({ ...line, ...(line.kind === 'spawned' ? { home: first?.piece } : { into: first?.piece }) } as Line),
      );
    }
    for (const { world, line } of all('founded')) expect(world.page.piece(line.home).owner).toBe(line.group);
  });

  it('(CH-DAT-T1) names the thing that then bears the name', () => {
    for (const { world, line } of all('named')) {
      const { subject, id, name } = line;
      if (subject === 'treasure') expect(world.page.beads.find((it) => it.id === id)?.name).toBe(name);
      if (subject !== 'group') continue;
      const named = world.groups.find((it) => it.id === id);
      const before = named?.former.flatMap((it) => (it.was === 'name' ? it.name : [])) ?? [];
      expect([named?.name, ...before]).toContain(name);
    }
  });

  it('(CH-DAT-T1) names the beads that set out to a colony', () => {
    const colonies = all('founded').filter(({ line }) => line.parent !== null);
    expect(colonies.length).toBeGreaterThan(0);
    for (const { world, line } of colonies) {
      const sent = linesOf(world).filter((it) => it.kind === 'exported' && it.cause === line.tick);
      expect(line.beads.length, shown(line)).toBeGreaterThanOrEqual(sent.length);
    }
  });

  it('(CH-DAT-01) cites the choice that led to a meeting, where there was one', () => {
    const meetings = all('met');
    expect(meetings.length).toBeGreaterThan(0);
    for (const { world, line } of meetings) {
      const { cause } = line as { readonly cause?: number };
      const before = linesOf(world)[line.tick - 1];
      if (cause === undefined) expect(before?.kind === 'chose' && before.by === line.group, shown(line)).toBe(false);
      else
        expect(linesOf(world)[cause]?.kind, shown(line)).toMatch(/^(chose|dealing|spawned|invasion|relocated|died)$/);
    }
  });

  it('(CH-DAT-T1) says of a villain’s end who or what its death was by', () => {
    for (const { world, line } of all('outcome')) {
      if (line.result !== 'villain slain' && line.result !== 'villain destroyed') continue;
      const died = linesOf(world)[line.cause ?? -1];
      expect(died?.kind === 'died' && died.by, shown(line)).toEqual(line.by);
    }
  });

  it('(CH-DAT-T1) keeps the origin of a ● that is recruited', () => {
    const recruits = all('gained').filter(({ line }) => line.deed === 'recruit');
    expect(recruits.length).toBeGreaterThan(0);
    for (const { world, line } of recruits) {
      const it = world.page.beads.find(({ id }) => id === line.beads[0]);
      expect(it?.origin).not.toBe(it?.id);
    }
  });
});

/** Kinds that a few worlds may do without. */
const RARE: readonly string[] = ['joined', 'split', 'fought', 'corrupted', 'achievement', 'inspired', 'bonus kept'];
