import type { LentLine, OwnLine } from '@understory/host/playtest';
import type { Draft } from './draft.ts';
import type { Fact, FactKind } from './fact.ts';
import { FIRST } from './first.ts';
import type { Years } from './years.ts';
import { Years as Reading } from './years.ts';

type Kind = OwnLine['kind'];
type Line<K extends Kind> = Extract<OwnLine, { kind: K }>;
type Reader<K extends Kind> = (line: Line<K>, to: Years) => void;

const nothing = () => {};

/** A reader of lines that both editions write alike. */
type Loose = (line: unknown, to: Years) => void;

/** What a move of an encounter is, who did it to whom, and whether it succeeded (CH-FCT-T2). Moves by names of their own are fights. */
const MOVES: Readonly<
  Record<string, { readonly kind: FactKind; readonly won: boolean | null; readonly thing?: string }>
> = {
  Retreat: { kind: 'fought', won: false },
  Appease: { kind: 'bribed', won: true },
  Trade: { kind: 'traded', won: true },
  Heist: { kind: 'stole', won: true },
  Sack: { kind: 'fought', won: true },
  Collapse: { kind: 'fought', won: false },
  Bribe: { kind: 'bribed', won: true },
  Embattle: { kind: 'fought', won: null },
  Raid: { kind: 'stole', won: true },
  Infest: { kind: 'stole', won: true },
  Flee: { kind: 'fought', won: false },
  Serve: { kind: 'traded', won: true, thing: 'served' },
  Extort: { kind: 'extorted', won: true },
  Hunt: { kind: 'hunted', won: true },
  Terrorize: { kind: 'hunted', won: true },
  Pupate: { kind: 'bred', won: null },
};

/** Rows of the weird: who is told to have done what (CH-FCT-T2). */
const WEIRD: Readonly<Record<string, FactKind>> = {
  Alliance: 'allied',
  'Dogs of war': 'fought',
  'Walled off': 'woke',
  Besieged: 'woke',
  'The Bazaar': 'traded',
  'Magic mishap': 'woke',
  Revelation: 'turned',
};

const encountered: Reader<'encountered'> = (line, to) => {
  const { group, from, piece, move } = line;
  if (from !== null) to.meet(line, group, from);
  const known = MOVES[move];
  if (line.result === 'weird' || (known === undefined && move === '')) return;
  const { kind, won, thing = null } = known ?? { kind: 'fought' as const, won: null };
  if (kind === 'bred') return void to.drafts.begin('bred', line, { actor: group });
  if (from !== null) to.deed(kind, line, group, from, { won, thing });
  // A pack is told by its place, and what was done to it is one deed.
  else to.drafts.begin('fought', line, { actor: group, target: `wild:${piece}`, piece, won });
};

const weirdness: Reader<'weirdness'> = (line, to) => {
  const kind = WEIRD[line.name];
  if (!to.isMeeting(line, line.group, line.from)) to.meet(line, line.group, line.from);
  if (kind !== undefined)
    to.deed(kind, line, line.group, line.from, { thing: line.name, won: kind === 'fought' ? null : true });
};

const taken: Reader<'took'> = (line, to) => {
  const names = to.names(line.beads);
  if (line.from !== null) {
    const deed = to.deedOf(line, line.group, line.from);
    if (deed) {
      to.drafts.join(deed, line);
      deed.tolls.push({ group: to.who(line.from), lives: 0, treasures: line.count });
      deed.treasures.push(...names);
      return;
    }
  }
  const given = { actor: line.group, n: line.count, treasures: names };
  if (names.length > 0) to.drafts.begin('passed', line, { ...given, thing: names[0] ?? null });
  else to.drafts.begin('gathered', line, given);
};

