import type { Variants } from './parts.ts';

/** Who led a company, and what became of them. */
export const LED = {
  leader: [
    'The { $rank } of { NAME($a) } was [one|called] { $full }.',
    '{ $a } { WAS($a) } [led|headed] by { $full }.',
    'It was { $full } who [led|commanded|spoke for] { NAME($a) }.',
    '{ $a } [had|followed] { $full } for { $rank }.',
    'At the head of { NAME($a) } [stood|was] { $full }.',
  ],
  'leader.next': [
    'After that { $full } was { $rank } of { NAME($a) }.',
    'The next { $rank } of { NAME($a) } was { $full }.',
    '{ $a } had { $full } for { $rank } [then|from then on].',
  ],
  'leader.fell': [
    '{ $person } [fell|ended|died] there.',
    '[Among|One of] the dead was { $person }, the { $rank }.',
    'It [cost|took] them { $person } as well.',
  ],
} as const satisfies Variants;
