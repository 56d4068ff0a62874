import { html } from '../escape.ts';
import { SCRIPT, SCRIPT_SUM } from './script.ts';
import { STYLE } from './style.ts';

/** A page of a site: its file's name without an ending, its heading (null at the start), and what stands on it. */
export interface SitePage {
  readonly name: string;
  readonly title: string | null;
  readonly body: () => string | Promise<string>;
  /** Rules of its own: which room is lit by which entry. */
  readonly style?: string;
}

const CHAPTERS = [
  ...([
    ['index', 'Start'],
    ['factions', 'Factions'],
    ['rumours', 'Rumours'],
    ['encounters', 'Encounters'],
  ] as const),
  ...([
    ['land', 'The land'],
    ['treasures', 'Treasures'],
    ['chronicle', 'Chronicle'],
  ] as const),
  ...([
    ['places', 'What lies where'],
    ['search', 'Search'],
  ] as const),
] as const;

const FOR = '<p class="for">For the keeper: it tells what players should not know.</p>';

const navigation = (page: (name: string) => string) =>
  `<nav aria-label="Chapters">${CHAPTERS.map(([to, name]) => `<a href="${page(to)}">${name}</a>`).join(' ')}</nav>`;

/** TA-WEB-04: nothing from outside, and only our one script runs. */
const policy = (script: string) =>
  `default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; script-src ${script}`;

const head = (title: string, script: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>`;

/** TA-WEB-01: a page of the folder. */
export async function pageOfFolder(
  world: string,
  { title, body, style }: SitePage,
  page: (name: string) => string,
): Promise<string> {
  return `${head(title === null ? html(world) : `${html(title)} · ${html(world)}`, "'self'")}
<link rel="stylesheet" href="style.css">
${style ? `<style>${style}</style>\n` : ''}<script src="script.js" defer></script>
</head>
<body>
<a class="skip" href="#main">To the text</a>
${navigation(page)}
<main id="main">
<h1>${html(title ?? world)}</h1>
${FOR}
${await body()}
</main>
</body>
</html>
`;
}

/** TA-WEB-01: everything in one file, page below page. */
export async function oneFile(
  world: string,
  pages: readonly SitePage[],
  page: (name: string) => string,
  fonts: string,
): Promise<string> {
  const parts: string[] = [];
  for (const { name, title, body } of pages) {
    const heading = title === null ? `<h1>${html(world)}</h1>\n${FOR}` : `<h2 class="page">${html(title)}</h2>`;
    const text = await body();
    parts.push(
      `<section id="page-${name}">\n${heading}\n${title === null ? text : lowered(text)}\n<p class="back"><a href="#page-index">Start</a></p>\n</section>`,
    );
  }
  const styles = pages.flatMap((it) => it.style ?? []).join('\n');
  return `${head(html(world), `'${SCRIPT_SUM}'`)}
<style>${fonts}
${STYLE}
${styles}</style>
</head>
<body>
<a class="skip" href="#main">To the text</a>
${navigation(page)}
<main id="main">
${parts.join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** Under the heading of its page. */
const lowered = (body: string): string =>
  body.replace(/<(\/?)h([2-5])(?=[ >])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`);
