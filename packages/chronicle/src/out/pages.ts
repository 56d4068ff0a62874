import type { AnnalsAge } from '../annals/annals.ts';
import type { Chapter } from '../saga/beat.ts';
import type { Article } from '../scholar/scholar.ts';
import type { Part, Telling } from '../voices.ts';
import { escapedHtml, pageHtml } from './html.ts';

export function sagaParts(chapters: readonly Chapter[]): Part[] {
  return chapters.map(({ title, paragraphs }) => ({
    heading: title,
    paragraphs: paragraphs.map((it) => it.map(({ text }) => text).join(' ')),
    rows: [],
  }));
}

export function annalsParts(ages: readonly AnnalsAge[]): Part[] {
  return ages.map(({ title, lines }) => ({
    heading: title,
    paragraphs: [],
    rows: lines.map(({ turn, text }) => [turn, text] as const),
  }));
}

export function scholarParts(articles: readonly Article[]): Part[] {
  return articles.map(({ title, claims }) => ({
    heading: title,
    paragraphs: [claims.map(({ text, note }) => `${text} [${note}]`).join(' ')],
    rows: [],
  }));
}

export function toMarkdown({ title, parts }: Telling): string {
  const body = parts.map(({ heading, paragraphs, rows }) =>
    [
      `## ${heading}`,
      ...paragraphs.map(escapedMarkdown),
      ...(rows.length > 0
        ? [['| | |', '|---|---|', ...rows.map(([turn, text]) => `| ${turn} | ${cell(text)} |`)].join('\n')]
        : []),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, ...body].join('\n\n')}\n`;
}

const escapedMarkdown = (text: string): string => text.replace(/([\\`*_<>])/g, '\\$1');
const cell = (text: string): string => escapedMarkdown(text).replaceAll('|', '\\|');

export function toText({ title, parts }: Telling): string {
  const body = parts.flatMap(({ heading, paragraphs, rows }) => [
    heading,
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(([turn, text]) => `${turn.padStart(5)}  ${text}`).join('\n')] : []),
  ]);
  return `${[title, ...body].join('\n\n')}\n`;
}

/** A page by itself. */
export function toHtml({ title, language, parts }: Telling): string {
  const body = parts.map(({ heading, paragraphs, rows }) =>
    [
      `<h2>${escapedHtml(heading)}</h2>`,
      ...paragraphs.map((it) => `<p>${escapedHtml(it)}</p>`),
      ...(rows.length > 0 ? [`<table>${rows.map(rowHtml).join('')}</table>`] : []),
    ].join('\n'),
  );
  return pageHtml(title, language, body.join('\n'));
}

const rowHtml = ([turn, text]: readonly [string, string]): string =>
  `<tr><th scope="row">${escapedHtml(turn)}</th><td>${escapedHtml(text)}</td></tr>`;
