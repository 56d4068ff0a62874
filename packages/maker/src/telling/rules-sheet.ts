/** The rules on a page, for whoever plays with pencil and dice; the charts are on the sheet itself. */
export const RULES_SHEET = {
  title: 'Dungeon Maker Deluxe: the rules',
  sections: [
    {
      title: 'Before you build',
      lines: [
        'Throw two dice for each of 4 gems and then 2 potions: the first is the column, the second the row. Draw it there; throw again if something lies there.',
        'Draw the entrance on a corner: a straight path with one end off the sheet. You have 20 coin, the plain tool and one spell of your choice.',
      ],
    },
    {
      title: 'Twenty rounds: collect or build',
      lines: [
        'Say first which of the two you do. Cross off a round each time.',
        'Collect: take one gem or potion that lies beside a path tile, or under the entrance. A gem is 4 coin; the third upgrades the tool. A potion needs the upgraded tool; it is 2 coin and another spell.',
        'Build: throw two dice. Either of them, or their sum, says what the market has; build one such item, pay for it, and write its initials and damage on it. Or build nothing.',
        'Nothing is built over loot, and nothing that is built ever moves.',
      ],
    },
    {
      title: 'What goes where',
      lines: [
        'Paths, gates and bosses: on an empty square, with at least one opening that meets an opening. The other openings may face anything. A gate or boss stands on a path of any shape.',
        'Traps: on a plain path or a bridge, one each. Bridges: on an acid pond.',
        'Monsters and ponds: on any empty square. Monsters that make heroes stronger cross off as many pips; with six crossed off there are no more.',
      ],
    },
    {
      title: 'The exit',
      lines: [
        'After round 20 the path tile drawn last is the exit tile; the stairs go on a square beside it that has no item. If none is free, take the tile before it, and so on.',
        'Score the building: shapes of monsters of which a room is beside a path, ponds that lie together, and bosses. No room counts twice.',
      ],
    },
    {
      title: 'Up to five heroes',
      lines: [
        'Throw two dice: the first gives the HP, the second the hero. Add your pips to Str and Int. After each hero you may stop.',
        'From the entrance the hero goes from tile to linked tile, and to each only once; where there are several ways a die decides, and at a dead end they go back.',
        'On each tile: its trap, gate, boss or pond, and up to two monster rooms in a row on each side, are one check. The highest number counts, with its own stat, or with the lower one if both have it.',
        'Two dice and the stat that reach the number pass. Who fails loses all the damage together, and what a gate takes.',
        'At 0 HP the hero is dead: a soul for you. On the exit tile, after its check, they take the stairs: cross off a dungeon HP.',
        'A spell is cast at its moment, once in the game; of Hex, Frenzy and their like one a check.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'Building score, 3 for each soul, 2 less for each dungeon HP crossed off. Below 0 Rubble, to 7 a Cellar, to 15 a Dungeon, to 23 a Labyrinth, from 24 a Legend.',
        'Together: all use the same loot, markets and heroes. A spell may be cast in a rival’s dungeon as its other self, at most one a visit. The highest score wins, then more souls, then more coin.',
      ],
    },
  ],
} as const;
