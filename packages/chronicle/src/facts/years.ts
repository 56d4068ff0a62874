import type { Entry } from '@understory/table';
import { type Draft, Drafts } from './draft.ts';
import type { FactKind, SubjectId } from './fact.ts';

/** Two groups that meet, and what came of it. */
interface Meeting {
  readonly a: SubjectId;
  readonly b: SubjectId;
  readonly chapter: string;
  /** Lines that say that they met, until there is a deed to which they belong. */
  lines: Entry[];
  draft: Draft | null;
}

/** What was taken in a fight: paid to be spared, or looted. */
type Spoils = 'paid' | 'looted';

/**
 * What is known while the journal of an edition by years or eras is read (CH-DAT-05): its lines say seldom what brought them about, but lines of one
 * meeting follow each other and name the two that met.
 */
export class Years {
  readonly drafts = new Drafts();
  readonly #lone = new Set<string>();
  readonly #hunters = new Set<string>();
  readonly #spoils = new Map<Draft, Spoils>();
  readonly #nameOf: (bead: string) => string | null;
  #meeting: Meeting | null = null;
  /** What the dice showed that were thrown last. */
  #faces: number[] = [];

  constructor(nameOf: (bead: string) => string | null) {
    this.#nameOf = nameOf;
  }

  /** Who fights alone is told by its sort and has no page (CH-DAT-02). */
  alone(group: string): void {
    this.#lone.add(group);
  }

  /** It lives by hunting others. */
  hunts(group: string): void {
    this.#hunters.add(group);
  }

  who(group: string): SubjectId {
    return this.#lone.has(group) ? `wild:${group}` : group;
  }

