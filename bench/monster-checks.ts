import type { SecondWorld } from '@understory/host/second';
import { gapTo } from '@understory/page';
import type { Ask } from '@understory/table';
import { capacity } from '../packages/host/src/beads.ts';
import type { MonsterCard } from '../packages/host/src/second/cards/tree/card.ts';
import { type Den, denOf, isBarred } from '../packages/host/src/second/monsters/den.ts';
import { seatsOf } from '../packages/host/src/second/monsters/ground/lair.ts';
import { neighbours } from '../packages/host/src/second/monsters/ground/territory.ts';
import { bonusOf, sizeOf } from '../packages/host/src/second/monsters/measure.ts';
import type { Monster } from '../packages/host/src/second/monsters/monster.ts';
import { hasTrait } from '../packages/host/src/second/monsters/parts.ts';
import { isAttack } from '../packages/host/src/second/monsters/past.ts';
import { nameOf } from '../packages/host/src/second/telling/names.ts';

/** Between two deeds: nothing is half done when these are asked. */
const QUIET: ReadonlySet<string> = new Set([
  'H2-MON-301',
  'H2-MON-303',
  'H2-MON-314',
  'H2-MON-319',
  'H2-MON-415',
  'H2-HRD-21',
]);

/** What may make neighbours again of two that had parted: either reaches farther by it. */
const GROWTH: ReadonlySet<string> = new Set(['explored', 'scouted', 'built', 'gathered', 'gained', 'handed over']);

/** What is told of a game, as far as the promises of H2-MON-901 to -922 speak of it. */
export interface Noted {
  readonly kind: string;
  readonly clause: string;
  readonly turn: number;
  readonly age: string;
  readonly group?: string;
  readonly to?: string;
  readonly clash?: string;
  readonly won?: boolean;
  readonly card?: string;
  readonly result?: string;
}

/** Looks at a game after every ask, and remembers what must not change. */
export class MonsterWatch {
  readonly faults = new Set<string>();
  readonly #world: SecondWorld;
  #cards: readonly string[] | null = null;
  #epics = 0;
  #aside: readonly MonsterCard[] = [];
  #corrupted = 0;
  #usedUp = 0;
  #read = 0;
  #moment = 0;
  /** Newcomers whose beads stand in the door until a fight is over (H2-MON-211), and how far the record was read for them. */
  readonly #inDoor = new Set<string>();
  #doorRead = 0;
  /** Who may not attack whom, as it was at the ask before. */
  #barred: (a: string, b: string) => boolean = () => false;
  readonly #options = new Map<string, number>();
  readonly #lives = new Map<string, { turn: number; readonly began: Set<number> }>();

  constructor(world: SecondWorld) {
    this.#world = world;
  }

  /** `ask` is what the game waits for; null when it is over. */
  look(ask: Ask | null): void {
    const den = denOf(this.#world);
    if (!den) return;
    this.#attacks(den);
    this.#onceEach(den, ask);
    this.#corruption(den);
    this.#sides(den);
    this.#units();
    if (ask !== null && !QUIET.has(ask.clause)) return;
    this.#beads(den);
    this.#cardsIn(den, ask);
    this.#driven(den);
    if (ask?.clause === 'H2-MON-301') this.#mutual(den);
  }

  #say(clause: string, what: string): void {
    this.faults.add(`${clause}: ${what} (${this.#world.journal.age} ${this.#world.journal.turn})`);
  }

