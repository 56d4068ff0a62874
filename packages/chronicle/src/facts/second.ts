import type { SecondLine } from '@understory/host/second';
import type { Why } from '@understory/table';
import { type Draft, Drafts } from './draft.ts';
import type { Fact, FactKind, SubjectId } from './fact.ts';
import { oddsOf } from './odds.ts';

type Kind = SecondLine['kind'];
type Line<K extends Kind> = Extract<SecondLine, { kind: K }>;
type Who = Line<'died'>['group'];

/** What a line becomes. `Silent` lends its tick to the fact that it follows from, where there is one. */
type Reader<K extends Kind> = (line: Line<K>, to: Reading) => void;

/** What is known while the journal is read from its beginning. */
class Reading {
  readonly drafts = new Drafts();
  /** What each group last chose to do, until it is done. */
  readonly wishes = new Map<string, Line<'chose'>>();

  /** The fact that a line follows from. */
  causeOf({ cause }: { readonly cause?: number }): Draft | null {
    return this.drafts.of(cause);
  }

  /** The line belongs to the fact that it follows from. */
  follow(line: SecondLine & { readonly cause?: number }): Draft | null {
    const draft = this.causeOf(line);
    if (draft) this.drafts.join(draft, line);
    return draft;
  }

  /** A deed of a group, with the reason for which it was chosen: `asked` is what a card calls it. */
  deed(kind: FactKind, line: SecondLine, group: SubjectId, with_: Partial<Draft> = {}, asked?: string): Draft {
    const wish = this.wishes.get(group);
    const isMeant =
      wish && wish.age === line.age && wish.turn === line.turn && Reflect.get(wish.what ?? {}, 'deed') === asked;
    if (isMeant) this.wishes.delete(group);
    const chosen = isMeant ? wish : null;
    const draft = this.drafts.begin(kind, line, { actor: group, why: chosen?.why ?? null, ...with_ });
    if (chosen) this.drafts.join(draft, chosen);
    const wrong = this.drafts.of(wrongIn(chosen?.why ?? null));
    if (wrong && !draft.causes.includes(wrong)) draft.causes.push(wrong);
    return draft;
  }
}

/** The line that a grudge remembers. */
function wrongIn(why: Why | null): number | undefined {
  return why?.key === 'grudge' ? (why.at ?? undefined) : undefined;
}

/** Who did it, as an id (CH-DAT-02). */
function idOf(who: Who): SubjectId {
  if (typeof who === 'string') return who;
  return 'wild' in who ? `wild:${who.wild}` : `cause:${who.cause}`;
}

const orNull = (who: Who | null): SubjectId | null => (who === null ? null : idOf(who));

const silent = (line: SecondLine, to: Reading): void =>
  void to.follow(line as SecondLine & { readonly cause?: number });

const made = (
  line: Line<'laid out' | 'story' | 'feature' | 'inspired' | 'theme' | 'lore' | 'own nexus' | 'world note'>,
  { drafts }: Reading,
): void => void drafts.begin('made', line, { thing: line.kind });

const woke = (
  line: Line<
    | 'contact'
    | 'nexus woke'
    | 'encounter'
    | 'gateway used'
    | 'gate closed'
    | 'demon gone'
    | 'demon bound'
    | 'tunneller stays'
  >,
  to: Reading,
): void => {
  const cause = to.causeOf(line);
  const group = 'group' in line ? (line.group ?? null) : null;
  const thing = line.kind === 'contact' ? line.nexus : line.kind;
  const piece = 'piece' in line ? line.piece : null;
  to.drafts.begin('woke', line, { actor: group, piece, thing, causes: cause ? [cause] : [] });
};

/** What a throw of dice between two groups becomes, if it succeeds and if it fails. */
const CLASHES: Readonly<Record<Line<'conflict'>['clash'], readonly [won: FactKind, lost: FactKind]>> = {
  ally: ['allied', 'refused'],
  annex: ['annexed', 'refused'],
  bribe: ['bribed', 'bribe failed'],
  extort: ['extorted', 'extortion failed'],
  fight: ['fought', 'fought'],
  recruit: ['recruited', 'refused'],
  rout: ['fought', 'fought'],
  steal: ['stole', 'theft failed'],
  trade: ['traded', 'no deal'],
};