  names(beads: readonly string[]): string[] {
    return beads.flatMap((it) => this.#nameOf(it) ?? []);
  }

  threw(face: number): void {
    this.#faces = [...this.#faces.slice(-1), face];
  }

  /** What was added to each of the two dice that were thrown last. */
  bonuses(sum: number, against: number): readonly [ours: number, theirs: number] {
    const [a = sum, b = against] = this.#faces;
    return [sum - a, against - b];
  }

  /** Two meet; what follows and names both is their doing. */
  meet(line: Entry, a: string, b: string): void {
    this.#meeting = { a: this.who(a), b: this.who(b), chapter: chapterOf(line), lines: [line], draft: null };
  }

  /** The deed of the meeting that is going on, if these are in it. */
  deedOf(line: Entry, ...groups: readonly string[]): Draft | null {
    return this.#isOf(line, groups) ? (this.#meeting?.draft ?? null) : null;
  }

  isMeeting(line: Entry, ...groups: readonly string[]): boolean {
    return this.#isOf(line, groups);
  }

  /** With whom somebody has just met. */
  otherThan(line: Entry, group: string): SubjectId | null {
    const it = this.#meeting;
    if (!it || !this.#isOf(line, [group])) return null;
    return it.a === this.who(group) ? it.b : it.a;
  }

  /** Lines of one season follow each other: what another group does in its own is no part of the meeting. */
  #isOf(line: Entry, groups: readonly string[]): boolean {
    const it = this.#meeting;
    return (
      it !== null && it.chapter === chapterOf(line) && groups.every((group) => [it.a, it.b].includes(this.who(group)))
    );
  }

  /** A deed of one against another: the meeting's, if they have just met. */
  deed(kind: FactKind, line: Entry, a: string, b: string, with_: Partial<Draft> = {}): Draft {
    if (!this.#isOf(line, [a, b])) this.meet(line, a, b);
    const meeting = this.#meeting as Meeting;
    const before = meeting.draft;
    // Who comes upon another's place fights for it: that is one deed.
    if (before?.kind === 'invaded' && before.won === null && before.actor === this.who(a)) {
      before.won = with_.won ?? null;
      if (!before.ticks.includes(line.tick)) this.drafts.join(before, line);
      return before;
    }
    const draft = this.drafts.begin(kind, line, {
      actor: this.who(a),
      target: this.who(b),
      causes: before ? [before] : [],
      ...with_,
    });
    for (const it of meeting.lines) if (it !== line) this.drafts.join(draft, it);
    meeting.lines = [];
    meeting.draft = draft;
    return draft;
  }

  /** A fight: one with a lone fighter is told from the side that has a name, one of two such not at all. */
  clash(line: Entry, a: string, b: string, won: boolean | null, with_: Partial<Draft> = {}): Draft | null {
    if (!this.#lone.has(a)) return this.deed('fought', line, a, b, { ...with_, won });
    return this.#lone.has(b) ? null : this.deed('fought', line, b, a, { ...with_, won: won === null ? null : !won });
  }

  /** Lives that were lost: to the meeting, where its two are named; else by themselves. */
  lost(line: Entry, group: string, lives: number, treasures: number, piece: string | null, why: string | null): void {
    const who = this.who(group);
    const isOfMeeting = this.#isOf(line, [group]) && (why === null || OF_MEETINGS.has(why));
    const met = this.#meeting;
    const draft = isOfMeeting && met ? (met.draft ?? this.#skirmish(line, met)) : null;
    if (draft) {
      if (!draft.ticks.includes(line.tick)) this.drafts.join(draft, line);
      draft.tolls.push({ group: who, lives, treasures });
      draft.piece ??= piece;
    } else if (lives > 0 && !this.#lone.has(group)) {
      this.drafts.begin('lost life', line, {
        actor: who,
        n: lives,
        piece,
        thing: why,
        tolls: [{ group: who, lives, treasures }],
      });
    }
  }

  /** A meeting at which both only lost (H1-DLV-10). */
  #skirmish(line: Entry, { a, b }: Meeting): Draft {
    return this.deed('fought', line, a.replace(/^wild:/, ''), b.replace(/^wild:/, ''), { won: null });
  }

  /** What one took from another in their meeting. */
  took(line: Entry, taker: string, from: string, how: Spoils, beads: readonly string[]): void {
    const draft =
      this.deedOf(line, taker, from) ??
      (this.isMeeting(line, taker, from) ? this.deed('fought', line, taker, from, { won: true }) : null);
    if (!draft) return;
    if (!draft.ticks.includes(line.tick)) this.drafts.join(draft, line);
    draft.tolls.push({ group: this.who(from), lives: 0, treasures: Math.max(1, beads.length) });
    draft.treasures.push(...this.names(beads));
    if (draft.actor === this.who(taker)) this.#spoils.set(draft, how);
  }

  /** Somebody is no more: by whoever took its last life, or of its own; who still lives has left. */
  fell(line: Entry, group: string, with_: Partial<Draft> = {}): void {
    if (this.#lone.has(group)) {
      const draft = this.deedOf(line, group);
      if (draft) this.drafts.join(draft, line);
      return;
    }
    const deed = this.deedOf(line, group);
    if (deed?.tolls.some((it) => it.group === group && it.lives > 0)) {
      const by = deed.actor === group ? deed.target : deed.actor;
      this.drafts.begin('died', line, { actor: group, by, causes: [deed], piece: deed.piece, ...with_ });
      return;
    }
    const own = this.drafts.all.findLast(
      (it) => it.actor === group && it.kind === 'lost life' && it.turn === line.turn && it.age === line.age,
    );
    if (own)
      this.drafts.begin('died', line, { actor: group, causes: [own], piece: own.piece, thing: own.thing, ...with_ });
    else {
      const wrong = this.#lastWrong(line, group);
      this.drafts.begin('left', line, { actor: group, causes: wrong ? [wrong] : [], ...with_ });
    }
  }

  /** What was last done to somebody, this year or the year before. */
  #lastWrong({ age, turn }: Entry, group: string): Draft | null {
    const found = this.drafts.all.findLast(
      (it) => it.target === group && it.age === age && it.tolls.some((toll) => toll.group === group),
    );
    return found && turn - found.turn <= 1 ? found : null;
  }

  /** The meetings are over: what each was is read from what it cost whom (CH-DAT-T2). */
  finished() {
    for (const it of this.drafts.all) if (it.kind === 'fought') it.kind = this.#kindOf(it);
    return this.drafts.finished();
  }

  #kindOf(draft: Draft): FactKind {
    const { actor, target, won, tolls } = draft;
    const isBloody = tolls.some((it) => it.group === target && it.lives > 0);
    if (won === true && isBloody && actor !== null && this.#hunters.has(actor) && target?.startsWith('wild:') === false)
      return 'hunted';
    const spoils = this.#spoils.get(draft);
    if (won !== true || isBloody || spoils === undefined) return 'fought';
    return spoils === 'paid' ? 'extorted' : 'stole';
  }
}

const chapterOf = ({ age, turn, chapter }: Entry): string => `${age} ${turn} ${JSON.stringify(chapter)}`;

/** Losses that a meeting brings. */
const OF_MEETINGS: ReadonlySet<string> = new Set(['encounter', 'fight', 'conflict', 'capture']);
