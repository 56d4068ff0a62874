/** A picture in the gallery. */
export interface Hung {
  readonly section: string;
  readonly seed: string;
  readonly title: string;
  readonly file: string;
  /** Was there one when the gallery was last made? */
  readonly before: boolean;
}

/** All of them on one page, section by section, each beside what it was before. */
export function galleryPage(hung: readonly Hung[]): string {
  const sections = [...new Set(hung.map((it) => it.section))];
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>The gallery</title>',
    '<style>body{background:#2c2620;color:#f2e8d0;font:16px serif;margin:2em}img{width:49%}figure{margin:0 0 2em}nav a{color:inherit;margin-right:1em}</style>',
    `<nav>${sections.map((it) => `<a href="#${it}">${it}</a>`).join('')}</nav>`,
    ...sections.flatMap((section) => [
      `<h1 id="${section}">${section}</h1>`,
      ...hung.filter((it) => it.section === section).map(figure),
    ]),
    '</html>',
  ].join('\n');
}

function figure({ title, seed, file, before }: Hung): string {
  const picture = (folder: string) =>
    `<a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt=""></a>`;
  return `<figure><figcaption>${title.replaceAll('<', '&lt;')} (${seed}): now${before ? ', and before' : ''}</figcaption>${picture('now')} ${before ? picture('before') : ''}</figure>`;
}
