import type { Danger, EventName } from '../events.table.ts';
import type { Objective } from '../events.ts';
import type { OneUse, SearchName } from '../search.table.ts';
import type { FaceName } from '../tiles.table.ts';
import type { Result } from '../world.ts';

/** What there is to say of things, in a few voices each; which one is taken depends on where it stands in the journal. */
export type Phrases = readonly [string, ...string[]];

export const OPENING: Phrases = [
  'Goblins had carried the Book of Lore out of Kassadun, and everybody knew for whom: Grislyk, who is mad and a sorcerer. He had the Black Crucible already. ' +
    'Now he wanted tribute, or the dead would come and fetch it. Elder Zebulun asked the elves who would go down, and looked at farmers, potters and ' +
    'painters. Kora did not let him ask twice. She had been born here and raised on her father’s merchant ships, and not many of them knew her ' +
    'face. She said that she would go, pulled the blue cloak about her, loosened the longsword, and went in.',
  'Kora had been home for less than a season. She was of Kassadun by birth, but she had learned to walk on the deck of her father’s merchant ship, ' +
    'and the village still looked at her as at a guest. Then Grislyk’s soldiers came by night and went off with the Book of Lore. With that and the Black ' +
    'Crucible he would raise the dead against them all, unless they paid. Elder Zebulun would not pay. Somebody would have to go, he said; ' +
    'and from the last row somebody in a blue cloak, a longsword at her side, said that she would.',
  'There is a gate in the hill, and daylight stops a step behind it. Kora, an elf in a blue cloak, stood on that step because she had ' +
    'said she would, aloud, before all Kassadun. Elder Zebulun had told them what lay beyond: the Book of Lore, which Grislyk’s goblins had stolen; ' +
    'the Black Crucible, with which he means to raise the dead; and Grislyk, who is mad. The village of her birth had plenty of ploughs and ' +
    'hardly a sword. She drew hers and counted to three.',
];

/** Of a tile when it is found. */
export const FOUND: Readonly<Record<Exclude<FaceName, 'Dungeon Entrance'>, Phrases>> = {
  'Stairs Down': [
    'The passage ran on, but to the right of it stairs went down into colder air.',
    'Half-way along, a stair opened on her right, worn hollow in the middle.',
  ],
  'Book Chamber': ['A low door, a round room, and on a lectern, as if somebody had just stepped out: a book.'],
  'Crucible Chamber': [
    'The last room was warm. In the middle of it stood the Black Crucible, and something in it breathed.',
  ],
  'Dead End': ['The passage ended in rubble. That was all there was.'],
  'The Cliff': [
    'The path climbed along a cliff; whoever wanted her here would have to come up from below.',
    'On one side the floor fell away. She liked the ledge: it was the first place with only one direction to watch.',
  ],
  'The Narrow Passage': [
    'The walls came together until her shoulders touched both.',
    'She had to go sideways here, and thought that others would have to as well.',
  ],
  'The Hall of Blades': [
    'She heard the hall before she saw it: long blades, swinging out of slots in the walls, in no hurry at all.',
  ],
  'The Pit': [
    'The floor stopped, and started again a good leap further on. She threw a pebble in and did not hear it land.',
  ],
  'Left Bend': ['The passage bent to the left.', 'Left, then, since there was no other way.'],
  'Right Bend': ['The passage bent to the right.', 'Right; there was nothing to decide.'],
  'Long Corridor': [
    'A long corridor, straight as a plank, and too quiet.',
    'The corridor was so long that her own steps came back to her.',
  ],
};

/** Of a Search card. */
export const SEARCHED: Readonly<Record<SearchName, Phrases>> = {
  Nothing: [
    'She searched the place and found dust.',
    'She turned over every stone, and under every stone was another.',
    'Nothing here; others had looked before.',
  ],
  'Healing Balm': [
    'In a niche she found a jar of balm, still soft.',
    'A dead man’s satchel held a healing balm, which was more than it had done for him.',
  ],
  'Amulet of Speed': ['Behind a loose brick hung an amulet; with it about her neck her feet felt lighter.'],
  'Giant Rat Attack': ['She put her hand into the wrong hole. The rats in it were as big as dogs.'],
  'Fireball Spell Scroll': ['A scroll, warm to the touch, with one word on it that she took care not to say.'],
  'Invisibility Spell Scroll': ['She found a scroll that she could only read out of the corner of her eye.'],
  'Enchanted Shield': ['On a hook, as if left for her, hung a shield that pulled gently towards any blow.'],
  Rope: ['A coil of good rope. On a ship nobody would have left it lying there.'],
  'Poison Gas Trap': ['The lid clicked, and green smoke came out from under it.'],
  'Magic Sword': ['In the dark something shone: a sword that hummed when she lifted it.'],
  'Healing Potion': ['A small bottle, sealed with wax, and red as a good morning.'],
  'Cloak of Stealth': ['She found a cloak the colour of nothing, and put it on over the blue one.'],
};

