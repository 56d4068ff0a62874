// npm run gallery [-- sections…] [--out folder] [--many n] [--look look]: plays worlds of every page, people and villain, draws them, and lays them
// out on one page, each beside what it looked like when the gallery was last made.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_SIZES } from '@understory/host';
import {
  bearsCrowd,
  PEOPLES,
  type PeopleKey,
  type SecondWorld,
  secondEdition,
  secondOptions,
} from '@understory/host/second';
import { drawMap, LOOKS, type LookName, toSvg } from '@understory/ink';
import { toPng } from '@understory/ink/png';
import { Game } from '@understory/table';
import { galleryPage, type Hung } from './gallery-page.ts';

/** How the worlds of a section are begun, and which of them hang in it. */
interface Section {
  readonly page: keyof typeof PAGE_SIZES;
  readonly people?: PeopleKey;
  hangs?(world: SecondWorld): boolean;
}

const ofVillain = (name: string) => (world: SecondWorld) => world.monsters.some((it) => it.villainCard?.name === name);

const SECTIONS: Readonly<Record<string, Section>> = {
  notebook: { page: 'notebook' },
  standard: { page: 'standard' },
  poster: { page: 'poster' },
  ...Object.fromEntries(PEOPLES.map((people) => [people.replace(' ', '-'), { page: 'standard', people } as const])),
  horde: { page: 'standard', hangs: ofVillain('The Horde') },
  empire: { page: 'standard', hangs: ofVillain('The Empire') },
};

/** Villains are waited for no longer. */
const PATIENCE = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, many: { type: 'string' }, look: { type: 'string' } },
});
const out = resolve(values.out ?? 'node_modules/.cache/gallery');
const many = Number(values.many ?? 10);
const look = (Object.keys(LOOKS) as LookName[]).find((it) => it === values.look) ?? 'pen-and-paper';
mkdirSync(join(out, 'now'), { recursive: true });
mkdirSync(join(out, 'before'), { recursive: true });

const hung: Hung[] = [];
for (const [name, section] of Object.entries(SECTIONS)) {
  const wanted = positionals.length === 0 || positionals.includes(name);
  for (const [seed, world] of wanted ? worldsOf(name, section) : []) hung.push(hang(name, seed, world));
  if (wanted) console.log(`${name}: ${hung.filter((it) => it.section === name).length}`);
}
writeFileSync(join(out, 'index.html'), galleryPage(hung));
console.log(`Wrote ${join(out, 'index.html')}`);

function* worldsOf(name: string, { page, people, hangs }: Section): Generator<readonly [string, SecondWorld]> {
  let found = 0;
  for (let i = 1; found < many && i <= PATIENCE; i++) {
    const seed = `gallery ${name} ${i}`;
    const game = new Game(secondEdition, {
      seed,
      options: secondOptions({ ...PAGE_SIZES[page], crowded: bearsCrowd(PAGE_SIZES[page]) }),
      bookmarks: 0,
    });
    const isAsked = () => people !== undefined && game.ask?.topic.kind === 'which people';
    game.playTo(isAsked, 'story');
    if (people !== undefined && isAsked()) game.answer(people);
    game.playTo(() => false, 'story');
    if (hangs && !hangs(game.world)) continue;
    found++;
    yield [seed, game.world];
  }
}

function hang(section: string, seed: string, world: SecondWorld): Hung {
  const file = `${seed.replaceAll(' ', '-')}-${look}.png`;
  const [now, before] = [join(out, 'now', file), join(out, 'before', file)];
  if (existsSync(now)) renameSync(now, before);
  const scene = drawMap(world.page, {
    edition: world.edition,
    called: (what) => secondEdition.telling.called(world, what),
    look,
  });
  writeFileSync(now, toPng(toSvg(scene), { width: section === 'poster' ? 2400 : 1400 }));
  return { section, seed, title: scene.title, file, before: existsSync(before) };
}