  /** H2-MON-901, -902, -906, -908. */
  #beads(den: Den): void {
    const { page } = this.#world;
    this.#doors();
    for (const me of den.monsters) {
      if (sizeOf(den, me) < 1 && !den.dying.some((it) => it.monster === me))
        this.#say('H2-MON-901', `${nameOf(this.#world, me)} has no ●`);
      if (bonusOf(den, me) < 0) this.#say('H2-MON-901', `${nameOf(this.#world, me)} has less than no ★`);
      const names = me.constructions.filter((it) => !it.building.many).map((it) => it.building.name);
      for (const it of names.filter((name, i) => names.indexOf(name) !== i))
        this.#say('H2-MON-908', `${nameOf(this.#world, me)} built ${it} twice`);
      if (!this.#inDoor.has(me.id)) this.#seats(den, me);
    }
    this.#sharedSeats(den);
    const epics = page.beads.filter((it) => it.kind === 'epic' && it.until === null).length;
    if (epics < this.#epics) this.#say('H2-MON-906', `${this.#epics} ❖ became ${epics}`);
    this.#epics = epics;
  }

  /** A rule that a fight wakes may let somebody else act while the newcomer's beads are still as good as in the hand. */
  #doors(): void {
    const lines = this.#world.journal.entries as unknown as readonly Noted[];
    for (; this.#doorRead < lines.length; this.#doorRead++) {
      const { kind, clause, group = '' } = lines[this.#doorRead] as Noted;
      if (kind === 'seated' && clause === 'H2-MON-211') this.#inDoor.add(group);
      else if (kind === 'taken up') this.#inDoor.delete(group);
    }
  }

  /** H2-MON-902: rooms that lie over each other, too, have no seat in common. */
  #sharedSeats(den: Den): void {
    const taken = new Map<string, string>();
    for (const me of den.monsters) {
      if (this.#inDoor.has(me.id)) continue;
      for (const { at, id } of seatsOf(den, me)) {
        const spot = `${at.x}, ${at.y}`;
        const other = taken.get(spot);
        if (other)
          this.#say('H2-MON-902', `${id} of ${nameOf(this.#world, me)} and ${other} share the seat at ${spot}`);
        taken.set(spot, `${id} of ${nameOf(this.#world, me)}`);
      }
    }
  }

  #seats(den: Den, me: Monster): void {
    const { page } = this.#world;
    for (const { at, id, piece } of seatsOf(den, me)) {
      const room = page.piece(piece);
      const there = page.beadsIn(piece).filter((it) => it.kind !== 'bonus');
      const own = there.filter((it) => it.owner !== null);
      if (own.length > capacity(room)) this.#say('H2-MON-902', `${room.what.kind} holds ${own.length} beads`);
      if (own.some((it) => it.id !== id && it.at.x === at.x && it.at.y === at.y))
        this.#say('H2-MON-902', `a seat of ${nameOf(this.#world, me)} in ${room.what.kind} is shared`);
      if (gapTo(room.shape, at.x, at.y) > 0.01)
        this.#say('H2-MON-902', `a bead of ${nameOf(this.#world, me)} lies beside its room`);
    }
  }

  /** H2-MON-903, -904, -920, -921: every card in one place, when none is in the hand. */
  #cardsIn(den: Den, ask: Ask | null): void {
    const played = new Set(den.monsters.map((it) => it.card));
    const under = new Set(den.monsters.flatMap((it) => (it.under ? [it.under.life, it.under.choices] : [])));
    const laid = [...under].filter((it) => it !== null);
    const over = den.monsters.flatMap((it) => it.overlays);
    const all = [...den.deck, ...den.setAside, ...played, ...laid, ...over].map((it) => it.name).sort();
    for (const it of all.filter((name, i) => all[i + 1] === name)) this.#say('H2-MON-903', `${it} is in two places`);
    for (const card of played) {
      const many = den.monsters.filter((it) => it.card === card).length;
      if (many > 4) this.#say('H2-MON-921', `${many} groups share ${card.name}`);
    }
    if (this.#aside.some((it) => !den.setAside.includes(it)))
      this.#say('H2-MON-920', 'a card that was set aside is back');
    this.#aside = [...den.setAside];
    if (ask !== null && ask.clause !== 'H2-MON-301') return;
    this.#cards ??= all;
    const lost = this.#cards.filter((it) => !all.includes(it));
    if (lost.length > 0 || all.length !== this.#cards.length)
      this.#say('H2-MON-903', `${all.length} cards, not ${this.#cards.length}: ${lost.join(', ')}`);
  }

  /** H2-MON-909, -916: attacks since the ask before, on those they may not be made on. */
  #attacks(den: Den): void {
    for (const me of den.monsters) {
      for (let i = me.past.deeds.length - 1; i >= 0; i--) {
        const done = me.past.deeds[i];
        if (!done || done.at <= this.#moment) break;
        if (done.by !== me.id || done.to === null || !isAttack(done.did)) continue;
        if (this.#barred(done.by, done.to) && isBarred(den, done.by, done.to))
          this.#say('H2-MON-909', `${nameOf(this.#world, me)} did ${done.did} ${done.to}, though barred`);
      }
    }
    this.#moment = den.moment;
    const pairs = new Set<string>();
    for (const { from, to } of den.pacts)
      for (const [a, b] of [
        [from, to],
        [to, from],
      ] as const)
        if (isBarred(den, a, b)) pairs.add(`${a} ${b}`);
    this.#barred = (a, b) => pairs.has(`${a} ${b}`);
  }

  /** H2-MON-910: one option a lifecycle, one lifecycle a turn. */
  #onceEach(den: Den, ask: Ask | null): void {
    for (const me of den.monsters) {
      const life = this.#lives.get(me.id);
      if (life?.turn !== den.turn) {
        // Whoever has begun nothing in this turn may begin one lifecycle.
        this.#lives.set(me.id, { turn: den.turn, began: new Set([me.past.began]) });
        continue;
      }
      life.began.add(me.past.began);
      if (life.began.size > 2) this.#say('H2-MON-910', `${nameOf(this.#world, me)} had two lifecycles`);
    }
    if (ask?.clause !== 'H2-MON-314' || ask.ask !== 'choose') return;
    const me = den.monsters.find((it) => it.id === ask.by);
    if (!me) return;
    if (this.#options.get(me.id) === me.past.began) this.#say('H2-MON-910', `${nameOf(this.#world, me)} chooses twice`);
    this.#options.set(me.id, me.past.began);
  }

  /** H2-MON-913: each is the other's neighbour, but for those who reach along water. */
  #mutual(den: Den): void {
    for (const a of den.monsters) {
      if (hasTrait(a, 'reaches along water')) continue;
      for (const b of neighbours(den, a))
        if (b.is === 'monster' && !neighbours(den, b).includes(a))
          this.#say(
            'H2-MON-913',
            `${nameOf(this.#world, a)} is a neighbour of ${nameOf(this.#world, b)}, who is none of its`,
          );
    }
  }

