/**
 * The forms of a noun, as one message: "a vein of ore" (the usual one), "the vein of ore" once it is known, "vein of ore" by itself,
 * "veins of ore". Who wants another form than the usual one gives it as `$form`.
 */
function noun(article: string, one: string, many: string): string {
  return `{ $form ->
    [the] the ${one}
    [bare] ${one}
    [plate] ${one}
    [many] ${many}
   *[a] ${article}${one}
  }`;
}

export const a = (one: string, many = one): string => noun('a ', one, many);
export const an = (one: string, many = one): string => noun('an ', one, many);
/** There is only one: "the Demon Gate", "the Camp of Goblins". */
export const the = (one: string, many = one): string => noun('the ', one, many);
/** What is not counted, or several: "wasteland", "palace galleries". */
export const some = (one: string): string => noun('', one, one);

/** What is told of in a sentence in one way, and named on its plate in another: "the City", "The City". */
export const plate = (told: string, words: string): string => `{ $form ->
    [plate] ${words}
   *[other] ${told.replaceAll('\n', '\n    ')}
  }`;