/** Either chapter names parent and child in its own order: the child is whoever came last. */
const split: Reader<'split'> = (line, { drafts }) => {
  const cameAt = (group: string) => drafts.all.findLastIndex((it) => it.kind === 'came' && it.actor === group);
  const [a, b] = [cameAt(line.group), cameAt(line.from)];
  const isOther = b < 0 || (a >= 0 && b > a);
  const [child, parent] = isOther ? [line.from, line.group] : [line.group, line.from];
  const came = drafts.all[isOther ? b : a];
  if (came && came.turn === line.turn) {
    Object.assign(came, { target: parent, thing: 'split' });
    drafts.join(came, line);
  } else drafts.begin('came', line, { actor: child, target: parent, thing: 'split' });
};

const lost: Reader<'lost'> = (line, to) => {
  // A lent chapter says for what.
  if ('deed' in line) return (FIRST.lost as Loose)(line, to);
  const isLife = line.bead === 'population';
  to.lost(line, line.group, isLife ? line.count : 0, isLife ? 0 : line.count, line.piece, null);
};

const relocated = (line: Line<'relocated'>, to: Years): void => {
  const deed = to.deedOf(line, line.group);
  const isDriven = deed !== null && deed.kind === 'fought' && deed.won === false && deed.actor === line.group;
  const isWeird = to.isMeeting(line, line.group) && deed === null;
  to.drafts.begin(isDriven || isWeird ? 'driven' : 'moved', line, {
    actor: line.group,
    piece: line.piece,
    by: isDriven || isWeird ? to.otherThan(line, line.group) : null,
    causes: deed && isDriven ? [deed] : [],
  });
};

const destroyed: Reader<'destroyed'> = (line, to) => {
  const deed = to.deedOf(line, line.group) ?? lastAgainst(to, line.group, line.turn);
  to.drafts.begin('died', line, {
    actor: line.group,
    by: line.by === null ? otherIn(deed, line.group) : to.who(line.by),
    piece: deed?.piece ?? null,
    causes: deed ? [deed] : [],
  });
};

/** A line may say that nobody ended somebody, who lost the last life against another (CH-DAT-05). */
function otherIn(deed: Draft | null, group: string): string | null {
  if (!deed?.tolls.some((it) => it.group === group && it.lives > 0)) return null;
  return deed.actor === group ? deed.target : deed.actor;
}

/** What took its last life, where it was no meeting. */
function lastAgainst({ drafts }: Years, group: string, turn: number): Draft | null {
  return (
    drafts.all.findLast((it) => it.turn === turn && it.tolls.some((toll) => toll.group === group && toll.lives > 0)) ??
    null
  );
}

const turned = (line: Line<'mutated' | 'became a magi' | 'is a fire giant'>, { drafts }: Years): void =>
  void drafts.begin('turned', line, { actor: line.group, thing: line.kind === 'mutated' ? line.how : line.kind });

const made = (line: Line<'strata numbered' | 'filled' | 'story'>, { drafts }: Years): void =>
  void drafts.begin('made', line, { thing: line.kind });

