import type { Book } from '../../book.ts';
import { drawHexes } from '../../draw/draw-hexes.ts';
import { drawPlan } from '../../draw/draw-plan.ts';
import { drawSection } from '../../draw/section.ts';
import { slug } from '../escape.ts';
import type { ExportFile } from '../export-file.ts';
import { SHEET } from '../picture-files.ts';
import { aboutWorld, readMe } from '../read-me.ts';
import { addressesOf, areaPage, type Form, factionPage, idOf, levelPage } from './addresses.ts';
import {
  areaBody,
  chronicleBody,
  encounterBody,
  factionBody,
  factionsBody,
  landBody,
  levelBody,
  placesBody,
  rumourBody,
  type SiteBook,
  searchBody,
  startBody,
  surfaceBody,
  treasureBody,
} from './bodies.ts';
import { oneFile, pageOfFolder, type SitePage } from './page.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** TA-WEB-01: static pages that work from a disk and without scripts, as a folder or as one file. */
export function siteFiles(book: Book, fonts: string, form: Form): ExportFile[] {
  const world = `${slug(book.title)}-site-keeper`;
  const { page } = addressesOf(book, form);
  const pages = pagesOf(book, fonts, form);
  if (form === 'one file') return [{ name: `${world}.html`, make: () => oneFile(book.title, pages, page, fonts) }];
  return [
    ...pages.map((it): ExportFile => ({ name: `${it.name}.html`, make: () => pageOfFolder(book.title, it, page) })),
    { name: 'section.svg', make: () => section(book, fonts) },
    ...book.lands.map((map, i) => ({ name: `land-${i + 1}.svg`, make: () => land(map, fonts) })),
    { name: 'script.js', make: () => SCRIPT },
    { name: 'style.css', make: () => `${fonts}\n${STYLE}` },
    { name: 'READ-ME.txt', make: () => readMe('site', 'keeper', aboutWorld(book)) },
  ].map((it) => ({ ...it, name: `${world}/${it.name}` }));
}

const section = async (book: Book, fonts: string) => (await drawSection(book.survey, { fonts })).svg;
const land = (map: Book['lands'][number], fonts: string) => drawHexes(map, { look: 'pen-and-paper', fonts });

/** In one file pictures are data, and know no type but what they carry. */
const asData = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;

/** TA-WEB-02: the start, each area, each level, each faction, and the chapters. */
function pagesOf(book: Book, fonts: string, form: Form): SitePage[] {
  const { page, places } = addressesOf(book, form);
  const of: SiteBook = { book, page, places };
  const picture = async (file: string, svg: () => string | Promise<string>) =>
    form === 'folder' ? file : asData(await svg());
  const drawn = (plan: Book['plans'][number]) =>
    withoutIds(drawPlan(plan, { ...SHEET, linkTo: (room) => `#${idOf(room.place.id)}` }));
  return [
    {
      ...{ name: 'index', title: null },
      body: async () => startBody(of, await picture('section.svg', () => section(book, fonts))),
    },
    ...book.survey.areas.map(
      (area): SitePage => ({
        ...{ name: areaPage(area.id), title: `${area.letter} ${area.name}` },
        body: () => areaBody(of, area),
      }),
    ),
    ...book.plans.map(
      (plan): SitePage => ({
        ...{ name: levelPage(plan.plan.level.id), title: plan.title },
        body: () => levelBody(of, plan, drawn(plan)),
        style: lighting(book, plan),
      }),
    ),
    { name: 'surface', title: 'The surface', body: () => surfaceBody(of) },
    { name: 'factions', title: 'Factions', body: () => factionsBody(of) },
    ...book.factions.map(
      (it): SitePage => ({
        ...{ name: factionPage(it.group.id), title: it.group.name },
        body: () => factionBody(of, it),
      }),
    ),
    { name: 'rumours', title: 'Rumours and hooks', body: () => rumourBody(of) },
    { name: 'encounters', title: 'Encounters', body: () => encounterBody(of) },
    { name: 'places', title: 'What lies where', body: () => placesBody(of) },
    {
      ...{ name: 'land', title: 'The land above' },
      body: async () => {
        const pictures = [];
        for (const [i, map] of book.lands.entries())
          pictures.push(await picture(`land-${i + 1}.svg`, () => land(map, fonts)));
        return landBody(of, pictures);
      },
    },
    { name: 'treasures', title: 'Treasures', body: () => treasureBody(of) },
    { name: 'chronicle', title: 'Chronicle', body: () => chronicleBody(of) },
    { name: 'search', title: 'Search', body: () => searchBody(of) },
  ];
}

/** On a page ids are ours alone; the layers' names stay for who saves the drawing. */
const withoutIds = (svg: string): string => svg.replace(/<g id="[a-z]+"/g, '<g');

/** TA-WEB-03: an entry that is looked at lights its room. */
const lighting = (book: Book, { plan }: Book['plans'][number]): string =>
  book.key
    .filter(({ room }) => room.level === plan.level)
    .map(({ room }) => idOf(room.place.id))
    .map((id) => `:root:has(#${id}:target) .plan a[href="#${id}"] circle{fill:#f1d78b}`)
    .join('\n');
