import { type Check, type Fault, lastPart, type Made, textOf, twice } from './fault.ts';

/** Elements that have no end. */
const EMPTY: ReadonlySet<string> = new Set([
  ...['meta', 'link', 'img', 'input', 'br', 'hr', '!doctype', 'path', 'circle', 'rect', 'line', 'use', 'ellipse'],
]);

/** TA-WEB-07: pages whose elements close, whose links and fragments lead somewhere, with nothing from outside and nothing that runs. */
export const siteFaults: Check = (files) => {
  const pages = files.filter((it) => it.name.endsWith('.html'));
  const names = new Set(files.map((it) => lastPart(it.name)));
  const idsOf = new Map(pages.map((it) => [lastPart(it.name), idsIn(textOf(it) ?? '')]));
  return pages.flatMap((page) => pageFaults(page, names, idsOf));
};

const idsIn = (text: string): string[] => [...text.matchAll(/ id="([^"]*)"/g)].map(([, it = '']) => it);

function pageFaults(page: Made, names: ReadonlySet<string>, idsOf: ReadonlyMap<string, readonly string[]>): Fault[] {
  const text = textOf(page) ?? '';
  const own = lastPart(page.name);
  const fault = (what: string, rule = 'TA-WEB-07'): Fault => ({ rule, file: page.name, what });
  const leads = (to: string): boolean => {
    const [file = '', fragment] = to.split('#');
    const target = file === '' ? own : file;
    return names.has(target) && (fragment === undefined || (idsOf.get(target)?.includes(fragment) ?? false));
  };
  const open = text.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
  return [
    ...twice(idsOf.get(own) ?? []).map((it) => fault(`the id ${it} is there twice`)),
    ...[...open.matchAll(/ href="([^"]*)"/g)]
      .map(([, it = '']) => it)
      .filter((it) => !leads(it))
      .map((it) => fault(`its link to ${it} leads nowhere`)),
    ...[...open.matchAll(/ src="([^"]*)"/g)]
      .map(([, it = '']) => it)
      .filter((it) => !it.startsWith('data:image/') && !names.has(it))
      .map((it) => fault(`there is no ${it}`)),
    ...[...open.matchAll(/<[a-z][^<>]* on\w+\s*=|(?:href|src)="javascript:|(?:href|src)="(?:https?:)?\/\/[^"]*/g)].map(
      ([it]) => fault(`it has ${it}`),
    ),
    ...(text.includes("default-src 'none'") ? [] : [fault('it has no policy', 'TA-WEB-04')]),
    ...unclosed(open).map((it) => fault(it)),
    ...headings(open).map((it) => fault(it, 'TA-WEB-05')),
  ];
}

/** What a parser of HTML would have to guess. */
function unclosed(text: string): string[] {
  const open: string[] = [];
  for (const [whole, slash = '', name = ''] of text.matchAll(/<(\/?)([!a-zA-Z][\w-]*)(?:\s(?:[^"'>]|"[^"]*")*)?>/g)) {
    const tag = name.toLowerCase();
    if (EMPTY.has(tag) || whole.endsWith('/>')) continue;
    if (slash === '') open.push(tag);
    else if (open.at(-1) === tag) open.pop();
    else return [`</${tag}> closes nothing; ${open.at(-1) ?? 'nothing'} is open`];
  }
  return open.length > 0 ? [`${open.at(-1)} is not closed`] : [];
}

/** TA-WEB-05: one first heading, and none that skips a level. */
function headings(text: string): string[] {
  const levels = [...text.matchAll(/<h([1-6])[ >]/g)].map(([, it]) => Number(it));
  return [
    ...(levels.filter((it) => it === 1).length === 1 ? [] : ['it has not one heading of the first level']),
    ...levels.flatMap((it, i) =>
      i > 0 && it > (levels[i - 1] as number) + 1 ? [`a heading ${it} comes too soon`] : [],
    ),
  ];
}
