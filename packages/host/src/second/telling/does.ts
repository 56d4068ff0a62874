import type { Topic } from '@understory/table';
import { denOf } from '../monsters/den.ts';
import { wilds } from '../monsters/ground/places.ts';
import type { Creature } from '../monsters/monster.ts';
import type { MonsterWhat } from '../monsters/questions.ts';
import type { What } from '../questions.ts';
import type { SecondWorld } from '../world.ts';
import { actOf, buildingOf, cardNamed } from './lines-of-cards.ts';
import { costAndGain, whatItDoes } from './what-it-does.ts';

/** What an option would do, where that depends on the world. Reckoned only where somebody reads it. */
export function doesOf(world: SecondWorld, topic: Topic): string | null {
  const what = topic as What;
  switch (what.kind) {
    case 'act':
      return actDoes(world, what);
    case 'building': {
      const building = buildingOf(world, what, what.work);
      return building && costAndGain(building);
    }
    case 'card': {
      const card = cardNamed(world, what.card);
      return card?.what === 'card' ? card.tags.join(', ') : null;
    }
    case 'villainy': {
      const card = cardNamed(world, what.card);
      return card?.what === 'villain' ? card.winsWhen : null;
    }
    default:
      return null;
  }
}

function actDoes(world: SecondWorld, what: Extract<MonsterWhat, { kind: 'act' }>): string | null {
  const den = denOf(world);
  const me = den?.monsters.find((it) => it.id === what.group);
  const act = actOf(world, what);
  if (!den || !me || !act) return null;
  const { target } = what;
  const all: readonly Creature[] = [...den.monsters, ...wilds(den)];
  const id = target === null ? null : typeof target === 'string' ? target : 'wild' in target ? target.wild : null;
  return whatItDoes(den, me, act, all.find((it) => it.id === id) ?? null);
}