const conflict: Reader<'conflict'> = (line, to) => {
  const cause = to.causeOf(line);
  const add = (side: 'ours' | 'theirs') => line.bonuses.reduce((sum, it) => sum + (it.side === side ? it.add : 0), 0);
  const outcome = {
    won: line.won,
    odds: oddsOf(line.won, add('ours'), add('theirs')),
    tie: line.tie,
    margin: Math.abs(line.totals.ours - line.totals.theirs),
  };
  if (cause?.kind === 'invaded') {
    Object.assign(cause, outcome);
    to.drafts.join(cause, line);
    return;
  }
  const [won, lost] = CLASHES[line.clash];
  to.deed(
    line.won ? won : lost,
    line,
    line.group,
    { target: idOf(line.to), thing: line.clash, ...outcome },
    line.clash,
  );
};

const dealing: Reader<'dealing'> = (line, to) => {
  if (to.follow(line)) return;
  const kind: FactKind =
    line.deed === 'hunt'
      ? 'hunted'
      : line.deed === 'extermination'
        ? 'exterminated'
        : line.deed === 'pact'
          ? 'allied'
          : 'met';
  const asked = line.deed === 'pact' ? 'ally' : line.deed;
  to.deed(kind, line, line.group, { target: idOf(line.to), won: true }, asked);
};

const gained: Reader<'gained'> = (line, to) => {
  const { group, bead, deed, count } = line;
  const kind: FactKind | null =
    bead === 'population' && deed === 'breed'
      ? 'bred'
      : bead === 'population' && deed === 'recruit'
        ? 'recruited'
        : deed === 'mine'
          ? 'mined'
          : deed === 'prepare'
            ? 'prepared'
            : null;
  if (kind === null || kind === 'recruited') {
    const cause = to.follow(line);
    if (cause || kind === null) return;
  }
  to.drafts.begin(kind, line, { actor: group, n: count, piece: line.piece ?? null });
};

const lost: Reader<'lost'> = (line, to) => {
  const group = idOf(line.group);
  // Of beads of several kinds there is a life among them.
  const isLife = line.bead === 'population' || line.bead === null;
  const toll = { group, lives: isLife ? line.count : 0, treasures: isLife || line.bead === 'bonus' ? 0 : line.count };
  const cause = to.follow(line);
  if (cause) cause.tolls.push(toll);
  else if (isLife)
    to.drafts.begin('lost life', line, {
      actor: group,
      by: orNull(line.by),
      n: line.count,
      piece: line.pieces[0] ?? null,
      thing: line.deed,
      tolls: [toll],
    });
};

/** Named treasures come to somebody, by a deed. */
function passed(
  line: SecondLine,
  to: Reading,
  names: readonly string[],
  actor: SubjectId | null,
  with_: Partial<Draft>,
) {
  if (names.length > 0)
    to.drafts.begin('passed', line, {
      actor,
      thing: names[0] ?? null,
      treasures: [...names],
      n: names.length,
      ...with_,
    });
}

const died: Reader<'died'> = (line, to) => {
  const cause = to.causeOf(line);
  const draft = to.drafts.begin('died', line, {
    actor: idOf(line.group),
    by: orNull(line.by),
    causes: cause ? [cause] : [],
  });
  draft.piece = cause?.piece ?? null;
};

const relocated: Reader<'relocated'> = (line, to) => {
  const isDriven = line.deed === 'driven' || line.deed === 'invasion';
  const cause = to.causeOf(line);
  to.deed(isDriven ? 'driven' : 'moved', line, line.group, {
    by: orNull(line.by),
    piece: line.into,
    thing: line.from,
    causes: cause ? [cause] : [],
  });
};

const marked = (line: Line<'marked' | 'struck out'>, to: Reading): void => {
  const isRuin = line.kind === 'marked' ? line.mark === 'ruin' : line.deed === 'ruin';
  const cause = to.causeOf(line);
  if (!isRuin) return void to.follow(line);
  if (!cause)
    return void to.drafts.begin('ruined', line, {
      actor: orNull(line.by),
      piece: line.piece,
      thing: line.what ?? null,
    });
  to.drafts.join(cause, line);
  // What ruins more than itself was no work but a disaster (CH-EX-06).
  if (cause.kind === 'built' && cause.n === 1) Object.assign(cause, { kind: 'disaster', n: 0 });
  if (cause.kind === 'disaster') cause.n += 1;
};

