import type { AnnalsAge } from '../annals/annals.ts';
import type { Chapter } from '../saga/beat.ts';
import type { Article } from '../scholar/scholar.ts';
import type { Part, Row, Telling } from '../voices.ts';
import { escapedHtml, pageHtml } from './html.ts';

export function sagaParts(chapters: readonly Chapter[]): Part[] {
  return chapters.map(({ title, paragraphs }) => ({
    heading: title,
    paragraphs: paragraphs.map((it) => ({
      text: it.map(({ text }) => text).join(' '),
      ticks: it.flatMap(({ ticks }) => ticks),
    })),
    rows: [],
  }));
}

export function annalsParts(ages: readonly AnnalsAge[]): Part[] {
  return ages.map(({ title, lines }) => ({
    heading: title,
    paragraphs: [],
    rows: lines,
  }));
}

export function scholarParts(articles: readonly Article[]): Part[] {
  return articles.map(({ title, claims }) => ({
    heading: title,
    paragraphs: claims.map(({ text, note, ticks }) => ({ text: `${text} [${note}]`, ticks })),
    rows: [],
  }));
}

/** Where it was, and all of it in a line. */
const beneath = ({ title, place, lead }: Telling): string[] => [
  ...(place === title ? [] : [place]),
  ...(lead === null ? [] : [lead]),
];

export function toMarkdown(telling: Telling): string {
  const { title, parts } = telling;
  const body = parts.map(({ heading, paragraphs, rows }) =>
    [
      `## ${heading}`,
      ...paragraphs.map(({ text }) => escapedMarkdown(text)),
      ...(rows.length > 0
        ? [['| | |', '|---|---|', ...rows.map(({ turn, text }) => `| ${turn} | ${cell(text)} |`)].join('\n')]
        : []),
    ].join('\n\n'),
  );
  return `${[`# ${title}`, ...beneath(telling).map((it) => `*${escapedMarkdown(it)}*`), ...body].join('\n\n')}\n`;
}

const escapedMarkdown = (text: string): string => text.replace(/([\\`*_<>])/g, '\\$1');
const cell = (text: string): string => escapedMarkdown(text).replaceAll('|', '\\|');

export function toText(telling: Telling): string {
  const { title, parts } = telling;
  const body = parts.flatMap(({ heading, paragraphs, rows }) => [
    heading,
    ...paragraphs.map(({ text }) => text),
    ...(rows.length > 0 ? [rows.map(({ turn, text }) => `${turn.padStart(5)}  ${text}`).join('\n')] : []),
  ]);
  return `${[title, ...beneath(telling), ...body].join('\n\n')}\n`;
}

/** A page by itself. */
export function toHtml(telling: Telling): string {
  const { title, language, parts } = telling;
  const body = parts.map(({ heading, paragraphs, rows }) =>
    [
      `<h2>${escapedHtml(heading)}</h2>`,
      ...paragraphs.map(({ text }) => `<p>${escapedHtml(text)}</p>`),
      ...(rows.length > 0 ? [`<table>${rows.map(rowHtml).join('')}</table>`] : []),
    ].join('\n'),
  );
  return pageHtml(
    title,
    language,
    [...beneath(telling).map((it) => `<p><em>${escapedHtml(it)}</em></p>`), ...body].join('\n'),
  );
}

const rowHtml = ({ turn, text }: Row): string =>
  `<tr><th scope="row">${escapedHtml(turn)}</th><td>${escapedHtml(text)}</td></tr>`;