/** Of an Event card that does something. */
export const HAPPENED: Readonly<Record<Exclude<EventName, 'Silence'>, Phrases>> = {
  'Lone Goblin': ['Somewhere a single pair of bare feet ran over stone.'],
  'Goblin Patrol': ['She heard a patrol: boots in step, more or less.'],
  'War Horn': ['A horn blew in the depth, and was answered.'],
  'Goblin Ambush': ['It had been too quiet. They came from above.'],
  'Goblin Raiders': ['There was laughter far off, of the kind that goblins laugh with knives in their hands.'],
  'Goblin Tracker': ['Something sniffed at the way she had come.'],
  'Rattle of Bones': ['Bones rattled, as when somebody stands up who should not be able to.'],
  'The Dead Walk': ['The dead got up and walked.'],
  'Crucible Smoke': ['A smoke with a taste of iron crept along the floor, and what lay there stirred.'],
  'Crypt Breach': ['A wall gave way somewhere, and behind it there had been a crypt.'],
  'Bone Guard': ['A voice gave an order, and dry joints obeyed.'],
  "Grislyk's Summons": ['Grislyk called, and it sounded like a song for children.'],
  "Grislyk's Wrath": ['The air itself grew angry; it was Grislyk’s anger.'],
  "Grislyk's Curse": ['A word was said that was meant for her, and her limbs would no longer learn anything new.'],
  'Falling Rocks': ['The roof came down in pieces.'],
  'Dart Trap': ['A plate sank under her foot, and the wall spat darts.'],
  'Swarm of Bats': ['Bats came by the hundred.'],
  'Hidden Spring': ['Water ran down the wall here, cold and clean. She drank.'],
  'Hue and Cry': ['They were crying out to one another now, and the cries came nearer.'],
};

export const USED: Readonly<Record<OneUse, Phrases>> = {
  balm: ['She rubbed the balm into the worst of it.'],
  potion: ['She broke the wax and drank, and for a moment nothing had ever hurt.'],
  fireball: ['She said the word on the scroll.'],
  invisibility: ['She read the scroll and could no longer see her own hands.'],
};

/** Of a wound that no monster gave, by what gave it. */
export const HURT: Readonly<Record<Danger, Phrases>> = {
  blades: [
    'One of the blades took a strip of blue cloth, and something under it.',
    'She misjudged the blades, and they did not misjudge her.',
  ],
  pit: ['She leapt short, and came up the other side bleeding.'],
  rats: ['They bit before she could cut.'],
  gas: ['She breathed in. That was the mistake.'],
  wrath: ['It struck her down.'],
  rocks: ['One of them had her shoulder.'],
  darts: ['One of them stuck.'],
  bats: ['She could not cut them all.'],
};

/** Of a danger that she came through, where the tile is the danger. */
export const PASSED: Readonly<Partial<Record<Danger, Phrases>>> = {
  blades: ['She counted the blades and went between two of them.', 'The blades hissed past her, left and right.'],
  pit: ['She leapt, and landed.', 'A few steps, a leap, and the pit was behind her.'],
};

/** Of any other. */
export const SPARED: Phrases = ['It did her no harm.', 'She was quicker.', 'She came out of it whole.'];

export const OBJECTIVES: Readonly<Record<Objective, Phrases>> = {
  book: [
    'She closed the Book of Lore and put it under her arm. It was heavier than it looked. Far away somebody screamed with rage: Grislyk had felt it go.',
  ],
  crucible: [
    'She set her shoulder to the Black Crucible and turned it over. It broke like any pot. What walked already would walk on; but its smoke would wake nobody any more.',
  ],
  grislyk: [
    'Grislyk looked at the sword in his chest as if it were a word that he had forgotten. Then he was only an old man, and dead.',
  ],
};

export const ENDINGS: Readonly<Record<Result, Phrases>> = {
  defeat: [
    'That was the end of Kora. In Kassadun they waited for her until the leaves fell, and then they no longer did.',
    'She fell there, and the dungeon closed over her as water does. On the quay a ship waited one tide longer than it should have.',
  ],
  minor: [
    'Then there was daylight. She went out into it without looking back, with what she had. It was not everything. It would do.',
    'She came out by the gate through which she had gone in. Elder Zebulun asked for the rest. Kora said that he was welcome to fetch it.',
  ],
  ultimate: [
    'She came out into the morning with the Book under her arm, soot from the Crucible on her hands, and Grislyk’s blood on her sword. The ' +
      'elves of Kassadun made songs of it. Kora went down to the harbour, where the wind was right.',
  ],
};
