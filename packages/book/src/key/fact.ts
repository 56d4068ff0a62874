import type { Room, Survey } from '../places/survey.ts';
import type { GroupThen } from '../then.ts';
import { roomName } from './room-name.ts';
import type { Part, Told } from './told.ts';

/** TA-SEC-01: who may know a fact. What has none is the keeper's. */
export type Knows = 'open' | 'told' | 'seen' | 'found' | 'keeper';

/** TA-GEN-08: a statement, what it is about, who may know it, and what it was drawn from. */
export interface Fact {
  /** TA-ARE-17: made from the ids of what it is about. */
  readonly id: string;
  readonly about: string;
  readonly text: Told;
  readonly knows: Knows;
  /** The journal's ticks, if it is told … */
  readonly ticks: readonly number[];
  /** … or the table it was drawn from, if it is invented. */
  readonly table: string | null;
  readonly weight: number;
  /** TA-SEC-02: what of it is seen, where numbers are the keeper's. */
  readonly seen?: Told;
}

/** Facts of one thing, numbered as they come. */
export class Facts {
  readonly all: Fact[] = [];
  readonly #about: string;
  readonly #line: string;

  constructor(about: string, line: string) {
    this.#about = about;
    this.#line = line;
  }

  told(text: Told, knows: Knows, ticks: readonly number[], weight = 5, seen?: Told): void {
    this.#put({ text, knows, ticks, table: null, weight, ...(seen ? { seen } : {}) });
  }

  invented(text: Told, knows: Knows, table: string): void {
    this.#put({ text, knows, ticks: [], table, weight: 1 });
  }

  #put(of: Omit<Fact, 'id' | 'about'>): void {
    this.all.push({ id: `${this.#about}/${this.#line}-${this.all.length + 1}`, about: this.#about, ...of });
  }
}

/** TA-KEY-15: a group by its name, as a link to its page. */
export const groupRef = ({ naming }: Survey, group: GroupThen): Part => ({ to: group.id, text: naming.group(group) });

/** A room by its key number. */
export const roomRef = (room: Room): Part => ({ to: room.place.id, text: room.key });

/** A room by its number and its name. */
export const namedRoomRef = (survey: Survey, room: Room): Part => ({
  to: room.place.id,
  text: `${room.key} ${roomName(survey, room)}`,
});
