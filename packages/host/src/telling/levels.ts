import { Catalogue, type Messages } from '@understory/table/words';

export interface LevelInWords {
  /** Counted from the top; 0 is the surface. */
  readonly number: number;
  /** `Stratum 3`, to stand over what lies there. */
  readonly title: string;
  /** `stratum 3`, to stand beside what lies there. */
  readonly said: string;
}

/** The levels of an edition's map in words. */
export function levelWords(messages: Messages<'title' | 'said'>): (number: number) => LevelInWords {
  const words = new Catalogue('en', messages);
  return (number) => ({ number, title: words.say('title', { number }), said: words.say('said', { number }) });
}
