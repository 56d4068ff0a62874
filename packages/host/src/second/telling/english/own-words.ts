import type { TextAndDoes } from '@understory/table/words';

/** The option that is none of a list. */
export const OWN_WORDS: TextAndDoes = ['My own words …', 'type them, and press Enter'];

/** What is to be put into words of one's own. */
export const IN_YOUR_OWN_WORDS = `{ KEY($of) ->
    [facility] What does it look like, in your own words?
    [the-dreamer] Who dreams the world, in your own words?
    [the-dungeonheart] What does the heart of the dungeon look like, in your own words?
    [the-land] What grows there, in your own words?
    [the-Magicians] What are they, in your own words?
    [the-Manufactory] What kind of workshop is it, in your own words?
   *[the-Powerplant] What drives it, in your own words?
  }`;
