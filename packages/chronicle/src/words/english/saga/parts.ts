/** What several messages of the saga share. `$a` acts, `$b` is done to; what begins with `{ $a }` may begin with a pronoun or a time. */

/** A variant that needs more than its key: an argument with one of these values (CH-VAR-08). */
export interface Special {
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly say: string;
}

export type Variant = string | Special;

/** Messages of which each has several variants; which is taken is chosen by what fits and by what was used least (CH-VAR-05). */
export type Variants = Readonly<Record<string, readonly Variant[]>>;

export const when = (needs: Special['needs'], say: string): Special => ({ needs, say });

export const TIE = { close: ['tie'] };
export const ONE = { close: ['one'] };
export const GRUDGE = { for: ['hunt', 'steal', 'extort', 'fight', 'rout'] };
/** Who is done to is one creature with a life of its own, or more than one. */
export const SOLE = { one: ['yes'] };
export const MANY = { one: ['no'] };

/** How close it was: chance is told as closeness (CH-VOI-07). */
export const CLOSE = `{ $close ->
    [tie] {" "}on a tie
    [one] {" "}by one
   *[other] {""}
}`;

/** For which wrong: said only where the reason is written down (CH-CAU-02). */
export const FOR = `{ $for ->
    [hunt] [In answer to|In return for|On account of] the hunt
    [steal] [In answer to|In return for|On account of] the theft
    [extort] [In answer to|In return for|On account of] the demand
    [fight] [In answer to|In return for|On account of] the fight
    [rout] [In answer to|In return for|On account of] the attack
   *[other] In return
}`;

export const LIVES = `{ $lives ->
    [0] {""}
    [1] {", "}at the price of one of { THEIR($a) } own
   *[other] {", "}at the price of { N($lives) } of { THEIR($a) } own
}`;

export const WEALTH = `{ $wealth ->
    [0] nothing
    [1] one treasure
   *[other] { N($wealth) } treasures
}`;

/** What a turn is called in the age that is told of (CH-GEN-10). */
export const UNIT = `{ $unit ->
    [round] round
    [year] year
    [era] era
   *[turn] turn
}`;
/** … and one of it, with its article. */
export const A_UNIT = `{ $unit ->
    [round] a round
    [year] a year
    [era] an era
   *[turn] a turn
}`;
export const UNITS = `{ $unit ->
    [round] rounds
    [year] years
    [era] eras
   *[turn] turns
}`;
