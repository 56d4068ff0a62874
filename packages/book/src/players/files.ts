import type { Book } from '../book.ts';
import { drawHexes } from '../draw/draw-hexes.ts';
import { drawPlan } from '../draw/draw-plan.ts';
import type { PlanLook } from '../draw/plan-look.ts';
import { csv, FileNames, html, markdown as md, slug } from '../exports/escape.ts';
import type { Content, ExportFile } from '../exports/export-file.ts';
import { BARE, type ExportOptions, type Format, folder, uvttChecked } from '../exports/files.ts';
import { pixelsFor } from '../exports/pixels.ts';
import { type Opened, readMe } from '../exports/read-me.ts';
import { inHtml, inMarkdown } from '../exports/sentences.ts';
import { STYLE } from '../exports/site/style.ts';
import { LARGEST_PICTURE, painter, type Tools } from '../exports/tools.ts';
import { uvtt } from '../exports/uvtt.ts';
import { walledOf } from '../exports/walls.ts';
import type { Furnished } from '../furnish/furnished.ts';
import { codeOf } from '../hexes/hex.ts';
import { plainText } from '../key/told.ts';
import { printed } from '../print/printed.ts';
import { type PlayersBook, type PlayersLevel, playersBook, titleOf } from './edition.ts';
import { playersFoundry } from './foundry.ts';
import { playersVault, vaultRoot } from './vault.ts';

/** What players may see of a plan: no secrets, numbers or words (TA-SEC-06). */
const SEEN: PlanLook = { look: 'pen-and-paper', frame: false, grid: 'lines', forWhom: 'players' };
const PIXELS = 50;
const HEX_WIDTH = 2400;

type Shown = PlayersLevel & { readonly plan: Furnished };

/** TA-SEC-03: the files of a players' export, made from their book alone. */
export function playersFiles(
  book: Book,
  revealed: readonly string[],
  format: Format,
  tools: Tools,
  { paper = 'A4', pixels }: ExportOptions = {},
): ExportFile[] {
  const players = playersBook(book, revealed);
  const world = slug(players.title);
  const names = new FileNames();
  const shown = players.levels.filter((it): it is Shown => it.plan !== null);
  const levels = (
    ending: string,
    make: (it: Shown) => Content | Promise<Content>,
    says?: (it: Shown) => readonly string[],
  ) =>
    shown.map(
      (it): ExportFile => ({
        name: `${names.named(`${slug(it.name)}-players`)}.${ending}`,
        make: () => make(it),
        ...(says ? { says: () => says(it) } : {}),
      }),
    );
  // TA-PIC-05: a picture for players says its title alone.
  const png = painter(tools, { Title: players.title });
  const picture = (name: string, svg: () => string, width: number): ExportFile => ({
    name,
    make: () => png(svg(), width),
    says: () => [svg()],
  });
  const lands = (prefix: string): ExportFile[] =>
    players.lands.map((map, i) =>
      picture(`${prefix}land-${i + 1}.png`, () => drawHexes(map, { look: 'pen-and-paper' }), HEX_WIDTH),
    );
  /** TA-PIC-06: as many pixels a square as a picture bears. */
  const wide = ({ plan: { plan } }: Shown) =>
    plan.sheet.width * (pixels ?? pixelsFor(plan.sheet, PIXELS, LARGEST_PICTURE));
  const plans = (prefix: string): ExportFile[] =>
    shown.map((it, i) => picture(`${prefix}level-${i + 1}.png`, () => drawPlan(it.plan, SEEN), wide(it)));
  /** TA-EXP-06: a folder that says what is in it; nothing, if there is nothing to show. */
  const whole = (name: string, of: Opened, files: readonly ExportFile[]): ExportFile[] =>
    files.length === 0
      ? []
      : folder(`${world}-${name}-players`, [
          ...files,
          { name: 'READ-ME.txt', make: () => readMe(of, 'players', null), ours: true },
        ]);
  switch (format) {
    case 'json':
      return [{ name: `${world}-book-players.json`, make: () => playersJson(players) }];
    case 'csv':
      return [
        {
          name: `${world}-rumours-players.csv`,
          make: () => `\ufefftext\r\n${players.rumours.map((it) => `${csv(plainText(it))}\r\n`).join('')}`,
        },
      ];
    case 'md':
      return whole('key', 'md', [
        { name: `${world}-key-players.md`, make: () => playersMarkdown(players, shown) },
        ...lands('maps/'),
        ...plans('maps/'),
      ]);
    case 'svg':
      return whole(
        'plans',
        'pictures',
        levels('svg', (it) => drawPlan(it.plan, { ...SEEN, fonts: tools.fonts })),
      );
    case 'png':
      return whole(
        'pictures',
        'pictures',
        levels(
          'png',
          (it) => png(drawPlan(it.plan, SEEN), wide(it)),
          (it) => [drawPlan(it.plan, SEEN)],
        ),
      );
    case 'uvtt':
      return whole(
        'uvtt',
        'uvtt',
        shown.map((it): ExportFile => {
          const walled = walledOf(it.plan);
          return {
            name: `${names.named(`${slug(it.name)}-players`)}.uvtt`,
            make: async () =>
              uvtt(walled, tools.base64(await png(drawPlan(it.plan, BARE), walled.width * pixelsFor(walled)))),
            faults: (content) => uvttChecked(content, walled, it.plan),
          };
        }),
      );
    case 'site':
      return whole('site', 'site', [
        { name: 'index.html', make: () => playersPage(players, shown) },
        { name: 'style.css', make: () => `${tools.fonts}\n${STYLE}` },
        ...lands(''),
        ...plans(''),
      ]);
    case 'obsidian':
      return folder(`${world}-vault-players`, [
        ...playersVault(players, shown),
        ...[...lands('Maps/'), ...plans('Maps/')].map((it) => ({ ...it, name: `${vaultRoot(players)}/${it.name}` })),
      ]);
    case 'foundry':
      return folder(
        `${world}-foundry-players`,
        playersFoundry(
          players,
          shown,
          (it, pixels) => png(drawPlan(it.plan, BARE), it.plan.plan.sheet.width * pixels),
          (it) => drawPlan(it.plan, BARE),
        ),
      );
    case 'booklet':
      return [
        printed(
          `${world}-booklet-${paper.toLowerCase()}-players.pdf`,
          () => ({ kind: 'players booklet', players }),
          tools,
          { paper, png },
        ),
      ];
    case 'cards':
      return [printed(`${world}-cards-players.pdf`, () => ({ kind: 'players cards', players }), tools, { paper, png })];
    case 'tiles':
      return whole(
        'tiles',
        'tiles',
        shown.map((it) =>
          printed(
            `${names.named(`${slug(it.name)}-players`)} tiles.pdf`,
            () => ({ kind: 'tiles', plan: it.plan, forWhom: 'players' }),
            tools,
            { paper, png },
          ),
        ),
      );
    case 'land':
      return whole(
        'land',
        'pictures',
        players.lands.flatMap((map, i) => [
          {
            name: `${world}-land-${i + 1}-players.svg`,
            make: () => drawHexes(map, { look: 'pen-and-paper', fonts: tools.fonts }),
          },
          picture(`${world}-land-${i + 1}-players.png`, () => drawHexes(map, { look: 'pen-and-paper' }), HEX_WIDTH),
        ]),
      );
    case 'section':
    case 'time-lapse':
    case 'poster':
      // Of the section players see nothing: it is the world cut open.
      return [];
  }
}

