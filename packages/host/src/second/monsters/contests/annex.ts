import { asWritten } from '@understory/table';
import { note } from '../../note.ts';
import { areAllied, isAnnexed } from '../den.ts';
import { homeOf } from '../ground/lair.ts';
import { settledByDice } from './clash.ts';
import type { ContestRules } from './contest-rules.ts';
import { bind } from './pacts.ts';

const clause = 'H2-EMP-23';

/** H2-EMP-23: a pact without end, and it pays tax. */
export const annex: ContestRules = {
  mayTarget: (den, me, it) => areAllied(den, me.id, it.id) && !isAnnexed(den, it.id),
  play: settledByDice('annex', {
    clause,
    prize: 'vassal',
    *won(den, me, to, cause) {
      yield* [];
      if (to.is === 'wild') return;
      const { at, piece } = homeOf(den, to);
      const mark = {
        id: den.world.page.newId('m'),
        kind: 'annexed',
        at,
        piece,
        what: asWritten(me.group.name),
      } as const;
      note(den.world, { kind: 'annexed', clause, group: me.id, to: to.id, cause }, [{ do: 'mark', mark }]);
      bind(den, 'annexed', me, to);
    },
  }),
  // H2-ACT-T2.2
  worth: ({ p }) => 6 * p,
};
