import { Thing } from '@understory/table/words';
import type { Unit } from '../clock.ts';
import type { EpithetKey } from '../epithets.ts';
import { times, workPhrase } from './english/forms.ts';

/**
 * What a plan speaks of besides subjects: keys and numbers, which each language puts into words of its own (CH-GEN-05, CH-LAN-06). As
 * they stand they read in English.
 */

/** How often; in turns that follow each other, what these are called. */
export class Times extends Thing {
  readonly n: number;
  readonly running: Unit | null;

  constructor(n: number, running: Unit | null = null) {
    super(times(n, running));
    this.n = n;
    this.running = running;
  }
}

/** A work, by what the rules call it. */
export class Made extends Thing {
  readonly work: string;

  constructor(work: string) {
    super(workPhrase(work));
    this.work = work;
  }
}

/** Works, each once, in the order in which they were built. */
export function madeOf(works: readonly (string | null)[]): Made[] {
  const all = works.flatMap((it) => (it === null ? [] : new Made(it)));
  return all.filter((it, i) => all.findIndex((other) => String(other) === String(it)) === i);
}

/** Something that lies on the page, by what it is. */
export class Found extends Thing {
  readonly bare: string;

  constructor(text: string, bare: string) {
    super(text);
    this.bare = bare;
  }
}

/** A name that was earned, by its key and by how weighed those speak who give it (CH-EPI-03). */
export class Byname extends Thing {
  readonly key: EpithetKey;
  readonly register: 0 | 1;

  constructor(text: string, key: EpithetKey, register: 0 | 1) {
    super(text);
    this.key = key;
    this.register = register;
  }
}
