/** How far something that is done answer by answer has come. */
export interface Far {
  readonly step: number;
  readonly of: number;
}

/** Something that is done answer by answer, and says after each how far it is: a stranger's cards can make every step slow. */
export type Bits<T> = Generator<Far, T, void>;

/** Done without a pause. */
export function inOneGo<T>(bits: Generator<unknown, T, void>): T {
  for (;;) {
    const next = bits.next();
    if (next.done) return next.value;
  }
}
