// npm run keep: saves and links of this version, kept for ever in a folder of its own.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inOneGo, save } from '@understory/table';
import { lettering } from '../../apps/web/src/parts/export/link.ts';
import { GAMES } from './games.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
const folder = new URL(`./${version}/`, import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, play] of Object.entries(GAMES)) {
  const game = play();
  write(`${name}.save.json`, JSON.stringify(save(game)));
  write(`${name}.link.txt`, inOneGo(lettering(game)));
}

function write(file: string, text: string): void {
  writeFileSync(new URL(file, folder), text);
  console.log(`${version}/${file}: ${text.length} letters`);
}