/** What the playtest writes itself, and what it becomes (CH-FCT-T2, CH-GEN-12). */
const OWN: { readonly [K in Kind]: Reader<K> } = {
  'strata numbered': made,
  filled: made,
  story: made,
  founded: (line, to) => (FIRST.founded as Loose)(line, to),
  arrived: (line, to) => {
    if (line.sort === 'alpha' || line.sort === 'alpha villain') to.hunts(line.group);
    to.drafts.begin('came', line, { actor: line.group, thing: line.flavour });
  },
  'moved in': (line, to) => {
    const came = to.drafts.all.findLast(
      (it) => it.actor === line.group && (it.kind === 'came' || it.kind === 'moved' || it.kind === 'driven'),
    );
    if (came && came.turn === line.turn && came.age === line.age) {
      came.piece = line.piece;
      to.drafts.join(came, line);
    }
  },
  encountered,
  weirdness,
  took: taken,
  lost,
  relocated,
  destroyed,
  invaded: (line, to) => void to.deed('invaded', line, line.group, line.from, { won: null }),
  'left the map': (line, { drafts }) => void drafts.begin('left', line, { actor: line.group }),
  abandoned: (line, { drafts }) => void drafts.begin('left', line, { actor: line.group, thing: 'abandoned' }),
  assimilated: (line, to) => void to.drafts.begin('died', line, { actor: line.from, by: line.group, thing: 'merged' }),
  split,
  mutated: turned,
  'became a magi': turned,
  'is a fire giant': turned,
  'walled off': (line, to) => {
    const deed = to.deedOf(line, line.group, line.from);
    if (deed) to.drafts.join(deed, line);
  },
  'wall breached': nothing,
  'alliance ended': nothing,
  slain: (line, to) => (FIRST.slain as Loose)(line, to),
  gained: (line, { drafts }) => {
    const came = drafts.all.findLast((it) => it.kind === 'came' && it.actor === line.group);
    if (came && came.piece === null) came.piece = line.piece;
    if (line.bead !== 'population' || line.deed === 'set-up' || line.age.startsWith('civilization')) return;
    drafts.begin('bred', line, { actor: line.group, n: line.count, piece: line.piece });
  },
  mined: (line, { drafts }) => void drafts.begin('mined', line, { actor: line.group, piece: line.piece }),
  captured: (line, { drafts }) =>
    void drafts.begin('annexed', line, {
      actor: line.group,
      target: `wild:${line.piece}`,
      piece: line.piece,
      thing: 'slaves',
      won: true,
    }),
  explored: (line, { drafts }) =>
    void drafts.begin('woke', line, { actor: line.group, piece: line.piece, thing: line.what }),
  built: (line, { drafts }) =>
    void drafts.begin('built', line, {
      actor: line.group,
      thing: 'name' in line ? String(line.name) : line.what,
      piece: line.piece,
    }),
  'civilization ended': (line, { drafts }) =>
    void drafts.begin('died', line, { actor: line.group, thing: line.ending }),
  'epic treasure': (line, { drafts }) =>
    void drafts.begin('crafted', line, {
      actor: line.group,
      piece: line.piece,
      thing: line.name,
      treasures: line.name === null ? [] : [line.name],
    }),
  'age decided': (line, { drafts }) => {
    if (line.group !== null) drafts.begin('achieved', line, { actor: line.group, thing: line.how });
  },
  outcome: (line, to) => {
    const villain = to.drafts.all.find((it) => it.kind === 'rose')?.actor ?? null;
    const end = to.drafts.all.findLast((it) => it.kind === 'died' && it.actor === villain);
    const victor = line.how === 'villain dead' ? (end?.by ?? null) : line.group;
    to.drafts.begin('ended', line, { actor: victor, target: villain, thing: line.how, causes: end ? [end] : [] });
  },
  slept: (line, { drafts }) => void drafts.begin('idle', line, { actor: line.group }),
  rolled: (line, to) => to.threw(line.total),
  'gateway used': nothing,
  'age began': nothing,
  'age ended': nothing,
  'surface drawn': nothing,
  'line drawn': nothing,
  'region closed': nothing,
  form: nothing,
  'became a cave': nothing,
  'lodes cooled': nothing,
  settled: nothing,
  expanded: nothing,
  'shaft lengthened': nothing,
  'cleared away': nothing,
  'nobody came': nothing,
  territory: nothing,
  'bonus gained': nothing,
  'bonus spent': nothing,
  drew: nothing,
  'beads put': nothing,
  labelled: nothing,
  marked: nothing,
  spotted: nothing,
  named: nothing,
  chose: nothing,
};

/** The facts of a journal of the playtest; what its lent chapters wrote is read as the first edition reads it. */
export function playtestFacts(lines: readonly (OwnLine | LentLine)[], nameOf: (bead: string) => string | null): Fact[] {
  const to = new Reading(nameOf);
  for (const line of lines) {
    const read = (
      Object.hasOwn(OWN, line.kind) ? OWN[line.kind as Kind] : FIRST[line.kind as LentLine['kind']]
    ) as Loose;
    read(line, to);
  }
  return to.finished();
}
