import type { Note } from '../../table/note.ts';
import type { PageGame } from '../../table/page-game.ts';

const age = ({ world }: PageGame) => world.journal.age;
/** Before a people comes, and there is more to say. */
const isEarly = (game: PageGame) => age(game) === 'primordial';
const told = ({ world }: PageGame) => world.journal.entries.length;

/** What is said of any table with a map, in the order in which a first game meets it. */
export const TABLE_NOTES: readonly Note<PageGame>[] = [
  {
    key: 'ask',
    title: 'The game asks',
    text: 'Down there. Take any answer by a click, or by its number on the keyboard. “Let fate decide” is always there too, and nothing can be broken.',
    byFinger:
      'Down there. Tap any answer. “Let fate decide” is always there too, and nothing can be broken. Hold a finger on a sign to learn what it means.',
    target: '#ask',
    when: ({ ask }) => ask !== null && ask.ask !== 'roll',
  },
  {
    key: 'dice',
    title: 'Dice',
    text: 'Press the red card, or Enter, and they roll. What they brought can be thrown again or set by hand; the record will say so.',
    byFinger:
      'Tap the red card, and they roll. What they brought can be thrown again or set by hand; the record will say so.',
    target: '#ask',
    when: ({ ask }) => ask?.ask === 'roll',
  },
  {
    key: 'map',
    title: 'The map',
    text: 'Drag it, or zoom with the wheel or two fingers. Click anything on it to hear what it is, who made it and by which rule. What glows can be chosen right there.',
    byFinger:
      'Move it with a finger, zoom with two. Tap anything on it to hear what it is, who made it and by which rule. What glows can be chosen right there; a spot can be dragged before you put it down.',
    target: '.map',
    when: (game) => game.world.page.isLaid && isEarly(game),
  },
  {
    key: 'record',
    title: 'The record',
    text: 'Everything is written down. Click a line, and the map shows that moment: go back to it, or branch off into another world.',
    byFinger:
      'Everything is written down, under “The record”. Tap a line, and the map shows that moment: go back to it, or branch off into another world.',
    target: '.record',
    when: (game) => told(game) > 14 && isEarly(game),
  },
  {
    key: 'undo',
    title: 'Undo',
    text: 'Takes back your last answer, and the one before, to the very beginning. It is no second throw: the same choice brings the same dice.',
    target: 'button[data-key="u"]',
    when: (game) => told(game) > 30 && isEarly(game),
  },
];
