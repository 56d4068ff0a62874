import type { AskedDeed } from '../../cards/tree/deeds.ts';

/** H2-ACT-T3: what a group with this tag likes to do, in order. */
const NATURE: Readonly<Record<string, readonly AskedDeed[]>> = {
  ravenous: ['hunt', 'extort'],
  swarm: ['breed', 'steal', 'fight'],
  hoarder: ['extort', 'steal'],
  trader: ['trade'],
  miner: ['exploit', 'build'],
  builder: ['build', 'harvest'],
  farmer: ['harvest', 'build', 'breed'],
  magical: ['prepare', 'exploit', 'trade'],
  order: ['build', 'ally', 'fight'],
  lawful: ['build', 'ally'],
  good: ['ally', 'rout'],
  evil: ['extort', 'steal', 'recruit'],
  chaotic: ['steal', 'explore', 'fight'],
  wandering: ['explore', 'relocate'],
  undead: ['fight', 'recruit'],
  animal: ['hunt', 'breed'],
  alien: ['scout', 'harvest'],
  decomposer: ['harvest', 'trade'],
  humanoid: ['build', 'trade', 'recruit'],
  mindless: ['scout', 'fight'],
  adventurers: ['steal', 'fight'],
  city: ['trade', 'build'],
  surface: ['trade', 'ally'],
  aquatic: ['explore', 'hunt'],
  draconic: ['extort', 'prepare'],
  divine: ['recruit', 'extort'],
  demonic: ['fight', 'recruit'],
  aberration: ['hunt', 'steal'],
};

/** H2-ACT-T3: tags that are not listed have no nature, whatever a player calls them. */
export function natureOf(tag: string): readonly AskedDeed[] {
  return Object.hasOwn(NATURE, tag) ? (NATURE[tag] ?? []) : [];
}
