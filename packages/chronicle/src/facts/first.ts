import type { FirstLine } from '@understory/host/first';
import type { Fact, FactKind } from './fact.ts';
import { oddsOver } from './odds.ts';
import { Years } from './years.ts';

type Kind = FirstLine['kind'];
type Line<K extends Kind> = Extract<FirstLine, { kind: K }>;
type Reader<K extends Kind> = (line: Line<K>, to: Years) => void;

const nothing = () => {};

/** A fact of one group and no other. */
function alone<K extends Kind>(
  kind: FactKind,
  with_: (line: Line<K>) => { thing?: string | null; n?: number; piece?: string | null } = () => ({}),
) {
  return (line: Line<K>, { drafts }: Years): void =>
    void drafts.begin(kind, line, { actor: (line as { group?: string | null }).group ?? null, ...with_(line) });
}

const made = <K extends Kind>(line: Line<K>, { drafts }: Years): void =>
  void drafts.begin('made', line, { thing: line.kind });

/** Three or more in a row are one line of a people's life; each by itself is worth little. */
const lost: Reader<'lost'> = (line, to) => {
  const isLife = line.bead === 'population';
  if (line.deed === 'plague' || line.deed === 'disaster') {
    const tolls = [{ group: to.who(line.group), lives: isLife ? line.count : 0, treasures: isLife ? 0 : line.count }];
    to.drafts.begin('woke', line, { actor: line.group, thing: line.deed, piece: line.piece, tolls, n: line.count });
  } else to.lost(line, line.group, isLife ? line.count : 0, isLife ? 0 : line.count, line.piece, line.deed);
};

const fought: Reader<'fought'> = (line, to) => {
  const [ours, theirs] = to.bonuses(line.sum, line.against);
  const won = line.result === 'tie' ? null : line.result === 'won';
  to.clash(line, line.group, line.from, won, {
    odds: won === null ? null : oddsOver(won, ours, theirs),
    margin: Math.abs(line.sum - line.against),
  });
};

const gained: Reader<'gained'> = (line, to) => {
  const { group, bead, deed, count, piece } = line;
  const isGrowth = bead === 'population' && (deed === 'breeding' || deed === 'growth');
  if (isGrowth) to.drafts.begin('bred', line, { actor: group, n: count, piece });
  else if (bead === 'treasure' && deed === 'work') to.drafts.begin('gathered', line, { actor: group, n: count, piece });
};

/** Slaves and prisoners are nobody's names, and whose they were is not written down. */
const captured = (line: Line<'captured' | 'enslaved'>, { drafts }: Years): void =>
  void drafts.begin('annexed', line, {
    actor: line.group,
    target: `wild:${line.piece}`,
    piece: line.piece,
    thing: 'slaves',
    won: true,
  });

const subdued = (line: Line<'subdued'>, to: Years): void => {
  to.drafts.begin('annexed', line, { actor: line.group, target: to.who(line.from), thing: line.yoke, won: true });
};

/** Two lines may tell of one rise: that a beast grew beyond all others, and that the villain has come. */
function risen({ drafts }: Years, line: Line<'rose' | 'villain came'>, thing: string): void {
  const known = drafts.all.find((it) => it.kind === 'rose' && it.actor === line.group);
  if (known) drafts.join(known, line);
  else drafts.begin('rose', line, { actor: line.group, thing, piece: line.piece });
}