  /** H2-MON-914: whoever was driven out is no neighbour, unless there was nowhere to go. Only where nothing was done since. */
  #driven(den: Den): void {
    const lines = this.#world.journal.entries as unknown as readonly Noted[];
    for (let i = this.#read; i < lines.length; i++) {
      const line = lines[i] as Noted;
      if (drivesOut(line)) this.#parted(den, line, lines.slice(i + 1));
    }
    this.#read = lines.length;
  }

  #parted(den: Den, { kind, group, to }: Noted, since: readonly Noted[]): void {
    const [a, b] = [group, to].map((id) => den.monsters.find((it) => it.id === id));
    if (!a || !b || hasTrait(a, 'reaches along water') || hasTrait(b, 'reaches along water')) return;
    const isUndone = (it: Noted) =>
      it.clause === 'H2-ACT-267' ||
      GROWTH.has(it.kind) ||
      (it.kind === 'relocated' && it.clause === 'H2-ACT-261') ||
      // Another drives one of them on, who knows where.
      (drivesOut(it) && [it.group, it.to].some((id) => id === group || id === to));
    if (since.some(isUndone)) return;
    if (neighbours(den, a).includes(b))
      this.#say(
        'H2-MON-914',
        `${nameOf(this.#world, b)} is still a neighbour of ${nameOf(this.#world, a)} after the ${kind}`,
      );
  }

  /** H2-MON-915: for good. */
  #corruption({ corrupted }: Den): void {
    if (corrupted.size < this.#corrupted) this.#say('H2-MON-915', 'a stratum is no longer corrupted');
    this.#corrupted = corrupted.size;
  }

  /** H2-MON-907: what is used up stays so. */
  #units(): void {
    let gone = 0;
    for (const it of this.#world.page.units) if (it.until !== null) gone++;
    if (gone < this.#usedUp) this.#say('H2-MON-907', 'a unit that was used up is back');
    this.#usedUp = gone;
  }

  /** H2-MON-916. */
  #sides({ villain }: Den): void {
    const takesSides = villain?.card.setup.some((it) => it.kind === 'take sides') ?? false;
    const tags = takesSides && this.#world.journal.turn > 0 ? (villain?.monster.tags ?? []) : [];
    for (const [a, b] of [
      ['good', 'evil'],
      ['lawful', 'chaotic'],
    ] as const)
      if (tags.includes(a) && tags.includes(b)) this.#say('H2-MON-916', `the Empire is ${a} and ${b}`);
  }
}

/** May somebody have to go for it? */
function drivesOut({ kind, clash, won }: Noted): boolean {
  return kind === 'invasion' || (kind === 'conflict' && clash === 'rout' && won === true);
}
