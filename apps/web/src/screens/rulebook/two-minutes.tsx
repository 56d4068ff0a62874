import './two-minutes.css';

interface Panel {
  readonly title: string;
  readonly text: string;
  /** Strokes in a field of 120 by 72. */
  readonly drawn: string;
  /** The same, filled: beads, pips. */
  readonly filled?: string;
}

const bead = (x: number, y: number, r = 4) =>
  `M${x} ${y}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const die = (x: number, y: number) => `M${x} ${y}h22v22h-22z`;

const HISTORY: readonly Panel[] = [
  {
    title: 'A slice of the earth',
    text: 'Dice say what lies in each stratum: ore, gems, caves, water, magma, and perhaps one wonder.',
    drawn:
      'M4 16c30-8 80 8 112 0M4 30c30-6 80 8 112 0M4 46c30-6 80 8 112 0M4 62c30-6 80 6 112 0M30 36c4-6 14-6 18 0s-14 8-18 0zM70 56l6-8 6 8-6 4zM92 20v10M96 20v10',
  },
  {
    title: 'A people comes',
    text: 'It digs, mines and builds, one lifecycle a turn, until something ends it. What it built stays.',
    drawn: 'M4 14h112M60 14v52M60 28H34M60 46h26M22 22h12v12H22zM86 40h12v12H86zM54 60h12v8H54zM52 14l8-8 8 8',
    filled: `${bead(28, 28)}${bead(92, 46)}`,
  },
  {
    title: 'Monsters move in',
    text: 'Each group has a card. It does what stands under “always”, then one thing out of those it may do.',
    drawn: 'M36 6h48v60H36zM42 14h28M42 26h36M42 34h30M42 46h6v6h-6zM54 49h22M42 56h6v6h-6zM54 59h18',
  },
  {
    title: 'Beads',
    text: '● is one of a group: with none left it is gone. ○ is treasure. ★ adds 1 to a throw that is being lost.',
    drawn: `${bead(56, 36, 10)}M88 22l4 10h10l-8 6 3 10-9-6-9 6 3-10-8-6h10z`,
    filled: bead(24, 36, 10),
  },
  {
    title: 'They fight over it',
    text: 'Both sides throw a die and add what helps them. The higher one wins; the loser pays in beads.',
    drawn: `${die(24, 26)}${die(74, 26)}M52 37h16M62 31l6 6-6 6`,
    filled: `${bead(35, 37, 2.5)}${bead(79, 31, 2.5)}${bead(91, 43, 2.5)}${bead(91, 31, 2.5)}${bead(79, 43, 2.5)}`,
  },
  {
    title: 'A villain rises',
    text: 'In the last age somebody would rule them all. Who does, or who stops it, is how your story ends.',
    drawn: 'M34 54V26l14 12 12-20 12 20 14-12v28zM34 62h52',
  },
];

const FIRST_EDITION: readonly Panel[] = [
  {
    title: 'A slice of the earth',
    text: 'Three primordial events: caves, mithral, a vein of gold, a river, perhaps an Ancient Wyrm.',
    drawn:
      'M4 14c30-4 80 4 112 0M4 14v54h112V14M4 50c20-10 40 6 60-4s30-8 52-12M24 30c4-6 14-6 18 0s-14 8-18 0zM84 56l7-12 7 12zM10 22h4M106 22h4M10 62h4M106 62h4',
  },
  {
    title: 'Six worlds',
    text: 'Or another page: peaks that smoke, a rift, mesas, a hollow earth, a universe in a pocket.',
    drawn:
      'M4 34l12-22 12 22M16 12c4-6 8 0 4-8M40 14h8l6 22h6l6-22h8M84 10h8v16h8V10h12M4 48h32M4 62h32M60 46c14 0 20 6 20 10s-6 10-20 10-20-6-20-10 6-10 20-10z',
  },
  {
    title: 'A people comes',
    text: 'Dwarves, Dark Elves or Demons. A year has four seasons, each with something to do; every people has its own.',
    drawn:
      'M4 14h112M60 14v52M60 28H34M60 46h26M22 22h12v12H22zM86 40h12v12H86zM54 60h12v8H54zM52 14l8-8 8 8M96 20v12M90 26h12M104 58h12',
    filled: `${bead(28, 28)}${bead(92, 46)}`,
  },
  {
    title: 'Beads, and what they build',
    text: '● is one of a people, ○ is treasure. In fall it builds what belongs to its number: the table on its sheet says what.',
    drawn: `${bead(56, 36, 10)}M78 16h32M78 28h32M78 40h32M78 52h32`,
    filled: bead(24, 36, 10),
  },
  {
    title: 'Every people ends',
    text: 'Too deep, too many, too rich in slaves, or gone home: something ends it. What it built and hid stays in the rock.',
    drawn: 'M4 14h112M40 14v34h40V30M72 54l8 12 8-12M80 30v24M24 60l10-10M34 60L24 50',
  },
  {
    title: 'The Great Disaster',
    text: 'An earthquake, fire, plague or a falling star, on a new sheet of tracing paper: ten years of it.',
    drawn: 'M4 40h44l8 10 6-16 8 12h46M92 8l-26 26M100 14L70 40M56 50l-6 18M62 34l6-14',
    filled: bead(96, 10, 6),
  },
];

const MAKER: readonly Panel[] = [
  {
    title: 'Six by six squares',
    text: 'Dice say where four gems and two potions lie. Draw the entrance on a corner.',
    drawn:
      'M30 6h60v60H30zM40 6v60M50 6v60M60 6v60M70 6v60M80 6v60M30 16h60M30 26h60M30 36h60M30 46h60M30 56h60M62 32l3-3 3 3-3 4z',
  },
  {
    title: 'Twenty rounds',
    text: 'In each, collect loot, or throw two dice and build one item: of the first die, the second, or both together.',
    drawn: `${die(20, 25)}${die(52, 25)}M84 36h20M96 29l8 7-8 7`,
    filled: `${bead(31, 36, 2.5)}${bead(58, 31, 2.5)}${bead(68, 41, 2.5)}`,
  },
  {
    title: 'Paths, gates, monsters',
    text: 'Paths must join. Traps and gates lie on them, monsters beside them: in the right shape they score.',
    drawn:
      'M10 36h46v-8H10M10 36v-8M56 36v24h8V28M64 28h40v8H64M30 24v16M76 44h14v14H76zM79 49l3 3m4-3l3 3M90 44h14v14H90z',
  },
  {
    title: 'Heroes come',
    text: 'Up to five walk in. Each dangerous tile is a check of Str or Int: who fails, loses HP.',
    drawn:
      'M30 18a6 6 0 1 1-.01 0zM30 30v18M30 36l-9 6M30 36l10 5M30 48l-7 14M30 48l7 14M40 41l8-16M62 40h42M96 33l8 7-8 7',
  },
  {
    title: 'The score',
    text: 'What you built, and 3 for each hero who dies; 2 less for each who gets out by the stairs.',
    drawn: 'M16 58h20V46h20V34h20V22h20V10M92 64l12-12M104 64L92 52',
  },
];

const EVIL: readonly Panel[] = [
  {
    title: 'You are Kora',
    text: 'Below wait the Book of Lore, the Black Crucible and Grislyk. Do one of the three, and come out again.',
    drawn: 'M20 66V30c0-24 80-24 80 0v36M60 26a6 6 0 1 1-.01 0zM60 38v14M52 44h16M60 52l-6 12M60 52l6 12',
  },
  {
    title: 'Three dice',
    text: 'Each round put d4, d6 and d8 on Combat, Defense and Speed, one each.',
    drawn: `M14 50l12-22 12 22z${die(49, 28)}M94 26l12 13-12 13-12-13z`,
  },
  {
    title: 'Into the dark',
    text: 'Speed is how far she may go. Where no tile lies, one is drawn from the stack: the dungeon grows.',
    drawn: 'M10 30h34v14H10zM44 30h34v14H44zM78 44V8h14v36zM21 30v14M32 30v14M55 30v14M66 30v14M98 20h12M104 14v12',
  },
  {
    title: 'Monsters',
    text: 'They come nearer each round. Higher than your Defense wounds you; your Combat must beat theirs. Six wounds, and it is over.',
    drawn: 'M38 40c0-26 44-26 44 0 0 8-6 8-6 18H44c0-10-6-10-6-18zM50 36l8 4M70 36l-8 4M52 58v-6M60 58v-6M68 58v-6',
  },
  {
    title: 'Search, and events',
    text: 'A search may bring an item, or trouble. An event ends every round. Stand on the entrance with a deed done, and you have won.',
    drawn: 'M26 12h28v46H26zM34 18h28v46H34zM74 40h28M92 30l10 10-10 10',
  },
];

const GAMES: Readonly<Record<string, readonly Panel[]>> = {
  'host2-worlds': HISTORY,
  'host2-monsters': HISTORY,
  host1: FIRST_EDITION,
  maker: MAKER,
  evil: EVIL,
};

/** A game in a few drawings, before its rules. */
export function TwoMinutes({ book }: { book: string }) {
  const panels = GAMES[book];
  if (!panels) return null;
  return (
    <section className="two-minutes" aria-labelledby="two-minutes">
      <h2 id="two-minutes">How to play in two minutes</h2>
      <ol>
        {panels.map(({ title, text, drawn, filled }) => (
          <li key={title}>
            <svg viewBox="0 0 120 72" aria-hidden="true">
              <path d={drawn} />
              {filled && <path className="filled" d={filled} />}
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
