import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const VERSION = '0.50.2';

/** What we use of boardgame.io: a client that plays by itself, with its log and its undo. */
interface Client {
  start(): void;
  readonly moves: Readonly<Record<'throw' | 'hold', () => void>>;
  getState(): { readonly G: { readonly sum: number } };
}

/**
 * Pig as boardgame.io plays it. It brings more than a hundred packages along, and only this measurement wants it: so it is installed at
 * the first measurement, beside the bundles, and is none of our dependencies.
 */
export function boardgamePig(): Client {
  const home = fileURLToPath(new URL(`../node_modules/.cache/understory/boardgame.io-${VERSION}/`, import.meta.url));
  if (!existsSync(`${home}node_modules/boardgame.io`)) install(home);
  // As a finished app runs it, without the checks that it makes for developers.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const load = createRequire(home);
  const { Client } = load('boardgame.io/client') as { Client(of: { game: unknown; debug: false }): Client };
  const client = Client({ game: PIG, debug: false });
  client.start();
  return client;
}

interface Table {
  readonly G: { readonly scores: Record<number, number>; sum: number };
  readonly ctx: { readonly currentPlayer: string };
  readonly random: { D6(): number };
  readonly events: { endTurn(): void };
}

const PIG = {
  name: 'pig',
  setup: () => ({ scores: [0, 0], sum: 0 }),
  moves: {
    throw({ G, random, events }: Table) {
      const face = random.D6();
      G.sum = face === 1 ? 0 : G.sum + face;
      if (face === 1) events.endTurn();
    },
    hold({ G, ctx, events }: Table) {
      const player = Number(ctx.currentPlayer);
      G.scores[player] = (G.scores[player] ?? 0) + G.sum;
      G.sum = 0;
      events.endTurn();
    },
  },
};

function install(home: string): void {
  console.log(`Fetching boardgame.io ${VERSION}, to measure beside it …`);
  mkdirSync(home, { recursive: true });
  const wanted = ['install', `boardgame.io@${VERSION}`, '--prefix', home];
  const { status } = spawnSync('npm', [...wanted, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm could not fetch boardgame.io. Is the network there?');
}
