/** What pages begin with: in a few words what it is, and what became of it (CH-LEG-02). */
export const LEADS = {
  // A clause of fate beneath the title.
  'is.alive': '{ $sort }; still there',
  'is.alive.alone': '{ $sort }; the only ones who are still there',
  'is.gone': '{ $sort }; gone',
  'is.gone.left': '{ $sort }; left by the road',
  'is.ended': '{ $sort }; ended by { $by }',
  'is.ruled': '{ $sort }; rose to rule, and rule still',
  'is.ruled.gone': '{ $sort }; rose to rule, and fell',
  'is.ruled.ended': '{ $sort }; rose to rule, and were ended by { $by }',
  'is.ruled.ended.one': '{ $sort }; rose to rule, and was ended by { $by }',
  'is.leader': `{ $fate ->
      [leads] leads { $group }
      [fell] led { $group }, and fell
     *[ended] led { $group } to the end
  }`,
  'is.battle': `{ $won ->
      [yes] { $a } won it
      [no] { $b } held
     *[other] nobody won it
  }; { $lives ->
      [0] nobody was lost
      [one] one life
     *[other] { $lives } lives
  }`,

  // Leads.
  'place.since': '{ $a } has been there since { $when }, { $depth }.',
  'place.built': '{ $a } was built in { $when } by { $by }, { $depth }.',
  'place.work': 'What was built there is called { $work }.',
  'place.dwellers': `{ $n ->
      [0] Nobody ever lived there
      [one] One lived there, { $who }
     *[other] { $n } lived there one after another, among them { $who }
  }.`,
  'place.now': `At this moment { $n ->
      [0] nobody has a life there
      [one] one life is in it
     *[other] { $n } lives are in it
  }, and { $treasures ->
      [0] no treasure lies there
      [one] one treasure lies there
     *[other] { $treasures } treasures lie there
  }.`,
  'place.ways': `From there it is one step to { $ways }.`,
  'place.ways.none': 'It touches nothing else that is open.',
  'place.events': `The record has { $n ->
      [0] no line about it that is worth telling
      [one] one line about it that is worth telling
     *[other] { $n } lines about it that are worth telling
  }.`,
  'treasure.made': 'The { $a } was made in { $when } by { $by }.',
  'treasure.found': 'The { $a } came to light in { $when }, and nobody knows who made it.',
  'treasure.owners': `{ $n ->
      [0] Nobody has held it since
      [one] One has held it: { $who }
     *[other] { $n } have held it: { $who }
  }.`,
  'treasure.died': `{ $n ->
      [0] None of them ended holding it
      [one] One of them ended holding it: { $who }
     *[other] { $n } of them ended holding it: { $who }
  }.`,
  'treasure.moves': `It changed hands { $n ->
      [0] not at all
      [one] once
     *[other] { $n } times
  }.`,
  'treasure.lies': 'It lies in { $place }, and is nobody’s.',
  'treasure.held': 'It lies in { $place }, and { $who } hold it.',
  'treasure.held.one': 'It lies in { $place }, and { $who } holds it.',
  'treasure.value':
    'There is no other of that name in this world, and all that is told of it stands on the lines named here.',
  'war.sides': '{ $a } and { $b } were at war from { $from } to { $to }.',
  'war.first': 'It began with this: { $deed }.',
  'war.for': `What they fought over was { $over ->
      [treasure] treasure, more than anything else
      [lives] each other’s lives, for nothing else changed hands
     *[other] the { $over }
  }.`,
  'war.blows': 'There were { $n } blows: { $a } struck { $na } times and { $b } { $nb }.',
  'war.toll': 'It cost { $a } { $la } and { $b } { $lb }.',
  'war.lives': `{ $n ->
      [0] no life
      [one] one life
     *[other] { $n } lives
  }`,
  'war.end': 'It ended with the end of { $loser }.',
  'war.open': 'It is not over: both are still there.',
  'war.last': 'The last blow was this: { $deed }.',
  'pact.sides': '{ $a } and { $b } first made a pact in { $when }.',
  'pact.times': `They made it { $n ->
      [one] once
     *[other] { $n } times
  } and refused it { $refused ->
      [0] never
      [one] once
     *[other] { $refused } times
  }.`,
  'pact.brought': `While it held they traded { $n ->
      [0] not at all
      [one] once
     *[other] { $n } times
  }, and { $blows ->
      [0] no blow fell between them
      [one] one blow fell between them
     *[other] { $blows } blows fell between them
  }.`,
  'pact.kept': 'It has been kept to this day.',
  'pact.death': 'It was kept until the end of { $who } in { $when }.',
  'pact.broken': 'It was kept until { $when }, and then: { $deed }.',
  'battle.what': 'In { $when } { $a } came upon { $b }{ $place }.',
  'battle.at': '{" "}in { $place }',
  'battle.result': `{ $won ->
      [yes] { $a } won
      [no] { $b } held against them
     *[other] Neither won
  }{ $close ->
      [tie] {", "}on a tie
      [one] {", "}by one
     *[other] {""}
  }.`,
  'battle.toll': 'It cost { $a } { $la } and { $b } { $lb }.',
  'battle.cause': 'What had gone before: { $deed }.',
  'battle.no cause': 'No reason for it stands in the record.',
  'battle.after': 'What came of it: { $deed }.',
  'battle.nothing after': 'Nothing that the record tells came of it.',
  'battle.nth': `It was the { $n ->
      [1] first
      [2] second
      [3] third
     *[other] { $n }th
  } time that one of them struck the other.`,
  'battle.odds': 'Of thirty-six throws { $n } would have gone the same way.',
  'age.span': `{ $a } took { $n ->
      [one] one { $unit }
     *[other] { $n } { $unit }s
  }.`,
  'age.first': '{ $a } is when the world came to be, and nobody counted.',
  'age.came': `{ $n ->
      [0] Nobody came in it
      [one] One came in it: { $who }
     *[other] { $n } came in it, among them { $who }
  }.`,
  'age.went': `{ $n ->
      [0] Nobody ended
      [one] One ended: { $who }
     *[other] { $n } ended, among them { $who }
  }.`,
  'age.works': `{ $n ->
      [0] No great work was built
      [one] One great work was built
     *[other] { $n } great works were built
  }.`,
  'age.best': 'What mattered most was this: { $deed }.',
  'age.besides': 'Then there was this: { $deed }.',
  'age.ground': `{ $strata } beds of rock were laid down, and { $n ->
      [0] nothing in them is worth a word
      [one] one thing in them is worth a word
     *[other] { $n } things in them are worth a word
  }; all that came later was dug into these, and into nothing else.`,
  'thread.what': '{ $kind } of { $n } lines that belong together, from { $from } to { $to }.',
  'thread.who': 'In it are { $who }.',
  'thread.first': 'It begins with this: { $deed }.',
  'thread.last': 'It comes to this: { $deed }.',
  'thread.closed': 'It is closed.',
  'thread.open': 'It is still open.',
  'world.gauge': 'There is { $gauge } here: { $n } threads over { $turns } turns.',
} as const;
