/** Worlds or games to be read through: some in `npm test`, all of them with `npm run properties`. */
export function toRead(some: number, all: number): number {
  return process.env['SEED'] === undefined ? some : all;
}

/** What is wrong with the grammar of something that is told, each in a few words; nothing if it reads well. */
export function slipsIn(text: string): string[] {
  return Object.entries(SLIPS).flatMap(([slip, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${slip}: “${found[0]}” in “${text}”`] : [];
  });
}

/** Patterns of what no sentence has; what looks like one and is right is taken out in the pattern. */
const SLIPS: Readonly<Record<string, RegExp>> = {
  'a hole': /undefined|\bnull\b|\bnone\b|\bNaN\b|\[object|[{}$]/,
  '“a” before a vowel': /\ba (?!uni|use|usu|one\b|eu)[aeiou]/i,
  '“an” before a consonant': /\ban (?:uni|use|eu|(?!hour|heir|honest)[b-df-hj-np-tv-z])/i,
  'one of several':
    /(?<!\b(?:Line|stratum) |[\d.,:/(+−–-])\b1 (?!across\b|holds\b|is\b|has\b|was\b|lies\b|vs\b|less\b|plus\b)[a-z]+s\b/,
  'several of one':
    /\b(?:[2-9]|[1-9]\d+) (?:round|turn|bead|room|hero|point|wound|goblin|skeleton|card|tile|square|space|hit)\b(?! of)/,
  'several that is one': /\bsome [a-z]+(?<!s)s (?:is|was|has)\b/,
  'a word twice': /\b(\p{L}+) \1\b/iu,
  'two spaces': / {2}/,
  'a space before a stop': / [,.;:!?)]/,
  'a space after a bracket': /\( /,
  'two stops': /[,;:.!?][,;:]|[,;:]\.|(?<!\.)\.\.(?!\.)/,
  'no article before what is built':
    /\b(?:built|builds|build|spent [●○★❖]+ on) (?!Gates\b)(?:\p{Lu}[\p{L}’']*(?<![s’'])(?: (?=\p{Lu})|$|(?=[.,?])))+$/u,
  'no article before what belongs to somebody':
    /\b(?:to|in|from|into) (?!The |Dame )\p{Lu}[\p{L}’']*(?: \p{Lu}[\p{L}’']*)* of (?!the (?:Low Road|Nine Keys)\b)/u,
  'a kind of life without its noun': /\bnearest (?:fungus|slime|jurassic|alien|necrotic|crystalline)(?! life| biome)/,
  'an empty bracket': /\(\)|“”/,
};

/** Is it a whole sentence: with a capital, a number or a sign first, and a stop last? */
export function isSentence(text: string): boolean {
  return /^[\p{Lu}\d●○❖★“(−+-].*[.!?”]$/su.test(text);
}

/** Two lines in a row with the same words, of different kinds: the same thing told twice. */
export function toldTwice(lines: readonly { readonly kind: string; readonly text: string }[]): string[] {
  return lines.flatMap(({ kind, text }, i) => {
    const before = lines[i - 1];
    return before && text !== '' && before.text === text && before.kind !== kind
      ? [`${before.kind} and ${kind}: “${text}”`]
      : [];
  });
}
