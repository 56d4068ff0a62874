import type { Messages } from '@understory/table/words';
import type { Step } from '../../cards/steps/steps.ts';
import type { Clash, Verb } from '../../cards/tree/deeds.ts';

/** What the steps of a card would do, for whoever is asked; contests by their verb. What they hold is the card's own text. */
type DoesKey =
  | Exclude<Step['kind'], 'contest'>
  | Verb
  | 'untargeted contest'
  | 'one after the other'
  | 'stop'
  | 'ends the age'
  | 'odds'
  | 'deed';

export const ACTS: Messages<DoesKey> = {
  'one after the other': '{ $first }; then { $next }',
  stop: '{ $does }; and no option after that',
  'ends the age': '{ $does }; the Age of Monsters ends',
  'untargeted contest': '{ $words }',
  odds: `{ $odds ->
    [sure] sure
    [never] never
   *[even] { $won } in { $of }
  }`,
  /** What is done to somebody, without whom. */
  deed: `{ KEY($deed) ->
    [ally] ally with
    [annex] annex
    [bribe] bribe
    [exterminate] exterminate
    [extort] extort
    [fight] fight
    [hunt] hunt
    [recruit] recruit from
    [rout] rout
    [steal] steal from
    [trade] trade with
   *[other] remove ★ from
  }`,
  hunt: 'they lose ●',
  exterminate: 'spend ●●●, they are no more, gain ●',
  ...contests({
    ally: ['a pact'],
    annex: ['annexed for good'],
    bribe: ['they may not attack us (○ paid)'],
    extort: ['take ○'],
    fight: ['they lose ●', 'lose ●'],
    recruit: ['take ● (○ paid)'],
    rout: ['they drop ○ and go'],
    steal: ['take ○', 'lose ●'],
    trade: ['each gains ○ or ★', 'give ○'],
  }),
  breed: 'gain ●',
  prepare: `{ $bonus ->
    [0] gain ★
   *[other] nothing: there is a ★ already
  }`,
  scout: 'the places next to ours become known',
  tax: 'every annexed group gives ○',
  'corrupt it': 'the stratum is corrupted for good',
  exploit: `{ $used ->
    [none] gain { $beads } from the { $resources }
   *[other] gain { $beads }, and use up { $used }
  }`,
  harvest: 'gain ○; nothing is used up',
  explore: `{ $toward ->
    [none] 4.5 beads of way become known
   *[other] 4.5 beads of way become known, towards { $toward }
  }`,
  relocate: `{ $leaving ->
    [yes] a new home{ $goals } ({ $many ->
      [one] one place
     *[other] { $many } places
    }); what is built, what is known and all ○ stay behind
   *[no] a new home{ $goals } ({ $many ->
      [one] one place
     *[other] { $many } places
    }); what is built and known stays behind
  }`,
  build: `{ $work ->
    [none] one of { $works }
   *[other] { $price ->
      [none] a room more
     *[other] { $price }
    }
  }`,
  gain: 'gain { $beads }',
  lose: 'lose { $beads }',
  'remove ★': 'they lose ★',
  split: '{ $number } ● become a group of their own, and the two part',
};

/** "7 in 12: take ○; else lose ●" */
function contests(of: Readonly<Record<Clash, readonly [ifWon: string, ifLost?: string]>>): Messages<Clash> {
  const entries = Object.entries(of).map(([clash, [ifWon, ifLost]]) => {
    const both = ifLost ? `${ifWon}; else ${ifLost}` : ifWon;
    return [
      clash,
      `{ $odds ->
        [sure] sure: ${ifWon}
        [never] never: ${both}
       *[even] { $won } in { $of }: ${both}
      }`,
    ];
  });
  return Object.fromEntries(entries) as Messages<Clash>;
}
