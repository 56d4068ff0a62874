import { ScenarioProblem } from '@understory/table/scenario';
import type { MonsterCard } from '../../second/cards/tree/card.ts';
import { type Den, denOf } from '../../second/monsters/den.ts';
import type { Monster } from '../../second/monsters/monster.ts';
import type { SecondWorld } from '../../second/world.ts';
import type { World } from '../../world.ts';
import type { Path } from '../shared/quietly.ts';

export function denGiven(world: World): Den {
  const den = denOf(world as SecondWorld);
  if (!den) throw new ScenarioProblem('Monsters need a world to live in; give one, as world: 1.', ['run']);
  return den;
}

/** The group on the map that a scenario means: by its handle, its name or its card. */
export function monsterNamed(den: Den, named: string, path: Path = ['run']): Monster {
  const wanted = named.trim().toLowerCase();
  const { monsters } = den;
  const found =
    monsters.find((it) => it.id.toLowerCase() === wanted) ??
    monsters.find((it) => it.group.name.toLowerCase() === wanted) ??
    monsters.find((it) => it.card.name.toLowerCase() === wanted);
  if (found) return found;
  const known = monsters.map((it) => it.id).join(', ') || 'nobody';
  throw new ScenarioProblem(`There is no group "${named.trim()}" on the map; there is ${known}.`, path);
}

export function cardNamed(cards: readonly MonsterCard[], named: string, path: Path): MonsterCard {
  const card = cards.find((it) => it.name.toLowerCase() === named.trim().toLowerCase());
  if (!card) throw new ScenarioProblem(`There is no card "${named.trim()}".`, path);
  return card;
}
