import type { Stream } from '@understory/table';

/** A file as a stranger may send it: cut, doubled, overwritten, or with one of its parts made absurd. */
export function spoilt(text: string, draw: Stream): string {
  const isData = text.startsWith('{');
  if (isData && draw.int(0, 3) > 0) return JSON.stringify(spoiltData(JSON.parse(text), draw));
  let spoiling = text;
  for (let times = draw.int(1, 4); times > 0; times--) spoiling = draw.pick(SLIPS)(spoiling, draw);
  return spoiling;
}

const SLIPS: readonly ((text: string, draw: Stream) => string)[] = [
  (text, draw) => text.slice(0, at(text, draw)),
  (text, draw) => text.slice(at(text, draw)),
  (text, draw) => put(text, '', draw),
  (text, draw) => put(text, text.slice(0, 2000), draw),
  (text, draw) => put(text, draw.pick(STRANGE), draw),
  (text, draw) => put(text, draw.pick(STRANGE).repeat(draw.int(1, 5000)), draw),
  (text, draw) => put(text, String.fromCharCode(draw.int(0, 0xffff)), draw),
];

const at = (text: string, draw: Stream) => draw.int(0, text.length);

/** Something in place of a stretch of the text. */
function put(text: string, what: string, draw: Stream): string {
  const from = at(text, draw);
  return text.slice(0, from) + what + text.slice(from + draw.int(0, 40));
}

const STRANGE = [
  '\u001b[2J\u001b]0;title\u0007',
  '\u202e',
  '\0',
  '[',
  '{"a":',
  '- ',
  '? ',
  '&a *a ',
  '(',
  'breed then ',
  'card x\n',
  '---\n',
  '9'.repeat(400),
  '-1e999',
  '__proto__',
  '</script><script>',
  '\ud83d',
];

type Parent = Record<string | number, unknown>;

/** One part of the data replaced, at any depth. */
function spoiltData(data: unknown, draw: Stream): unknown {
  let parent = data as Parent;
  for (;;) {
    const keys = Object.keys(parent);
    if (keys.length === 0) break;
    const key = draw.pick(keys);
    const part = parent[key];
    if (typeof part === 'object' && part !== null && draw.int(0, 4) > 0) {
      parent = part as Parent;
      continue;
    }
    if (draw.int(0, 5) === 0) delete parent[key];
    else parent[key] = draw.pick(ABSURD)(part, draw);
    break;
  }
  if (draw.int(0, 5) === 0 && !Array.isArray(parent)) parent[draw.pick(STRANGE).repeat(draw.int(1, 2000))] = 1;
  return data;
}

const ABSURD: readonly ((part: unknown, draw: Stream) => unknown)[] = [
  () => null,
  () => -1,
  () => 1e300,
  () => 0.5,
  () => [],
  () => ({}),
  (_, draw) => draw.pick(STRANGE).repeat(draw.int(1, 3000)),
  (part, draw) => (Array.isArray(part) ? Array(draw.int(2, 3000)).fill(part[0] ?? 0) : [part, part]),
  (part, draw) => (Array.isArray(part) ? draw.shuffled(part) : [part]),
  (_, draw) => Array.from({ length: draw.int(1, 20_000) }, (_, i) => i % 31),
  (part, draw) => nested(part, draw.int(2, 1000)),
];

function nested(part: unknown, levels: number): unknown {
  let around = part;
  for (let i = 0; i < levels; i++) around = i % 2 === 0 ? [around] : { a: around };
  return around;
}
