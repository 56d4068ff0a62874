/** A world in a title, in a line, in a paragraph, and what was before. `$a` and `$b` come with what they are. */
export const RECAP = {
  // One line, 8 to 14 words: names are no help to who does not know the world (CH-REC-05).
  'line.beaten': `{ CAPITAL($b) } { $bs ->
      [many] rise to rule the deep and are
     *[one] rises to rule the deep and is
    } ended by { $a }.`,
  'line.fallen': `{ CAPITAL($b) } { $bs ->
      [many] rise to rule the deep and do
     *[one] rises to rule the deep and does
    } not keep it.`,
  'line.rules': `{ CAPITAL($b) } { $bs ->
      [many] outlast all the others and rule
     *[one] outlasts all the others and rules
    } what is left below.`,
  'line.undecided': `{ CAPITAL($b) } { $bs ->
      [many] rule for a while, and in the end nobody has
     *[one] rules for a while, and in the end nobody has
    } won.`,
  'line.nobody': 'They come, they quarrel, and in the end nobody has won.',
  'line.two': `{ CAPITAL($a) } and { $b } share the same dark, and not willingly.`,
  'line.people': '{ CAPITAL($a) } dig, build and do not yet know what is coming.',
  'line.rock': 'Rock, water and ore, and nobody yet to quarrel over them.',
  // A paragraph of 35 to 60 words (CH-REC-04).
  'blurb.people': `{ CAPITAL($a) } built { $n ->
      [0] nothing to speak of
      [1] one great work
     *[other] { N($n) } great works
    } here{ $ended ->
      [yes] {" "}and are gone; their halls are not
     *[no] {" "}and live there still
    }.`,
  'blurb.rock': 'Under the hills there is rock, and in the rock there are caves that nobody had dug.',
  'blurb.came': `Then others came: { $all }{ $more ->
      [0] {""}
     *[other] {", "}and { N($more) } more
    }.`,
  'blurb.feud': 'Between { $a } and { $b } it came to blows, and neither forgot it.',
  'blurb.revenge': '{ CAPITAL($b) } wronged { $a }, who did not forget it.',
  'blurb.debt': '{ CAPITAL($a) } paid { $b } to be left alone, and kept count.',
  'blurb.betrayal': 'Between { $a } and { $b } there was a pact, and it did not hold.',
  'blurb.other': 'What { $a } did then is told here, turn by turn, with nothing added to it.',
  'blurb.quiet': 'What happened after that is told here, turn by turn, with nothing added to it.',
  'blurb.beaten': 'In the end { $b } rose to rule, and it was { $a } who ended that.',
  'blurb.fallen': 'In the end { $b } rose to rule, and fell.',
  'blurb.rules': 'In the end { $b } ruled what was left, and nobody was there to object.',
  'blurb.undecided': '{ CAPITAL($b) } rose to rule for a while, and nobody won.',
  'blurb.nobody': 'In the end nobody had won.',
  'blurb.threat': 'At last { $b } rose to rule them all, and that had to be settled.',
  'blurb.open': 'Who of them will be the last to live there is not decided.',
  // What changed since (CH-REC-01).
  'since.left': 'There are { $all } now, and nothing between them is settled.',
  'since.alone': 'There is only { $all } now, and nobody to settle anything with.',
  'since.nobody': 'Nobody is left to settle anything.',
  when: '{ $age }, { $unit } { $turn }',
  // The map in words (CH-REC-08).
  'alt.what': `A hand-drawn section through the world of { $title }, { $width } by { $height } beads, { $when }.`,
  'alt.surface': `Above it { $n ->
      [0] lies bare ground
      [one] lies { $lands }
     *[other] lie { $lands }
  }{ $who ->
      [none] {", "}where nobody lives
     *[other] {", "}where { $who } live
  }.`,
  'alt.stratum': `{ $depth ->
      [1] In the first bed of rock
      [2] In the second
      [3] In the third
      [4] In the fourth
      [5] In the fifth
      [6] In the sixth
      [7] In the seventh
      [8] In the eighth
     *[other] In bed { $depth }
  } { $n ->
      [0] is only rock
      [one] is { $what }
     *[other] are { $what }
  }{ $who ->
      [none] {""}
     *[other] {", "}held by { $who }
  }.`,
  'alt.ruler': '{ $who } rule over it.',
  'alt.ruler.one': '{ $who } rules over it.',
  'alt.nobody rules': 'Nobody rules over it.',
  'alt.treasures': `{ $n ->
      [0] No treasure with a name is in it
      [one] One treasure with a name is in it, { $names }
     *[other] { $n } treasures with names are in it, among them { $names }
  }.`,
  'alt.bare':
    'Every shape on it is drawn with a pen, in brown ink on paper, and nothing on it moves; lines of hatching stand for rock, and open paper for what is hollow.',
  'alt.counts': `{ $rooms } rooms, caves and tunnels are drawn on it, and { $lives ->
      [0] no beads of lives
      [one] one bead of a life
     *[other] { $lives } beads of lives
  } and { $treasures ->
      [0] none of treasure
      [one] one of treasure
     *[other] { $treasures } of treasure
  } lie in them.`,
  'alt.shorter': 'Map of a world, { $when }: { $lives } lives of { $groups } groups.',
  'alt.short': 'Map of { $title }, { $when }: { $lives } lives of { $groups } groups in { $rooms } rooms and caves.',

  // Previously on: 60 to 120 words (CH-REC-02).
  'before.alive': 'Below live { $all }.',
  'before.alive.more': 'Below live { $all }, and { N($more) } more.',
  'before.alone': 'Of all that lived below there is only { $all }.',
  'before.nobody': 'Below lives nobody yet.',
  'before.people': '{ CAPITAL($all) } have their halls there.',
  'before.rich': `The richest of them { $count ->
      [many] are
     *[one] is
    } { $a }, with { $n ->
      [1] one treasure
     *[other] { N($n) } treasures
    }.`,
  'before.feud': '{ CAPITAL($a) } and { $b } have come to blows, and it is not over.',
  'before.debt': `{ CAPITAL($a) } { $as ->
      [many] have
     *[one] has
    } paid { $b }, and nothing has come back.`,
  'before.last stand': 'Of { $a } there is hardly anything left, and it holds out.',
  'before.siege': `{ CAPITAL($a) } { $as ->
      [many] keep
     *[one] keeps
    } trying { $b }, so far in vain.`,
  'before.unrequited': `{ CAPITAL($a) } { $as ->
      [many] keep
     *[one] keeps
    } offering { $b } a pact and being refused.`,
  'before.steadfast': 'The pact of { $a } and { $b } has held so far.',
  'before.exile': `{ CAPITAL($a) } { $as ->
      [many] were driven from home and have
     *[one] was driven from home and has
    } not come back.`,
  'before.last': 'What was worth telling of late: { $said }',
  'before.turn': 'It is the turn of { $a }.',
  'before.asked': 'What is asked now: { $asked }',
} as const;
