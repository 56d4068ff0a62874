import { choose, type Rule } from '@understory/table';
import { note } from '../../../world.ts';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Den } from '../den.ts';
import { nameOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { gainAll } from '../purse.ts';
import { dropOneOfBoth } from '../villainy/sides.ts';
import { together } from './lines.ts';

/** H2-CRD-339: it joins a random group, which has its tags, options and rules from now on, and gains beads. */
export function* join(den: Den, card: MonsterCard): Rule<Monster | null> {
  const key = yield* choose('H2-CRD-339', {
    by: 'chance',
    prompt: `Whom will ${card.name} come over?`,
    options: den.monsters.map((it) => ({ key: it.id, text: nameOf(it), subject: { group: it.id } })),
    usual: null,
    about: card.name,
  });
  const host = den.monsters.find((it) => it.id === key);
  if (!host) return null;
  // Its rules hold before its gifts come: a host that is never to go away again does not go for being too rich (H2-CRD-C26.2).
  host.overlays.push(card);
  host.tags = together(host.tags, card.tags);
  const text = `${card.name} came over ${nameOf(host)}.`;
  note(den.world, { kind: 'joined', clause: 'H2-CRD-339', group: host.id, card: card.name, text });
  // H2-EMP-13: the Empire never has both sides.
  yield* dropOneOfBoth(den, host);
  for (const line of card.spawns) {
    if (line.kind !== 'onto a random group') continue;
    const gift = `${nameOf(host)} gained by it.`;
    yield* gainAll(den, host, line.beads, { clause: 'H2-CRD-339', text: gift });
  }
  return host;
}
