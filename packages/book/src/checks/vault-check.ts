import { type Check, type Fault, lastPart, type Made, textOf, twice } from './fault.ts';

/** TA-OBS-03: each property and its type, the same in every note. */
const PROPERTIES: Readonly<Record<string, RegExp>> = {
  ...{ tags: /^\[.*\]$/, aliases: /^\[.*\]$/, area: /^"/, level: /^\d+$/, floor: /^\d+$/, holder: /^"/, maker: /^"/ },
  ...{ shares: /^\d+$/, secret: /^(true|false)$/, since: /^"/, world: /^"/, id: /^"/ },
};
/** TA-OBS-08. */
const LARGEST = 100 * 1024;

/** TA-OBS-08: what Obsidian would stumble over. */
export const vaultFaults: Check = (files) => {
  const notes = files.filter((it) => it.name.endsWith('.md'));
  const names = new Map<string, string>();
  for (const it of files) {
    names.set(bare(lastPart(it.name)), it.name);
    names.set(it.name.slice(it.name.indexOf('Maps/')), it.name);
    names.set(lastPart(it.name), it.name);
  }
  const all = files.filter((it) => !it.name.endsWith('.txt')).map((it) => bare(lastPart(it.name)).toLowerCase());
  return [
    ...twice(all).map((it): Fault => ({ rule: 'TA-OBS-04', file: it, what: 'two files have this name' })),
    ...notes.flatMap((it) => noteFaults(it, names)),
    ...unreached(notes),
    ...files.filter((it) => it.name.endsWith('.canvas')).flatMap((it) => canvasFaults(it, files)),
  ];
};

const bare = (name: string): string => name.replace(/\.(md|canvas)$/, '');

function noteFaults(note: Made, names: ReadonlyMap<string, string>): Fault[] {
  const text = textOf(note) ?? '';
  const fault = (what: string, rule = 'TA-OBS-08'): Fault => ({ rule, file: note.name, what });
  const [, head = null, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === null) return [fault('it has no properties', 'TA-OBS-03')];
  const rows = head.split('\n').map((it) => /^([a-z]+): (.*)$/.exec(it));
  return [
    ...rows.flatMap((it) => {
      if (!it) return [fault('a property cannot be read', 'TA-OBS-03')];
      const [, key = '', value = ''] = it;
      const isPlain = isYaml(value) && (PROPERTIES[key]?.test(value) ?? false);
      return isPlain ? [] : [fault(`the property ${key} is ${value}`, 'TA-OBS-03')];
    }),
    ...twice(rows.flatMap((it) => (it ? [it[1] as string] : []))).map((it) =>
      fault(`the property ${it} is there twice`, 'TA-OBS-03'),
    ),
    ...linksIn(text)
      .filter((it) => !names.has(it))
      .map((it) => fault(`[[${it}]] leads to no file`)),
    ...(text.length > LARGEST ? ['it is larger than 100 KB'] : []).map((it) => fault(it)),
    ...body
      .split('\n')
      .filter((it) => /(?<!\\)<\/?[a-zA-Z]/.test(it))
      .map((it) => fault(`a line of HTML: ${it.slice(0, 60)}`)),
  ];
}

/** What we write of YAML: quoted words, lists of them, numbers and truths: the same as in JSON. */
function isYaml(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\\)\[\[([^\]|]+)/g)].map(([, it = '']) => it.replace(/\\$/, ''));

/** TA-OBS-04: every note can be reached from the first. */
function unreached(notes: readonly Made[]): Fault[] {
  const of = new Map(notes.map((it) => [bare(lastPart(it.name)), it]));
  const [start] = notes;
  const reached = new Set<Made>();
  const next = start ? [start] : [];
  for (let at = next.pop(); at; at = next.pop()) {
    if (reached.has(at)) continue;
    reached.add(at);
    for (const to of linksIn(textOf(at) ?? '')) {
      const note = of.get(to);
      if (note) next.push(note);
    }
  }
  return notes
    .filter((it) => !reached.has(it))
    .map((it): Fault => ({ rule: 'TA-OBS-04', file: it.name, what: 'no link leads to it' }));
}

/** TA-OBS-06: JSON Canvas 1.0. */
function canvasFaults(file: Made, files: readonly Made[]): Fault[] {
  const { nodes, edges } = JSON.parse(textOf(file) ?? '') as {
    readonly nodes: readonly { readonly id: string; readonly file: string; readonly [measure: string]: unknown }[];
    readonly edges: readonly { readonly id: string; readonly fromNode: string; readonly toNode: string }[];
  };
  const fault = (what: string): Fault => ({ rule: 'TA-OBS-06', file: file.name, what });
  const ids = new Set(nodes.map((it) => it.id));
  return [
    ...twice([...nodes, ...edges].map((it) => it.id)).map((it) => fault(`the id ${it} is there twice`)),
    ...nodes
      .filter((it) => !['x', 'y', 'width', 'height'].every((key) => Number.isInteger(it[key])))
      .map((it) => fault(`${it.id} lies on no whole numbers`)),
    ...nodes
      .filter((it) => !files.some((other) => other.name.endsWith(`/${it.file}`)))
      .map((it) => fault(`there is no ${it.file}`)),
    ...edges
      .filter((it) => !ids.has(it.fromNode) || !ids.has(it.toNode))
      .map((it) => fault(`${it.id} joins what is not there`)),
  ];
}
