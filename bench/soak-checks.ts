import { type SecondOptions, type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { gap, type Piece, type Point } from '@understory/page';
import { digest, Game, hands } from '@understory/table';

/** Asks after which a game is taken to run for ever. */
const ENDLESS = 20_000;
/** A line that a rule runs off the page sticks out at most this far, with its width. */
const OFF = 1.5;

export interface Soaked {
  readonly faults: readonly string[];
  /** The whole world in a few letters, to compare with another run. */
  readonly digest: string;
}

/** Play a world of one of the six shapes by random hands, and look at everything on its page. */
export function soak(seed: string, shape: number): Soaked {
  const options = secondOptions(sizeFor(seed));
  const game = new Game<SecondWorld, SecondOptions>(secondEdition, {
    seed,
    options,
    hands: hands({ choices: 'random' }),
  });
  // The monsters have checks of their own.
  while (game.ask && game.world.journal.age !== 'monsters' && game.step < ENDLESS) {
    if (game.ask.clause === 'H2-PRI-02' && game.ask.ask === 'choose') game.answer(String(shape), { hand: 'script' });
    else if (!game.letAnswer()) break;
  }
  const { world } = game;
  const isOver = world.journal.age === 'monsters';
  const faults = isOver ? [] : [`waits for ${game.ask?.clause} after ${game.step} asks`];
  return {
    faults: [...faults, ...offThePage(world), ...overGround(world), ...overlaps(world)],
    digest: digest(JSON.stringify([world.journal.entries, secondEdition.picture(world)])),
  };
}

/** Mostly the standard page; now and then a very small, a very large or an odd one. */
function sizeFor(seed: string): { width: number; height: number } {
  const odd = [...seed].reduce((sum, it) => (sum * 31 + it.charCodeAt(0)) % 997, 7) % 12;
  if (odd === 0) return { width: 16, height: 12 };
  if (odd === 1) return { width: 60, height: 42 };
  if (odd === 2) return { width: 37, height: 17 };
  return { width: 30, height: 21 };
}

/** H2-INV-04: all that is drawn is on the page; only lines may run off it. */
export function offThePage({ page }: SecondWorld): string[] {
  const faults: string[] = [];
  const sees = (what: string, { x, y }: Point, by = 0) => {
    const isOn = x >= -by - 0.002 && y >= -by - 0.002 && x <= page.width + by + 0.002 && y <= page.height + by + 0.002;
    if (!isOn || !Number.isFinite(x + y)) faults.push(`${what} at ${x}, ${y} is off the page`);
  };
  for (const piece of page.pieces) {
    const { path, closed } = piece.shape;
    if (path.length === 0) faults.push(`${named(piece)} has no outline`);
    for (let i = 0; i < path.length; i += 2) {
      sees(named(piece), { x: path[i] as number, y: path[i + 1] as number }, closed || path.length === 2 ? 0 : OFF);
    }
  }
  for (const it of [...page.units, ...page.beads, ...page.marks, ...page.labels]) sees(it.id, it.at, 0);
  return faults;
}

/** H2-INV-04: no underground room or cave lies above the surface line. */
export function overGround({ page }: SecondWorld): string[] {
  const faults: string[] = [];
  for (const piece of page.pieces) {
    if ((piece.kind !== 'cave' && piece.kind !== 'room') || piece.stratum === 0) continue;
    const { path, closed, swell } = piece.shape;
    const high = closed ? 0 : swell;
    for (let i = 0; i < path.length; i += 2) {
      const [x, y] = [path[i] as number, path[i + 1] as number];
      if (y - high < page.surfaceAt(x) - 0.02) {
        faults.push(`${named(piece)} sticks out of the ground at ${x}, ${y}`);
        break;
      }
    }
  }
  return faults;
}

/**
 * Natural features of different strata keep out of each other: caverns, lakes and large deposits lie in their own stratum.
 * Lines (rivers, veins, channels, tunnels) and a nexus go where their rules send them, and what is bead-sized may have
 * found no place in a thin stratum in 50 tries (H2-MSR-18, -23).
 */
function overlaps({ page }: SecondWorld): string[] {
  const faults: string[] = [];
  const features = new Map(page.features.map((it) => [it.id, it]));
  const home = (it: Piece) => features.get(it.feature ?? '')?.stratum ?? 0;
  const areas = page.pieces.filter(
    (it) => it.age === 'primordial' && isArea(it) && features.get(it.feature ?? '')?.kind !== 'nexus' && home(it) > 0,
  );
  for (let i = 0; i < areas.length; i++) {
    for (let j = i + 1; j < areas.length; j++) {
      const [a, b] = [areas[i] as Piece, areas[j] as Piece];
      if (home(a) === home(b) || a.within === b.id || b.within === a.id) continue;
      if (gap(a.shape, b.shape, 0.01) === 0) faults.push(`${named(a)} and ${named(b)} overlap`);
    }
  }
  return faults;
}

/** A lake goes with the cave that it lies in. */
function isArea({ kind, shape, within }: Piece): boolean {
  return shape.closed && within === null && (kind === 'cave' || kind === 'ore' || kind === 'water' || kind === 'magma');
}

function named({ id, what, clause, stratum }: Piece): string {
  return `${id} ${what.kind} (${clause}, stratum ${stratum})`;
}
