import type { Bead } from '@understory/page';
import { isArtifact } from './monsters/artifact.ts';

type Coin = Pick<Bead, 'name' | 'emblem' | 'origin'>;

/** H1-TRE-03, H1-FEA-02: what is taken first where only some are: plain ○, then the oldest that has a name, an artifact last. */
export function byWorth(a: Coin, b: Coin): number {
  return rank(a) - rank(b) || (rank(a) > 0 ? age(a) - age(b) : 0);
}

/** … of what is carried along: the first of its kind was taken first. */
export function plainFirst(a: Pick<Coin, 'name' | 'emblem'>, b: Pick<Coin, 'name' | 'emblem'>): number {
  return rank(a) - rank(b);
}

function rank(coin: Pick<Coin, 'name' | 'emblem'>): number {
  return coin.name === null ? 0 : isArtifact(coin) ? 2 : 1;
}

/** By the number of its first placement. */
function age({ origin }: Coin): number {
  return Number(origin.replace(/\D/g, ''));
}
