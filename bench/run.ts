import { benchEvil } from './evil.ts';
import { benchGames } from './games.ts';
import { report } from './harness.ts';
import { benchMaker } from './maker.ts';
import { benchPage } from './page.ts';

// npm run bench: prints its tables, writes nothing, and fails if a bar is broken.
const held = [
  report('The page', benchPage()),
  report('Games', benchGames()),
  report('Dungeon of Deadliest Evil', benchEvil()),
  report('Dungeon Maker Deluxe', benchMaker()),
];
if (held.includes(false)) process.exitCode = 1;
