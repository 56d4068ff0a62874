import { type Variants, when } from './parts.ts';

/** What only worlds by years or eras tell: peoples that go by what they are, kingdoms, parties, beasts, villains. */
export const YEARS = {
  'folk.founded': [
    'The first to come were { $folk }.',
    'Before anybody else there were { $folk }.',
    '{ CAPITAL($folk) } came, and were the first.',
  ],
  'folk.founded.next': ['{ CAPITAL($folk) } came as well.', 'Besides these there came { $folk }.'],
  'folk.end.fate': ['A place of fate was opened, and that was the end of { $folk }.', 'Fate ended { $folk }.'],
  'folk.end.no one left': ['Then there was nobody left of { $folk }.', 'In the end there were no { $folk } any more.'],
  'folk.end.bottom of the page': [
    'They dug until there was no further down, and were gone.',
    '{ CAPITAL($folk) } dug through the bottom of the world, and were not seen in it again.',
  ],
  'folk.end.too deep': ['{ CAPITAL($folk) } had dug too deep, and ended of it.', 'They dug one room too deep.'],
  'folk.end.gone home': [
    'One after another they went home, until nobody was left.',
    'The last of { $folk } went home.',
  ],
  'folk.end.war with heaven': [
    'What they had dug led up to heaven, which objected, and that ended { $folk }.',
    'Their war was with heaven, and heaven won.',
  ],
  'folk.end.chaos': [
    'It ended in chaos, of their own making.',
    'Of { $folk } there was only chaos left, and then not that.',
  ],
  'folk.end.no city left': [
    'When no city of theirs was left, neither were they.',
    'Their last city went, and { $folk } with it.',
  ],
  'folk.end.war with the humans': [
    'They came up to the sun, and to a war with those who lived under it.',
    'Then { $folk } were at war with the humans above, and there were none of them below after it.',
  ],
  'end.surface war': [
    'Their shaft came up under the sun. The war with the surface that followed was the end of { $name }.',
    '{ $name } found the surface, and the surface ended { $name }.',
  ],
  'end.slave revolt': [
    'Then the slaves of { $name } rose, and { $name } was over.',
    'There were more slaves in { $name } than masters by then. They rose.',
  ],
  'end.civil war': [
    'There were too many of them for one city, and { $name } ended in a war with itself.',
    '{ $name } fought itself, and lost.',
  ],
  'end.died out': ['{ $name } died out.', 'In the end nobody of { $name } was left.'],
  'end.decline': [
    'Years went by, and { $name } declined until there was no more of it.',
    '{ $name } ended by growing old.',
  ],
  'founded.next': [
    '{ CAPITAL($folk) } came as well, and lived in { $name }.',
    'Besides these there was { $name }, a town of { $folk }.',
  ],
  'woke.wyrm': [
    'A wyrm slept where they dug, and was paid to go on sleeping.',
    'They had to pay a wyrm for its peace.',
  ],
  'woke.trap': ['They dug into a trap.', 'There was a trap where they dug.'],
  'disaster.earthquake': ['Then the earth shook.', 'After that there was an earthquake, and new clefts in the rock.'],
  'disaster.other': ['Then came the Great Disaster.', 'What came next was a disaster, and it spared nobody’s works.'],
  'disaster.plague': ['Then there was a plague.', 'A plague came after them.'],
  'disaster.river': ['Then a river broke in.', 'After that a river ran where no river had run.'],
  'disaster.magma': [
    'Then the rock melted from below.',
    'There was an eruption, and magma stood in the rock after it.',
  ],
  'disaster.star': ['Then a star fell.', 'Something fell from the sky and went deep.'],
  'features.bare': [
    `There { $n ->
        [1] was
       *[other] were
    } { $features }.`,
    'The rock held { $features }.',
  ],
  'alive.surface': ['Below nobody is left. Above there is { $a }.', 'What is left is { $a }, on the surface.'],
  'came.kingdom': [
    'Above, on the surface, stood { $b }.',
    'On the surface there was { $b } by then.',
    'People lived on the surface, and their castle was { $b }.',
  ],
  'came.party': [
    'From the surface came { $b }, { N($lives) } in all.',
    'Then there came down { $b }, { N($lives) } of them.',
    '{ $a } came down from the surface, { N($lives) } strong.',
    when({ lives: ['1'] }, '{ $a } came down from the surface, and there was one of them.'),
  ],
  'fought.even': [
    '{ $a } and { $b } fought, and nobody won.',
    'A fight between { NAME($a) } and { $b } settled nothing.',
    '{ $a } met { $b }, there were blows, and it came to nothing.',
    '{ $a } came to blows with { $b }, and neither had the better of it.',
    'There was a skirmish between { NAME($a) } and { $b }.',
    'Neither { NAME($a) } nor { $b } gained by their fight.',
    '{ $b } had a fight with { NAME($a) }, which both could have spared themselves.',
    'It came to a fight of { NAME($a) } and { $b }, and to no decision.',
  ],
  'fought.even.many': [
    '{ $a } and { $b } fought { $times }, and nobody won.',
    '{ CAPITAL($times) } { NAME($a) } and { $b } came to blows without a result.',
  ],
  'fought.beast': [
    '{ $a } killed { $beast }.',
    '{ CAPITAL($beast) } met { NAME($a) }, and did not survive it.',
    '{ $a } came upon { $beast } and killed it.',
    'There was { $beast } in the way of { NAME($a) }, and then there was not.',
    '{ $a } fought { $beast } and won.',
    '{ CAPITAL($beast) } was killed by { NAME($a) }.',
    'One { NAME($a) } had to deal with was { $beast }, which died of it.',
    'For { $beast } it was the last fight; { NAME($a) } won it.',
  ],
  'fought.beast lost': [
    '{ $a } fought { $beast }, and had the worst of it.',
    '{ CAPITAL($beast) } was more than a match for { NAME($a) }.',
    '{ $a } met { $beast } and lost by it.',
    'With { $beast } { NAME($a) } had no luck.',
  ],
  'fought.beast even': [
    'There was a fight between { NAME($a) } and { $beast }.',
    'It came to a fight of { NAME($a) } with { $beast }.',
    '{ $a } had { $beast } to deal with.',
    'Between { NAME($a) } and { $beast } it came to blows.',
    '{ CAPITAL($beast) } cost { NAME($a) } a fight.',
  ],
  'died.beast': [
    '{ CAPITAL($beast) } made an end of { $a }.',
    'It was { $beast } that ended { NAME($a) }.',
    'The end of { $a } was { $beast }.',
    '{ $a } met { $beast }, and that was the last of { THEM($a) }.',
  ],
  abandoned: [
    '{ $a } gave up and left.',
    'With nothing left to live on, { NAME($a) } left for good.',
    '{ $a } packed up what there was, which was nothing, and went.',
    'Then the home of { NAME($a) } was given up.',
  ],
  'abandoned.paid': [
    'That was all { $a } had, and they gave up their home for it.',
    '{ $a } had nothing more after that, and left.',
    'After the last payment { NAME($a) } had nothing, and went away.',
  ],
  'party.left': [
    `{ $a } went back up { $n ->
        [0] with nothing
        [1] with one treasure
       *[other] with { N($n) } treasures
    }.`,
    `{ $a } left as they had come, { $n ->
        [0] and no richer
        [1] and one treasure richer
       *[other] and { N($n) } treasures richer
    }.`,
    `What { NAME($a) } carried home was { $n ->
        [0] nothing
        [1] one treasure
       *[other] { N($n) } treasures
    }.`,
  ],
  'party.fled': [
    'What was left of { $a } fled.',
    'The last of { NAME($a) } ran, and got out.',
    'Those of { NAME($a) } who could still run did.',
  ],
  quest: [
    '{ $a } sent { $b } to do something about it.',
    '{ $a } asked { $b } for help.',
    'It was { NAME($a) } who had asked for that.',
  ],
  shrine: [
    '{ $a } set up a shrine beside the home of { $b }.',
    'A shrine of { WHOSE($a) } stood beside the home of { $b } from then on.',
    '{ $b } was given a shrine by { NAME($a) }.',
    '{ $a } gave { $b } a shrine.',
  ],
  served: [
    '{ $a } did { $b } a service.',
    '{ $a } made { SELF($a) } useful to { $b }.',
    '{ $b } had { NAME($a) } working for { THEM($b) }.',
    'For once { NAME($a) } served { $b }.',
    '{ $a } came to { $b } as an enemy, and stayed to serve.',
    'It suited { $b } to be served by { NAME($a) }.',
  ],
  'served.many': ['{ $a } served { $b } { $times }.', '{ CAPITAL($times) } { NAME($a) } was of use to { $b }.'],
  'weird.Walled off': [
    'A wall was put up between { $a } and { $b }.',
    'After that there was a wall between { NAME($a) } and { $b }.',
  ],
  'weird.Besieged': [
    '{ $a } and { $b } sat before each other, and it was a siege.',
    'There was a siege between { NAME($a) } and { $b }.',
  ],
  'weird.Magic mishap': [
    'Then { $a } and { $b } were each in the other’s place, and nobody had moved.',
    'By some mishap { NAME($a) } and { $b } changed places.',
  ],
  merged: [
    'What was left of { $a } became part of { $b }.',
    '{ $b } took in the rest of { $a }, who were { NAME($b) } from then on.',
  ],
  hungry: [
    '{ CAPITAL($times) } { NAME($a) } found nobody to eat, and lived on what { THEY($a) } had.',
    'There was no prey for { $a } { $times }, and it cost a treasure each time.',
  ],
  'hungry.one': ['One { $unit } { NAME($a) } found no prey, and lived on what { THEY($a) } had.'],
  yoked: [
    '{ $a } made { $b } do as { THEY($a) } said.',
    '{ $b } had a master from then on: { $a }.',
    'From then on { $b } belonged to { NAME($a) }.',
    '{ $b } became { WHOSE($a) }, and not by choice.',
  ],
  slaves: [
    '{ $a } took a captive in { $place }.',
    'Somebody who had lived in { $place } was a slave of { WHOSE($a) } after that.',
    '{ $a } found somebody in { $place }, and kept them.',
  ],
  'slaves.many': ['{ $a } took captives { $times }.', '{ CAPITAL($times) } { NAME($a) } brought home a captive.'],
  'people.slaves': [
    `{ CAPITAL(N($n)) } { $n ->
        [1] captive was
       *[other] captives were
    } taken.`,
    `They took { $n ->
        [1] one captive
       *[other] { N($n) } captives
    }, to work for them.`,
  ],
  'people.revolt': ['{ CAPITAL($times) } their slaves rose.', 'Their slaves rose { $times }.'],
  ruined: ['Works of { NAME($a) } were torn down.', '{ $a } had { THEIR($a) } works torn down.'],
  'lost life': [
    `{ CAPITAL(N($n)) } of { $a } { $n ->
        [1] was
       *[other] were
    } lost.`,
    `{ $a } lost { $n ->
        [1] one of { THEIR($a) } own
       *[other] { N($n) } of { THEIR($a) } own
    }.`,
    when(
      { why: ['hunger'] },
      `There was not enough for { $a }, and { $n ->
        [1] one of them
       *[other] { N($n) } of them
    } starved.`,
    ),
  ],
  released: ['{ $a } { WAS($a) } free again.', '{ $a } had no master any more.'],
  'attacked.won': ['{ $a } marched on the surface and took it.', 'The surface fell to { $a }.'],
  'attacked.lost': [
    '{ $a } marched on the surface, and was beaten there.',
    'The attack of { NAME($a) } on the surface failed.',
  ],
  'rose.dungeon master': [
    '{ $a } took the dungeon for { THEIR($a) } own.',
    'Then the dungeon had a master, and it was { $b }.',
  ],
  'rose.thought lords': [
    'The Thought Lords had filled a pool in the deep.',
    'Minds were not one’s own any more: the Thought Lords had come.',
  ],
  'rose.liche king': ['{ $a } woke among the tombs.', 'In a tomb somebody woke, and it was { $b }.'],
  'rose.alpha villain': [
    '{ $a } had grown beyond all other beasts, and ruled.',
    'Of all beasts { NAME($a) } was the strongest now, and knew it.',
  ],
  'six treasures': [
    'That made six treasures, and they were all { WHOSE($a) }.',
    '{ $a } had six treasures now, more than was good for the world.',
  ],
  'ten treasures': ['{ $a } had ten treasures by then.', 'That made ten treasures for { NAME($a) }.'],
  'ended.world conquered': ['The world had a new master, and it was { $b }.', 'All of it was { WHOSE($b) } then.'],
  'ended.attack beaten': ['The attack was beaten, and the surface was saved.', 'That was as far as { NAME($b) } came.'],
  'ended.all minds taken': [
    'After that there was no mind that was not { WHOSE($b) }.',
    'Every mind, above and below, was { WHOSE($b) }.',
  ],
  'ended.land overrun': ['The dead had the land.', 'There were enough of the dead by then to have the whole land.'],
  'ended.surface ruled': ['The surface was { WHOSE($b) }.', '{ $b } had the surface, too.'],
  'ended.villain dead': ['So ended the rule of { $b }.', '{ $b } ruled no longer, being no longer.'],
  'ended.undecided': ['It was never decided.', 'The years ran out, and nobody had won.'],
  'ended.last era': ['The eras ran out, and nobody ruled.', 'It went no further.'],
  'ended.ten treasures': [
    '{ $a } had the most, and there it stood.',
    'With ten treasures { NAME($a) } had what there was to have.',
  ],
  'ended.too many groups': [
    'There were too many of them for one world, and it went no further.',
    'The world was full.',
  ],
} as const satisfies Variants;
