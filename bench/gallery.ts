// npm run gallery [-- sections…] [--out folder] [--many n] [--look look]: plays worlds of every page, people, villain and edition, draws them, and lays them
// out on one page, each beside what it looked like when the gallery was last made.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { HostOptions, World } from '@understory/host';
import { drawMap, LOOKS, type LookName, toSvg, withMargin } from '@understory/ink';
import { learnFirstEdition } from '@understory/ink/first';
import { learnPlaytest } from '@understory/ink/playtest';
import { toPng } from '@understory/ink/png';
import type { Game } from '@understory/table';
import { galleryPage, type Hung } from './gallery-page.ts';
import { SECTIONS, worldsOf } from './gallery-sections.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, many: { type: 'string' }, look: { type: 'string' } },
});
const out = resolve(values.out ?? 'node_modules/.cache/gallery');
const many = Number(values.many ?? 10);
const look = (Object.keys(LOOKS) as LookName[]).find((it) => it === values.look) ?? 'pen-and-paper';
mkdirSync(join(out, 'now'), { recursive: true });
mkdirSync(join(out, 'before'), { recursive: true });

learnFirstEdition();
learnPlaytest();
const hung: Hung[] = [];
for (const [name, section] of Object.entries(SECTIONS)) {
  const wanted = positionals.length === 0 || positionals.includes(name);
  for (const [seed, game] of wanted ? worldsOf(name, section, many) : [])
    hung.push(hang(name, section.wide, seed, game));
  if (wanted) console.log(`${name}: ${hung.filter((it) => it.section === name).length}`);
}
writeFileSync(join(out, 'index.html'), galleryPage(hung));
console.log(`Wrote ${join(out, 'index.html')}`);

function hang(section: string, width: number, seed: string, { world, rulebook }: Game<World, HostOptions>): Hung {
  const file = `${seed.replaceAll(' ', '-')}-${look}.png`;
  const [now, before] = [join(out, 'now', file), join(out, 'before', file)];
  if (existsSync(now)) renameSync(now, before);
  const { edition } = world;
  const scene = withMargin(
    drawMap(world.page, { edition, called: (what) => rulebook.telling.called(world, what), look }),
    {
      edition,
    },
  );
  writeFileSync(now, toPng(toSvg(scene), { width }));
  return { section, seed, title: scene.title, file, before: existsSync(before) };
}
