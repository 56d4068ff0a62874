/** The scholar in English: the present for what is, the past for what was; each claim with what it rests on (CH-VOI-03). */
export const SCHOLAR = {
  'is.one': '{ $a } is { $sort }{ $place }.',
  'is.many': '{ $a } are { $sort }{ $place }.',
  'was.one': '{ $a } was { $sort }{ $place }.',
  'was.many': '{ $a } were { $sort }{ $place }.',
  'is.people': '{ $a } is a settlement of { $sort }.',
  'was.people': '{ $a } was a settlement of { $sort }.',
  at: '{" "}in { $place }',
  has: `At present { $a } { $count ->
      [many] have
     *[one] has
  } { $lives }●, { $treasures }○ and { $epics }❖.`,
  not: '{ $a } { $count ->\n      [many] are\n     *[one] is\n  } not to be confused with { $b }.',
  probably: 'probably { $said }',
  'note.line': '{ $clause }, line { $from }',
  'note.lines': '{ $clause }, lines { $from }–{ $to }',
  'note.tie': '{ $note }; a tie',
  'note.by': '{ $note }; { $n } apart',
} as const;
