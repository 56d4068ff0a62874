import { benchGames } from './games.ts';
import { report } from './harness.ts';
import { benchPage } from './page.ts';

// npm run bench: prints two tables, writes nothing, and fails if a bar is broken.
const held = [report('The page', benchPage()), report('Games', benchGames())];
if (held.includes(false)) process.exitCode = 1;