/** TA-SEC-07: neither seed nor ids of what is not theirs. */
function playersJson(book: PlayersBook): string {
  const data = {
    format: 'understory/take-along-players',
    version: 1,
    world: { title: book.title, moment: book.moment },
    known: book.known.map(plainText),
    areas: book.areas,
    rumours: book.rumours.map(plainText),
    levels: book.levels.map((it) => ({
      name: it.name,
      rooms: it.rooms.map((room) => ({
        id: room.id,
        key: room.key,
        name: room.name,
        lines: room.lines.map(plainText),
      })),
    })),
    hexes: book.lands.map((map) => ({
      title: map.title,
      terrain: map.sheet.all.map((hex, i) => ({ hex: codeOf(hex), terrain: map.terrain[i] ?? 'plains' })),
      signs: map.signs.map((it) => ({ kind: it.kind, name: it.name, hex: codeOf(it.hex) })),
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

function playersMarkdown(book: PlayersBook, shown: readonly Shown[]): string {
  const picture = (it: PlayersLevel) => {
    const at = shown.findIndex((other) => other.id === it.id);
    return at < 0 ? [] : ['', `![The plan](maps/level-${at + 1}.png)`];
  };
  return `${[
    `# ${md(book.title)}`,
    '',
    `*As it is known in ${md(book.moment)}.*`,
    '',
    ...book.known.map((it) => `- ${inMarkdown(it)}`),
    ...(book.areas.length > 0 ? ['', `One hears of ${md(book.areas.join(', '))}.`] : []),
    ...(book.rumours.length > 0
      ? ['', '## What is said', '', ...book.rumours.map((it, i) => `${i + 1}. ${inMarkdown(it)}`)]
      : []),
    ...book.lands.flatMap((_, i) => ['', '## The land above', '', `![The land above](maps/land-${i + 1}.png)`]),
    ...book.levels.flatMap((it) => [
      ...['', `## ${md(it.name)}`, ...picture(it)],
      ...it.rooms.flatMap((room) => [
        '',
        `### ${md(titleOf(room))}`,
        '',
        ...room.lines.map((line) => `- ${inMarkdown(line)}`),
      ]),
    ]),
  ].join('\n')}\n`;
}

const POLICY = "default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:";

/** TA-WEB-06: nothing is hidden here, because nothing hidden is in it. */
function playersPage(book: PlayersBook, shown: readonly Shown[]): string {
  const told = (it: PlayersBook['known'][number]) => inHtml(it, () => null);
  const levels = book.levels.map((it) => {
    const at = shown.findIndex((other) => other.id === it.id);
    const plan =
      at < 0
        ? ''
        : `<figure class="plan"><img src="level-${at + 1}.png" alt="The plan: ${html(it.rooms.map((room) => room.name).join(', '))}"></figure>`;
    const rooms = it.rooms.map(
      (room) =>
        `<article><h3>${html(titleOf(room))}</h3>${room.lines.map((line) => `<p>${told(line)}</p>`).join('')}</article>`,
    );
    return `<h2>${html(it.name)}</h2>${plan}<div class="key">${rooms.join('\n')}</div>`;
  });
  const heard = book.areas.length > 0 ? `<p>One hears of ${html(book.areas.join(', '))}.</p>` : '';
  const rumours =
    book.rumours.length > 0
      ? `<h2>What is said</h2><ol>${book.rumours.map((it) => `<li>${told(it)}</li>`).join('\n')}</ol>`
      : '';
  const lands = book.lands.map(
    (_, i) => `<h2>The land above</h2><figure class="plan"><img src="land-${i + 1}.png" alt="The land above"></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(book.title)}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<h1>${html(book.title)}</h1>
<p class="for">As it is known in ${html(book.moment)}.</p>
<ul>${book.known.map((it) => `<li>${told(it)}</li>`).join('\n')}</ul>
${heard}${rumours}${lands.join('\n')}${levels.join('\n')}
</main>
</body>
</html>
`;
}
