import type { Variants } from './parts.ts';

/** Who is left, what lies unfound, and the last line. */
export const CLOSING = {
  'alive.one': [
    '{ $a } { IS($a) } what is left, in { $place }.',
    'Of all of them there is { $a }, in { $place }.',
    'Still there, in { $place }, { IS($a) } { $a }.',
  ],
  'alive.many': [
    'What is left of them: { $all }.',
    'Still [alive|there|about|living] are { $all }.',
    'Left alive [are|at the end are|after all that are] { $all }.',
    '[Those|The ones] who [remain|are left|outlasted the rest] are { $all }.',
    '[Down there|Below] [live|are] { $all } [to this day|still].',
    '[Counting|When one counts] who is left, one [finds|gets|comes to] { $all }.',
  ],
  'alive.none': ['Nobody is left.', 'There is nobody to ask.'],
  'lying.named': [
    `{ $treasures } { $n ->
        [1] lies
       *[other] lie
    } in { $place } and { $n ->
        [1] is
       *[other] are
    } nobody’s.`,
    `In { $place } { $n ->
        [1] lies
       *[other] lie
    } { $treasures }, and nobody has come.`,
  ],
  'lying.plain': [
    `{ CAPITAL(N($n)) } { $n ->
        [1] treasure lies
       *[other] treasures lie
    } about below, [unowned|unclaimed|and nobody has come].`,
    `Somewhere down there { $n ->
        [1] is a treasure
       *[other] are { N($n) } treasures
    } that nobody has.`,
    `[In the dark|On bare floors|In rooms where nobody is], { $n ->
        [1] one treasure waits
       *[other] { N($n) } treasures wait
    } for [an owner|whoever comes].`,
    `Nobody has [fetched|claimed|found] the { $n ->
        [1] one treasure
       *[other] { N($n) } treasures
    } that still { $n ->
        [1] lies
       *[other] lie
    } there.`,
    `[Unowned|Ownerless|Left over] { $n ->
        [1] is one treasure
       *[other] are { N($n) } treasures
    }, [scattered about|here and there|in the deep].`,
  ],
  'so far': [
    'That is how it stands so far.',
    'So far nothing more has happened.',
    'This is all there is to tell so far.',
    'Nobody knows more so far.',
  ],
  'last.3': [
    'It came out exactly so.',
    'The deity has made no changes.',
    'The design [stands|holds|was kept].',
    'No change has been [asked for|proposed|made].',
  ],
  'last.4': [
    'It was not what had been planned.',
    'Nobody had designed this, either.',
    'The plan [was another|had been different|said nothing of it].',
    '[So much|That much] for [the plan|what was planned].',
  ],
  'last.6': [
    'The world will not end.',
    'It has no end, that world.',
    '[There is|It has] no last [day|page] [to come|in it].',
    'It [goes on|is not over], as it [always has|never began].',
  ],
  'last.7': [
    'The family has not made up.',
    'They are not on speaking terms yet.',
    '[Above|In heaven] the quarrel [goes on|is not settled|continues].',
    'In the family [nothing|no quarrel] has been [forgiven|settled].',
  ],
  'last.8': [
    'The dreamer turned over.',
    'Nobody has woken up.',
    'The [dream|sleep] goes on.',
    'Somebody is [still|fast] asleep.',
  ],
  'last.9': [
    'It is the other side’s move.',
    'The next move has not been made.',
    'The [board|game] [stands|waits].',
    '[Somewhere|Elsewhere] the players [consider|wait|have time].',
  ],
  'last.other': [
    'The rest is [rock|stone|dark].',
    'That is all [there is|that is known|of it].',
    '[Beyond that|Otherwise|For the rest] it is [quiet|dark|rock and dark|still] [down there|below|underneath].',
    'The [doors|rooms|halls|stairs] [are|stand] [empty|as they were left|dark|open].',
    '[Nothing|Little|Not much] else [moves|is known|has come down|is left].',
    'The [stairs|tunnels|shafts|corridors] are [still|all|yet] there.',
    'Of the rest [nothing|little|no more] [is told|is known|remains to tell].',
    'The [rock|stone|dark] [keeps|has kept|holds] [the rest|what remains|its own].',
  ],
} as const satisfies Variants;