/** What happens by the rules of the first edition, and what it becomes (CH-FCT-T1, CH-GEN-12). */
export const FIRST: { readonly [K in Kind]: Reader<K> } = {
  'laid out': made,
  feature: (line, { drafts }) =>
    void (line.age.startsWith('disaster')
      ? drafts.begin('disaster', line, { thing: line.what, n: 0 })
      : drafts.begin('made', line, { thing: line.kind })),
  founded: (line, to) => {
    if (line.what === 'lone') return to.alone(line.group);
    if (line.what === 'alpha') to.hunts(line.group);
    to.drafts.begin('came', line, {
      actor: line.group,
      target: line.parent,
      piece: line.home,
      thing: line.parent === null ? (line.folk ?? line.what) : 'split',
    });
  },
  'villain came': (line, to) => risen(to, line, line.villain),
  rose: (line, to) => risen(to, line, 'alpha villain'),
  'party came': (line, { drafts }) =>
    void drafts.begin('came', line, { actor: line.group, piece: line.piece, thing: 'party', n: line.count }),
  'party lost': (line, to) => to.lost(line, line.group, line.count, 0, null, null),
  'party ended': (line, to) => {
    if (line.ending === 'dead') to.fell(line, line.group);
    else to.drafts.begin('left', line, { actor: line.group, thing: line.ending, n: line.treasure });
  },
  quest: (line, { drafts }) =>
    void drafts.begin('allied', line, { actor: line.group, target: line.from, thing: 'quest' }),
  rewarded: nothing,
  healed: nothing,
  met: (line, to) => {
    to.meet(line, line.group, line.from);
  },
  fought,
  'lone fight': (line, to) => {
    const won = line.killed === 0 && line.lost === 0 ? null : line.killed > 0;
    to.clash(line, line.group, line.from, won);
  },
  bribed: (line, to) => {
    const kind = line.isWon ? 'bribed' : 'bribe failed';
    to.deed(kind, line, line.group, line.from, { won: line.isWon, margin: Math.abs(line.sum - line.against) });
  },
  looted: (line, to) => to.took(line, line.group, line.from, line.how, line.beads),
  lost,
  gained,
  mined: alone('mined', ({ piece }) => ({ piece })),
  gathered: alone('gathered', ({ count, piece }) => ({ n: count, piece })),
  seized: (line, to) => {
    if (to.who(line.group) !== line.group) return;
    const names = to.names(line.beads);
    const given = { actor: line.group, piece: line.piece, n: line.beads.length };
    to.drafts.begin(names.length > 0 ? 'passed' : 'gathered', line, {
      ...given,
      treasures: names,
      thing: names[0] ?? null,
    });
  },
  'carried off': (line, to) => {
    const names = to.names(line.beads);
    const given = { actor: line.group, piece: line.piece, n: line.beads.length };
    const deed = to.deedOf(line, line.group);
    if (deed && deed.actor === line.group) {
      to.drafts.join(deed, line);
      const from = deed.target;
      if (from !== null) deed.tolls.push({ group: from, lives: 0, treasures: line.beads.length });
      deed.treasures.push(...names);
    } else
      to.drafts.begin(names.length > 0 ? 'passed' : 'gathered', line, {
        ...given,
        treasures: names,
        thing: names[0] ?? null,
      });
  },
  'moved home': (line, to) => {
    const deed = to.deedOf(line, line.group);
    // Who wins and moves all the same only makes room (H1-MON-21).
    const isDriven = deed !== null && deed.kind === 'fought' && !(deed.actor === line.group && deed.won === true);
    if (to.who(line.group) !== line.group) return;
    to.drafts.begin(isDriven ? 'driven' : 'moved', line, {
      actor: line.group,
      piece: line.piece,
      by: isDriven ? to.otherThan(line, line.group) : null,
      causes: deed && isDriven ? [deed] : [],
    });
  },
  'driven out': (line, { drafts }) =>
    void drafts.begin('driven', line, { actor: line.group, piece: line.piece, thing: line.liquid }),
  fell: (line, to) => to.fell(line, line.group),
  'slipped away': nothing,
  spent: (line, { drafts }) => {
    if (line.clause === 'H1-ALP-04') drafts.begin('went hungry', line, { actor: line.group, n: line.count });
  },
  slept: alone('idle'),
  split: (line, to) => {
    const came = to.drafts.all.findLast((it) => it.kind === 'came' && it.actor === line.group);
    if (came) to.drafts.join(came, line);
  },
  joined: nothing,
  raided: (line, to) => {
    const draft = to.clash(line, line.group, line.from, line.killed > line.lost, { piece: line.piece });
    draft?.tolls.push(
      { group: to.who(line.from), lives: line.killed, treasures: 0 },
      { group: to.who(line.group), lives: line.lost, treasures: 0 },
    );
  },
  subdued,
  infiltrated: (line, { drafts }) =>
    void drafts.begin('annexed', line, {
      actor: line.group,
      target: line.from,
      piece: line.piece,
      thing: 'control',
      won: true,
    }),
  released: (line, { drafts }) => void drafts.begin('rebelled', line, { actor: line.group, thing: line.yoke }),
  attacked: (line, { drafts }) =>
    void drafts.begin('invaded', line, {
      actor: line.group,
      target: 'cause:surface',
      won: line.result === 'won',
      thing: 'surface',
      margin: Math.abs(line.sum - line.against),
    }),
  freed: nothing,
  'trap sprang': nothing,
  'works fell': alone('ruined', ({ piece }) => ({ piece })),
  captured,
  enslaved: captured,
  'took a gem': alone('gathered', ({ piece }) => ({ piece })),
  revolted: alone('rebelled', ({ piece }) => ({ piece, thing: 'slaves' })),
  'became the city': alone('turned', () => ({ thing: 'city' })),
  clashed: (line, to) =>
    void to.deed('fought', line, line.group, line.from, {
      piece: line.piece,
      won: line.result === 'skirmish' ? null : line.result !== 'war' ? true : null,
      thing: line.result,
    }),
  fulfilled: alone('achieved', ({ piece }) => ({ piece, thing: 'fulfilled' })),
  built: alone('built', ({ name, piece }) => ({ thing: name, piece })),
  'paid the Wyrm': alone('woke', ({ count, piece }) => ({ thing: 'wyrm', n: count, piece })),
  slain: (line, to) =>
    void to.drafts.begin('fought', line, {
      actor: line.group,
      target: `wild:${line.piece}`,
      piece: line.piece,
      won: true,
      n: line.count,
    }),
  'civilization ended': (line, { drafts }) =>
    void drafts.begin('died', line, { actor: line.group, thing: line.ending }),
  'special feature': made,
  artifact: (line, { drafts }) =>
    void drafts.begin('crafted', line, { actor: null, piece: line.piece, thing: line.name, treasures: [line.name] }),
  'treasure named': (line, { drafts }) =>
    void drafts.begin('crafted', line, { piece: line.piece, thing: line.name, treasures: [line.name] }),
  'changed hands': (line, to) => {
    if (line.group === null) return;
    const deed = line.from === null ? null : to.deedOf(line, line.group, line.from);
    if (deed && !deed.treasures.includes(line.name)) deed.treasures.push(line.name);
    to.drafts.begin('passed', line, {
      actor: to.who(line.group),
      target: line.from === null ? null : to.who(line.from),
      thing: line.name,
      treasures: [line.name],
      causes: deed ? [deed] : [],
    });
  },
  'treasure lost': nothing,
  'brought back': nothing,
  turned: (line, { drafts }) =>
    void drafts.begin('turned', line, { actor: line.group, by: line.from, thing: line.alignment }),
  'given a shrine': (line, { drafts }) =>
    void drafts.begin('allied', line, { actor: line.from, target: line.group, thing: 'shrine' }),
  'monsters ended': (line, { drafts }) => {
    if (line.group !== null) drafts.begin('achieved', line, { actor: line.group, thing: line.ending });
  },
  outcome: (line, to) => {
    const villain = to.drafts.all.find((it) => it.kind === 'rose')?.actor ?? null;
    const end = to.drafts.all.findLast((it) => it.kind === 'died' && it.actor === villain);
    to.drafts.begin('ended', line, {
      actor: line.by === null ? (line.result === 'villain dead' ? (end?.by ?? null) : null) : to.who(line.by),
      target: villain,
      thing: line.result,
      causes: end ? [end] : [],
    });
  },
  rolled: (line, to) => to.threw(line.total),
  flooded: nothing,
  dried: nothing,
  'minor feature': nothing,
  'made up': nothing,
  'age began': nothing,
  'age ended': nothing,
  numbered: nothing,
  redirected: nothing,
  works: nothing,
  buried: nothing,
  'cleared away': nothing,
  settled: nothing,
  'worm moved': nothing,
  'worm took': nothing,
  sacrificed: nothing,
  bound: nothing,
  'begun anew': nothing,
  year: nothing,
  claimed: nothing,
  redrawn: nothing,
  'spread out': nothing,
  'left behind': nothing,
  walked: nothing,
  'left over': nothing,
  emptied: nothing,
  resettled: nothing,
  'set out': nothing,
  'came home': nothing,
  'villainy ended': nothing,
  drew: nothing,
  'beads put': nothing,
  labelled: nothing,
  marked: nothing,
  spotted: nothing,
  named: nothing,
  chose: nothing,
};

/** The facts of a journal of the first edition, in the order in which they began. */
export function firstFacts(lines: readonly FirstLine[], nameOf: (bead: string) => string | null): Fact[] {
  const to = new Years(nameOf);
  for (const line of lines) (FIRST[line.kind] as Reader<Kind>)(line as never, to);
  return to.finished();
}
