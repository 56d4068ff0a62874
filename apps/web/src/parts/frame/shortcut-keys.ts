/** What the list of keys says, by what they are for. */
export const KEYS: readonly {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}[] = [
  {
    title: 'To answer',
    keys: [
      ['1 – 9', 'take that option'],
      ['Enter', 'roll, or go back to now'],
      ['f', 'let fate decide'],
      ['g', 'give it away otherwise: blindly, for good, for a group, until the next age'],
      ['v', 'ask the advisor, where there is one'],
    ],
  },
  {
    title: 'To play on, and back',
    keys: [
      ['u, r', 'undo, redo'],
      ['s', 'step: let one ask be answered'],
      ['t', 'play on to the next chapter or turn'],
      ['a', 'play on to the next age'],
      ['e', 'play on to the end'],
      ['k', 'take over where an autopilot decides'],
      ['w', 'watch fate play; Escape stops it'],
      ['b', 'branches: what if it had gone otherwise?'],
    ],
  },
  {
    title: 'To look',
    keys: [
      ['m', 'go to the map: arrows move it, + and − zoom, 0 shows all'],
      ['', 'when a spot is asked, arrows move the crosshair (with Shift, finely), Enter takes it'],
      ['o', 'the map in words: an outline of all that is on it'],
      ['q', 'go to what is asked'],
      ['l', 'go to the record'],
      ['[ ]', 'look one line back or on'],
      [', .', 'look at the turning point before or after'],
      ['y', 'see this turn again'],
      ['p', 'play or pause the film'],
      ['Escape', 'back to now; close what is open'],
    ],
  },
  {
    title: 'Besides',
    keys: [
      ['d', 'draw on the map, move and rename things; Ctrl+Z takes back what the pen did'],
      ['h', 'whose hands'],
      ['x', 'export'],
      ['?', 'this list'],
    ],
  },
];
