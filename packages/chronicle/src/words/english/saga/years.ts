import { MANY, type Variants, when } from './parts.ts';

/** What only worlds by years or eras tell: peoples that go by what they are, kingdoms, parties, beasts, villains. */
export const YEARS = {
  'folk.founded': [
    'The first to come were { $folk }.',
    'Before anybody else there were { $folk }.',
    '{ CAPITAL($folk) } came, and were the first.',
    '[Into this rock|Into this|There] came { $folk }, [and dug|before anyone else].',
    'It was { $folk } who [came|dug] first.',
  ],
  'folk.founded.next': ['{ CAPITAL($folk) } came as well.', 'Besides these there came { $folk }.'],
  'folk.end.fate': ['A place of fate was opened, and that was the end of { $folk }.', 'Fate ended { $folk }.'],
  'folk.end.no one left': ['Then there was nobody left of { $folk }.', 'In the end there were no { $folk } any more.'],
  'folk.end.bottom of the page': [
    'They dug until there was no further down, and were gone.',
    '{ CAPITAL($folk) } dug through the bottom of the world, and were not seen in it again.',
  ],
  'folk.end.too deep': [
    '{ CAPITAL($folk) } had dug too deep, and ended of it.',
    'They dug one room too deep.',
    '[Down there|At the bottom] was something that { $folk } [should not have reached|did not survive].',
    '[Digging|Going down] was what they [were good at|did], and it [ended|was the end of] them.',
  ],
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
    '[Order|Rule] among { $folk } [failed|broke down], and [nobody outlasted it|with it all of them went].',
    'Their [end|downfall] was [chaos|disorder], and they had [made|brewed] it themselves.',
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
    'Those who [served|worked] in { $name } [rose|stopped serving], and that [ended it|was the end of the city].',
    '{ $name } [lived|stood] by its slaves, and ended by them.',
  ],
  'end.civil war': [
    'There were too many of them for one city, and { $name } ended in a war with itself.',
    '{ $name } fought itself, and lost.',
    '[The last war|The war that ended it] was { $name } against { $name }.',
    '{ $name } [split|fell out with itself], and [neither half outlived|no part survived] the quarrel.',
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
  'disaster.earthquake': [
    'Then the earth shook.',
    'After that there was an earthquake, and new clefts in the rock.',
    '[Then|Next] the rock [moved|split|cracked], and [there were clefts|cracks ran] where [there had been none|none had been].',
    'An earthquake [came|followed], and [clefts opened|the rock cracked].',
  ],
  'disaster.other': [
    'Then came the Great Disaster.',
    'What came next was a disaster, and it spared nobody’s works.',
    '[After them|Next] there was the Great Disaster.',
    'The Great Disaster [followed|came].',
  ],
  'disaster.plague': ['Then there was a plague.', 'A plague came after them.'],
  'disaster.river': [
    'Then a river broke in.',
    'After that a river ran where no river had run.',
    '[Water|A river] found its way [in|down], and [ran|stayed].',
  ],
  'disaster.magma': [
    'Then the rock melted from below.',
    'There was an eruption, and magma stood in the rock after it.',
  ],
  'disaster.star': [
    'Then a star fell.',
    'Something fell from the sky and went deep.',
    '[A star|Something from the sky] came down, [through the rock|and into the rock].',
  ],
  'features.bare': [
    `There { $n ->
        [1] was
       *[other] were
    } { $features }.`,
    'The rock held { $features }.',
    '[Under it all|Below|Deep down|Underneath] lay { $features }.',
    'What [lay below|the ground held|was hidden in it] was { $features }.',
    '[Whoever dug|Anybody who dug] would find { $features }.',
    '[Before anybody came|From the first|At the start] there lay { $features }.',
  ],
  'alive.surface': [
    'Below nobody is left. Above there is { $a }.',
    'What is left is { $a }, on the surface.',
    'Only { NAME($a) } [is|stands] there now, on the surface.',
  ],
  'came.kingdom': [
    '[Above|Overhead], on the surface, [stood|was|had grown up] { $b }.',
    'On the surface there was { $b } by then.',
    'People lived on the surface, and their castle was { $b }.',
    'The [daylight|surface|country above] [belonged to|was held by|was the land of] { $b }.',
  ],
  'came.party': [
    '[From|Out of] the surface came { $b }, { N($lives) } [in all|of them|together|by count].',
    '[Then|Next|By and by] there came down { $b }, { N($lives) } [of them|in number|strong|all told].',
    '{ $a } came down [from the surface|from above|out of the daylight|by the upper road], { N($lives) } [strong|in number|of them].',
    '[A party|A company] of { N($lives) } [climbed down|came below|entered the dark|found the way in]: { $b }.',
    '[Visitors|Guests|Callers] from above [were|this time were] { $b }, { N($lives) } [of them|in all|by number].',
    'The [next|latest] to [come down|try the depths|leave daylight] were { $b }, and [there were|they numbered] { N($lives) }.',
    '[Below|Underground] there were now { $b } [as well|besides|too], { N($lives) } [from|people out of|all from] the upper world.',
    when({ lives: ['1'] }, '{ $a } came down from the surface, and there was one of them.'),
  ],
  'fought.even': [
    '{ $a } and { $b } [fought|clashed|came to blows|had it out], and nobody [won|gained by it|had the better of it].',
    'A [fight|scuffle|brawl|quarrel] between { NAME($a) } and { $b } [settled|decided|changed] nothing.',
    '{ $a } met { $b }, there were [blows|words and then blows|losses all round], and it came to [nothing|no end|no result].',
    '{ $a } came to blows with { $b }, and neither [had the better of it|was the stronger|could claim it].',
    'There was a [skirmish|scuffle|clash|brush] between { NAME($a) } and { $b }.',
    'Neither { NAME($a) } nor { $b } [gained|profited|was better off] by their [fight|quarrel|meeting].',
    '{ $b } had a fight with { NAME($a) }, [which both could have spared themselves|and both had it for nothing|and each went home again].',
    'It came to a [fight|bout|clash] of { NAME($a) } and { $b }, and to no [decision|winner|end].',
    '[Between|With] { NAME($a) } and { $b } it came to [blows|a fight] and then to [nothing|a standstill].',
    '{ $a } and { $b } were [even|a match], as [they found|a fight showed|it turned out].',
  ],
  'fought.even.many': [
    '{ $a } and { $b } fought { $times }, and nobody won.',
    '{ CAPITAL($times) } { NAME($a) } and { $b } came to blows without a result.',
  ],
  'fought.beast': [
    '{ $a } [killed|put an end to|dealt with|disposed of] { $beast }.',
    '{ CAPITAL($beast) } [met|ran into|got in the way of] { NAME($a) }, and [did not survive it|that was that|died of the meeting].',
    '{ $a } [came upon|ran into|met|found] { $beast } and [killed it|left it dead|won|made short work of it].',
    '{ CAPITAL($beast) } [was|stood] in the way of { NAME($a) }, and [then|presently|after that] was not.',
    '{ $a } fought { $beast } and [won|lived|had the better of it].',
    '{ CAPITAL($beast) } [was killed by|fell to|was no match for|lost its last fight to] { NAME($a) }.',
    'Among what { NAME($a) } had to [deal with|get past] was { $beast }, which died of it.',
    'For { $beast } it was the last [fight|meeting|quarrel]: { NAME($a) } won it.',
    '{ $a } left nothing of { $beast }.',
    'It took a fight, but { NAME($a) } [got past|was rid of|outlived] { $beast }.',
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
    '{ CAPITAL($beast) } [made an end of|finished|killed] { $a }.',
    'It was { $beast } that [ended|finished|did for] { NAME($a) }.',
    'The end of { $a } was { $beast }.',
    '{ $a } met { $beast }, and that was the last of { THEM($a) }.',
    'What [ended|finished] { NAME($a) } was nobody with a name, but { $beast }.',
    '[Against|With] { $beast } { NAME($a) } [had no chance|came to an end|fought for the last time].',
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
    `{ $a } [went|climbed|made their way] back up { $n ->
        [0] with nothing
        [1] with one treasure
       *[other] with { N($n) } treasures
    }.`,
    `{ $a } left as they had come, { $n ->
        [0] and no richer
        [1] and one treasure richer
       *[other] and { N($n) } treasures richer
    }.`,
    `What { NAME($a) } carried [home|up|out] was { $n ->
        [0] nothing
        [1] one treasure
       *[other] { N($n) } treasures
    }.`,
    `[Back in daylight|Up again|Out again], { NAME($a) } had { $n ->
        [0] nothing to show for it
        [1] one treasure to show for it
       *[other] { N($n) } treasures to show for it
    }.`,
    `{ $a } turned round at last, and took { $n ->
        [0] nothing
        [1] one treasure
       *[other] { N($n) } treasures
    } to the surface.`,
  ],
  'party.fled': [
    'What was left of { $a } [fled|ran|got out].',
    'The last of { NAME($a) } ran, and got out.',
    'Those of { NAME($a) } who could still [run|climb] did.',
    '[Fewer than had come|Not all who had come], { NAME($a) } [fled|ran for it|got away].',
  ],
  quest: [
    '{ $a } sent { $b } to do something about it.',
    '{ $a } asked { $b } for help.',
    'It was { NAME($a) } who had asked for that.',
    '{ $b } had been [sent|asked] by { NAME($a) }.',
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
    'Where { NAME($a) } had lived there was { $b } now, and the other way about.',
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
    '{ $b } had a [master|ruler] from then on: { $a }.',
    'From then on { $b } [belonged to|worked for|obeyed|answered to] { NAME($a) }.',
    '{ $b } became { WHOSE($a) }, [and not by choice|unasked|willing or not].',
    '{ $b } [bowed to|gave in to|gave way to] { NAME($a) }.',
    'Among what { NAME($a) } [owned|ruled|had] there { WAS($b) } now { $b }.',
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
    `[Work|The digging] was done by { $n ->
        [1] one captive
       *[other] { N($n) } captives
    } as well.`,
  ],
  'people.revolt': ['{ CAPITAL($times) } their slaves rose.', 'Their slaves rose { $times }.'],
  ruined: ['Works of { NAME($a) } were torn down.', '{ $a } had { THEIR($a) } works torn down.'],
  'lost life': [
    when(
      MANY,
      `{ CAPITAL(N($n)) } of { $a } { $n ->
        [1] was
       *[other] were
    } lost.`,
    ),
    when(MANY, `{ $a } came to be { N($n) } fewer.`),
    `{ $a } { WAS($a) } the poorer by { $n ->
        [1] a life
       *[other] { N($n) } lives
    }.`,
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
  released: [
    '{ $a } { WAS($a) } free again.',
    '{ $a } had no master any more.',
    'That [set|left] { NAME($a) } free.',
    '{ $a } [obeyed nobody|took no more orders] from then on.',
  ],
  'attacked.won': ['{ $a } marched on the surface and took it.', 'The surface fell to { $a }.'],
  'attacked.lost': [
    '{ $a } marched on the surface, and { WAS($a) } beaten there.',
    'The attack of { NAME($a) } on the surface failed.',
  ],
  'rose.dungeon master': [
    '{ $a } took the dungeon for { THEIR($a) } own.',
    'Then the dungeon had a master, and it was { $b }.',
    'From then on the dungeon was { WHOSE($a) }.',
  ],
  'rose.thought lords': [
    'The Thought Lords had filled a pool in the deep.',
    'Minds were not one’s own any more: the Thought Lords had come.',
    '[Then|Now] the Thought Lords were there, and a pool stood [full|filled].',
    'In the deep a pool [filled|was filled], and the Thought Lords ruled from it.',
  ],
  'rose.liche king': [
    '{ $a } woke among the tombs.',
    'In a tomb somebody woke, and it was { $b }.',
    '[Among the dead|Below the tombs] there was now a king: { $b }.',
    'The dead [had|got] a king, and it was { $b }.',
  ],
  'rose.alpha villain': [
    '{ $a } had grown beyond all other beasts, and ruled.',
    'Of all beasts { NAME($a) } was the strongest now, and knew it.',
  ],
  'six treasures': [
    'That made six treasures, and they were all { WHOSE($a) }.',
    '{ $a } had six treasures now, more than was good for the [world|neighbours].',
    'By then { NAME($a) } [owned|had|held|sat on] six treasures.',
    'Six of the treasures of [that time|the world] were with { NAME($a) }.',
    'The sixth treasure [of|in the hoard of] { NAME($a) } was in.',
  ],
  'ten treasures': [
    '{ $a } had ten treasures by then.',
    'That made ten treasures for { NAME($a) }.',
    'With { NAME($a) } there lay ten treasures [now|by then].',
  ],
  'ended.world conquered': ['The world had a new master, and it was { $b }.', 'All of it was { WHOSE($b) } then.'],
  'ended.attack beaten': ['The attack was beaten, and the surface was saved.', 'That was as far as { NAME($b) } came.'],
  'ended.all minds taken': [
    'After that there was no mind that was not { WHOSE($b) }.',
    'Every mind, above and below, was { WHOSE($b) }.',
  ],
  'ended.land overrun': ['The dead had the land.', 'There were enough of the dead by then to have the whole land.'],
  'ended.surface ruled': ['The surface was { WHOSE($b) }.', '{ $b } had the surface, too.'],
  'ended.villain dead': [
    'So ended the [rule|reign|time|lordship] of { $b }.',
    '{ $b } ruled no longer, [being no longer|being dead].',
    '[With that|There] the [rule|reign] of { $b } [was over|ended|came to its end].',
    '[Nobody|No one] ruled after that, for { $b } { WAS($b) } [gone|no more].',
    'The [seat|place] of { $b } [was|stood] empty.',
    '[What|All that] { NAME($b) } had [ruled|held] was [nobody’s|without a ruler] [again|now].',
  ],
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
