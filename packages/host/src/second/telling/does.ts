import { type Apart, type Topic, unreachable } from '@understory/table';
import type { Act } from '../cards/tree/act.ts';
import { type Den, denOf } from '../monsters/den.ts';
import { wilds } from '../monsters/ground/places.ts';
import type { Creature, Monster } from '../monsters/monster.ts';
import type { MonsterWhat } from '../monsters/questions.ts';
import type { What } from '../questions.ts';
import type { SecondWorld } from '../world.ts';
import { actOf, buildingOf, cardNamed } from './lines-of-cards.ts';
import { nameOf } from './names.ts';
import { deedText, inBrief, whatItBrings, whatItDoes } from './what-it-does.ts';

/** What an option would do, where that depends on the world. Reckoned only where somebody reads it. */
export function doesOf(world: SecondWorld, topic: Topic): string | null {
  const what = topic as What;
  switch (what.kind) {
    case 'act':
      return actDoes(world, what);
    case 'building': {
      const building = buildingOf(world, what, what.work);
      return building && whatItBrings(world, building);
    }
    case 'card': {
      const card = cardNamed(world, what.card);
      return card?.what === 'card' ? card.tags.join(', ') : null;
    }
    case 'villainy': {
      const card = cardNamed(world, what.card);
      return card?.what === 'villain' ? card.winsWhen : null;
    }
    case 'group':
    case 'piece':
    case 'unit':
    case 'stratum':
    case 'construction':
    case 'word':
    case 'own words':
    case 'feature':
    case 'tunnel to':
    case 'numbered cave':
    case 'drawn like':
    case 'exploit':
    case 'the nearest':
    case 'monsters of':
    case 'towards':
    case 'walk into':
    case 'after saving':
    case 'payment':
    case 'facility':
    case 'colony':
    case 'exploit monsters':
    case 'site':
    case 'sanctum':
    case 'pit':
    case 'demon':
    case 'food':
    case 'monsters as food':
    case 'empty building':
    case 'whereabouts':
    case 'inspiration':
    case 'tag':
    case 'source':
    case 'so much treasure':
    case 'bead':
    case 'bead to move':
    case 'bearer':
    case 'contender':
      return null;
    default:
      return unreachable(what);
  }
}

/** The parts of an act that is done to somebody. */
export function apartOf(world: SecondWorld, topic: Topic): Apart | null {
  const what = topic as What;
  const played = what.kind === 'act' ? playOf(world, what) : null;
  if (what.kind !== 'act' || !played?.target) return null;
  const { den, me, act, target } = played;
  return { deed: deedText(what.deed), whom: nameOf(world, target), brief: inBrief(den, me, act, target) };
}

function actDoes(world: SecondWorld, what: ActWhat): string | null {
  const played = playOf(world, what);
  return played && whatItDoes(played.den, played.me, played.act, played.target);
}

type ActWhat = Extract<MonsterWhat, { kind: 'act' }>;

/** Who would do what to whom. */
interface Played {
  readonly den: Den;
  readonly me: Monster;
  readonly act: Act;
  readonly target: Creature | null;
}

function playOf(world: SecondWorld, what: ActWhat): Played | null {
  const den = denOf(world);
  const me = den?.monsters.find((it) => it.id === what.group);
  const act = actOf(world, what);
  if (!den || !me || !act) return null;
  const { target } = what;
  const all: readonly Creature[] = [...den.monsters, ...wilds(den)];
  const id = target === null ? null : typeof target === 'string' ? target : 'wild' in target ? target.wild : null;
  return { den, me, act, target: all.find((it) => it.id === id) ?? null };
}
