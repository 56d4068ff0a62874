/** Lives and ends, in a few sentences each (CH-BIO-01, -06). */
export const LIVES = {
  'life.came': '{ $a } came in { $when }, { $sort }{ $place }.',
  'life.people': '{ $a } was founded in { $when } by { $sort }{ $place }.',
  'life.at': ', and settled in { $place }',
  'life.height': 'At the height there were { $lives }● with { $treasures }○ and { $epics }❖, in { $when }.',
  'life.ended': 'The end came in { $when }, by { $by }.',
  'life.over': 'The end came in { $when }.',
  'life.lasts': 'They are there still.',
  'life.lasts.one': 'It is there still.',
  'life.ruled': 'In { $when } they rose to rule all the others.',
  'dead.who': '{ $a }, { $sort }{ $seat }, here for { $turns }.',
  'dead.came': 'Here since { $when }.',
  'dead.of': ', of { $place }',
  'dead.deed': 'Remembered for this: { $deed }.',
  'dead.deed.none': 'Remembered for nothing in particular.',
  'dead.besides': 'And for this: { $deed }.',
  'dead.by': 'Ended in { $when } by { $by }.',
  'dead.own': `Ended in { $when }{ KEY($how) ->
      [ten-dwarves] {" "}by a quarrel among ten of them, in which nobody else had a part
      [diaspora] {", "}when all of them left by the road
      [fate] {" "}by a fate that they had opened themselves
      [prospered] {", "}having all that they had come for
      [departed] {", "}when they left the world as they had come
      [colony-lost] {" "}with the loss of the colony
      [megastructure-destroyed] {" "}with the great structure that they lived by
      [out-of-time] {", "}when their time was up
      [war-with-the-surface-dwellers] {" "}in a war with the surface
      [the-slaves-rise] {" "}when their slaves rose
      [the-last-demon] {", "}when one of them was left, and closed the gate
      [no-demon-left] {", "}when none of them was left
      [vengeance] {" "}by those whom they had bound
      [bottom-of-the-page] {", "}having dug through the bottom of the world
      [too-deep] {", "}having dug too deep
      [gone-home] {", "}when the last of them went home
      [war-with-heaven] {" "}in a war with heaven
      [chaos] {" "}in chaos of their own making
      [no-city-left] {" "}with the last of their cities
      [war-with-the-humans] {" "}in a war with the humans above
      [surface-war] {" "}in a war with the surface
      [slave-revolt] {" "}when their slaves rose
      [civil-war] {" "}in a war with themselves
      [died-out] {", "}having died out
      [decline] {", "}having dwindled for long
     *[other] {""}
  }.`,
  'dead.left': 'What was left: { $what }.',
  'left.named': 'the { $name }',
  'left.plain': `{ $n ->
      [one] one treasure without a name
     *[other] { $n } treasures without a name
  }`,
  'dead.left.none': 'Nothing was left.',
  'dead.aim': `What they wanted was { KEY($aim) ->
      [eternal-life] eternal life
      [godlike-power] the power of gods
      [to-leave-this-plane] to leave this plane
      [to-remake-this-plane] to make this plane over
     *[other] { $aim }
  }.`,
  'dead.works': `They built { $n ->
      [one] one great work
     *[other] { $n } great works
  }, and people still name some of them: { $works }.`,
  'dead.height': 'At their height there were { $lives }● with { $treasures }○ and { $epics }❖, in { $when }.',
  'dead.halls': `In their halls there lived after them { $n ->
      [one] { $who }
     *[other] { $n } others, among them { $who }
  }.`,
  'dead.halls.none': 'In their halls nobody has lived after them.',
  'dead.late': 'Who came to settle it was late.',
  'dead.not long': 'It did { $by } little good; they ended before the turn was out.',
  'dead.customer': 'It was { $by } who had been fed by it.',
  'epitaph.works': `{ $a }: { $n ->
      [0] nothing built
      [one] one work
     *[other] { $n } works
  }, { $turn } turns, no heirs.`,
  epitaph: '{ $a }. They are not here.',
  turns: `{ $n ->
      [0] less than a { $unit }
      [one] one { $unit }
     *[other] { $n } { $unit }s
  }`,
  // A biography (CH-BIO-04).
  'bio.named': '{ $a } is first told of in { $when }: { $deed }.',
  'bio.length': '{ $a } lived through { $turns }.',
  'bio.length.years': '{ $a } lived from { $from } to { $to }.',
  'bio.led': '{ $a } led { $group } from { $when } on.',
  'bio.because': 'Who led them before that is not known; { $a } has a name because of this: { $deed }.',
  'bio.next': 'Then there was this: { $deed }.',
  'bio.did': 'Under { $a }: { $deed }.',
  'bio.after': '{ $a } took the place of { $before }.',
  'bio.before': 'After { $a } it was { $after } who led them.',
  'bio.fell': '{ $a } fell in { $when }: { $deed }.',
  'bio.with them': '{ $a } was there when { $group } ended, in { $when }.',
  'bio.leads': '{ $a } leads them still.',
  'bio.saw': 'Lived through: { $deed }.',
  'bio.earned': 'Called { $name } after this: { $deed }.',
  'bio.lasts': '{ $a } is there still.',
  'bio.ended': '{ $a } ended in { $when }{ $by }.',
  'bio.by': ', by { $by }',
  'bio.unheard': '{ $a } are not heard of again.',
} as const;
