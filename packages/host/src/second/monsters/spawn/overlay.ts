import type { Rule } from '@understory/table';
import { choose } from '../../asks.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import { note } from '../../note.ts';
import { comingIds, gainAll } from '../belongings.ts';
import type { Den } from '../den.ts';
import { homeOf } from '../ground/lair.ts';
import type { Monster } from '../monster.ts';
import { changeTags, layOver } from '../state.ts';
import { dropOneOfBoth } from '../villainy/sides.ts';
import { together } from './lines.ts';

/** H2-CRD-339: it joins a random group, which has its tags, options and rules from now on, and gains beads. */
export function* join(den: Den, card: MonsterCard): Rule<Monster | null> {
  const key = yield* choose('H2-CRD-339', {
    by: 'chance',
    topic: { kind: 'whom an overlay comes over', card: card.name },
    options: den.monsters.map(({ id: group }) => ({ key: group, what: { kind: 'group', group }, subject: { group } })),
    usual: null,
    about: card.name,
  });
  const host = den.monsters.find((it) => it.id === key);
  if (!host) return null;
  // Its rules hold before its gifts come: a host that is never to go away again does not go for being too rich (H2-CRD-C26.2).
  layOver(den, host, card);
  changeTags(den, host, together(host.tags, card.tags));
  const home = homeOf(den, host).piece;
  const gifts = card.spawns.flatMap((it) => (it.kind === 'onto a random group' ? it.beads : []));
  const beads = comingIds(den, host, gifts);
  const joined = { kind: 'joined', clause: 'H2-CRD-339', group: host.id, card: card.name, home, beads } as const;
  const cause = note(den.world, { ...joined, parent: null, because: card.name });
  // H2-EMP-13: the Empire never has both sides.
  yield* dropOneOfBoth(den, host, cause);
  for (const line of card.spawns) {
    if (line.kind !== 'onto a random group') continue;
    yield* gainAll(den, host, line.beads, { clause: 'H2-CRD-339', deed: 'overlay', cause });
  }
  return host;
}