const built: Reader<'built'> = (line, to) => {
  const as = line.as ?? line.what;
  const work = {
    thing: typeof as === 'string' ? as : as.text,
    piece: line.piece,
    won: line.ended ? false : null,
  };
  to.deed('built', line, line.group, work, 'build');
};

/** What a card calls these. */
const ASKED = { prepared: 'prepare', explored: 'explore', scouted: 'scout', walked: 'explore' } as const;

const prepared = (line: Line<'prepared' | 'explored' | 'scouted' | 'walked'>, to: Reading): void =>
  void to.deed('prepared', line, line.group, { thing: line.kind }, ASKED[line.kind]);

const nothing = () => {};

/** Every kind of line of the second edition, and what it becomes (CH-FCT-T1, CH-GEN-12). */
const READERS: { readonly [K in Kind]: Reader<K> } = {
  'laid out': made,
  story: made,
  feature: made,
  inspired: made,
  theme: made,
  lore: made,
  'own nexus': made,
  'world note': made,
  founded: (line, { drafts }) =>
    void drafts.begin('came', line, { actor: line.group, target: line.parent, piece: line.home, thing: line.what }),
  spawned: (line, { drafts }) =>
    void drafts.begin('came', line, { actor: line.group, target: line.parent, piece: line.home, thing: line.card }),
  split: (line, { drafts }) =>
    void drafts.begin('came', line, { actor: line.second, target: line.parent, piece: line.home, thing: 'split' }),
  joined: (line, { drafts }) =>
    void drafts.begin('turned', line, { actor: line.group, thing: line.card, piece: line.home }),
  'hand-over': silent,
  opened: (line, to) => void to.drafts.begin('dug', line, { actor: line.group, piece: line.piece }),
  tunnelled: (line, to) => void to.drafts.begin('dug', line, { actor: line.group, piece: line.piece }),
  contact: woke,
  'nexus woke': woke,
  encounter: woke,
  'gateway used': woke,
  'gate closed': woke,
  'demon gone': woke,
  'demon bound': woke,
  'tunneller stays': woke,
  'demon back': silent,
  'nexus used': silent,
  sacrificed: silent,
  buried: silent,
  saving: silent,
  exhausted: silent,
  gained,
  lost,
  built,
  marked,
  'struck out': marked,
  'repair failed': (line, to) => void to.drafts.begin('ruined', line, { actor: line.group }),
  'epic treasure': (line, to) =>
    void to.drafts.begin('crafted', line, {
      actor: line.group,
      piece: line.piece,
      thing: line.name,
      treasures: line.name === null ? [] : [line.name],
    }),
  gathered: (line, to) => {
    passed(line, to, line.names, line.group, { piece: line.piece });
    if (line.names.length === 0)
      to.drafts.begin('gathered', line, { actor: line.group, n: line.count, piece: line.piece });
  },
  'handed over': (line, to) => {
    const cause = to.causeOf(line);
    const from = idOf(line.group);
    if (cause) cause.treasures.push(...line.names);
    if (line.names.length > 0)
      passed(line, to, line.names, line.to, { target: from, piece: line.piece, causes: cause ? [cause] : [] });
    else to.follow(line);
  },
  'left lying': (line, to) => void to.follow(line),
  dealing,
  conflict,
  invasion: (line, to) =>
    void to.deed('invaded', line, line.group, { target: idOf(line.to), piece: line.piece, won: true }),
  'no contest': (line, to) => {
    const invasion = to.follow(line);
    if (invasion) invasion.won = idOf(line.winner) === line.group;
  },
  fought: (line, to) =>
    void to.deed('fought', line, line.group, {
      target: line.to,
      won: line.winner === line.group,
      tie: line.attack === line.defence,
      margin: Math.abs(line.attack - line.defence),
    }),
  slain: (line, to) => {
    const cause = to.follow(line);
    if (!cause)
      to.deed('fought', line, line.group, { target: idOf(line.to), piece: line.piece, won: true, n: line.count });
  },
  hunted: (line, to) =>
    void to.deed('fought', line, line.group, { target: `wild:${line.piece}`, piece: line.piece, won: true }),
  annexed: (line, to) => {
    const cause = to.follow(line);
    if (cause?.kind !== 'annexed') to.deed('annexed', line, line.group, { target: line.to, won: true });
  },
  rebelled: (line, to) => void to.drafts.begin('rebelled', line, { actor: line.group, thing: line.who }),
  corrupted: (line, to) => void to.deed('corrupted', line, line.group, { piece: line.piece, n: line.stratum }),
  prepared,
  explored: prepared,
  scouted: prepared,
  walked: prepared,
  met: (line, to) => {
    if (!to.follow(line)) to.drafts.begin('met', line, { actor: line.group, target: idOf(line.with) });
  },
  tag: (line, to) => void to.drafts.begin('turned', line, { actor: line.group, thing: line.tag }),
  renamed: (line, to) => void to.drafts.begin('turned', line, { actor: line.group, thing: line.name }),
  exported: (line, to) => void to.drafts.begin('sent', line, { actor: line.group, target: line.to }),
  moved: silent,
  achievement: (line, to) => void to.drafts.begin('achieved', line, { actor: line.group, thing: line.key }),
  relocated,
  catastrophe: (line, to) => void to.drafts.begin('disaster', line, { actor: line.group, thing: line.key, n: 0 }),
  destroyed: (line, to) => void to.follow(line),
  died,
  'colony died': (line, to) => void to.drafts.begin('died', line, { actor: line.group }),
  'civilization ended': (line, to) => {
    const cause = to.causeOf(line);
    const causes = cause ? [cause] : [];
    to.drafts.begin('died', line, { actor: line.group, by: orNull(line.by), thing: line.ending, causes });
  },
  left: (line, to) => void to.drafts.begin('left', line, { actor: line.group }),
  ascended: (line, to) => {
    const { because, group } = line;
    to.drafts.begin('rose', line, { actor: group, thing: because, causes: riches(to, group) });
  },
  'age began': (line, to) => {
    const rise = to.follow(line);
    if (rise?.kind === 'rose' && line.villainy !== undefined) rise.thing = line.villainy;
  },
  'age ended': (line, to) => void to.follow(line),
  outcome: (line, to) => {
    const cause = to.causeOf(line);
    const { by, villain, result } = line;
    to.drafts.begin('ended', line, {
      actor: orNull(by),
      target: villain,
      thing: result,
      causes: cause ? [cause] : [],
    });
  },
  chose: (line, to) => {
    if (line.key === 'nothing' && line.clause === 'H2-MON-314') {
      to.drafts.begin('idle', line, { actor: line.by, why: line.why });
      return;
    }
    if (line.what?.kind === 'act') to.wishes.set(line.by, line);
  },
  given: silent,
  spent: silent,
  'cleared away': silent,
  'lair left': silent,
  'left behind': silent,
  'monster gone': silent,
  'beads put': silent,
  assembly: silent,
  'gate feature': silent,
  'rolled again': silent,
  'rolled tags': silent,
  rolled: nothing,
  spotted: nothing,
  named: nothing,
  drew: nothing,
  works: nothing,
  labelled: nothing,
  'card drawn': nothing,
  'laid aside': nothing,
  'put back': nothing,
  skipped: nothing,
  'not possible': nothing,
  free: nothing,
  style: nothing,
  seated: silent,
  'bead gone': silent,
  bonus: silent,
  'bonus kept': silent,
  'taken up': silent,
  parted: silent,
  'treasure left': silent,
  fell: silent,
};

/** The last fact that brought beads to somebody: what made the difference when it rose to rule. */
function riches({ drafts }: Reading, group: string): Draft[] {
  const last = drafts.all.findLast(
    (it) => it.actor === group && (it.kind === 'gathered' || it.kind === 'passed' || it.kind === 'built'),
  );
  return last ? [last] : [];
}

/** The facts of a journal of the second edition, in the order in which they began. */
export function secondFacts(lines: readonly SecondLine[]): Fact[] {
  const to = new Reading();
  for (const line of lines) (READERS[line.kind] as Reader<Kind>)(line as never, to);
  return to.drafts.finished();
}
