import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'house-rules-'));

beforeAll(() => {
  const biome = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(house, 'biome.json'), JSON.stringify({ ...biome, vcs: { enabled: false } }));
  cpSync(join(root, 'tools'), join(house, 'tools'), { recursive: true });
});
afterAll(() => rmSync(house, { recursive: true }));

const chance = 'The game must replay exactly.';
const inexact = 'This is not the same number on every machine.';
const lost = 'A rule called without `yield*` does nothing.';

describe('no-chance', () => {
  it.each(['Math.random()', 'Date.now()', 'performance.now()', 'new Date()'])('refuses %s in a package', (code) => {
    expect(complaints('packages/ink/src/a.ts', `export const it = () => ${code};`)).toEqual([chance]);
  });

  it('leaves clocks to apps', () => {
    expect(complaints('apps/web/src/a.ts', 'export const it = () => Date.now();')).toEqual([]);
  });
});

describe('exact-maths', () => {
  const names =
    'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log1p log2 log10 pow cbrt hypot';

  it('refuses every function that differs between machines', () => {
    const code = names.split(' ').map((name) => `export const ${name} = (x: number) => Math.${name}(x, x);`);
    expect(complaints('packages/ruler/src/a.ts', code.join('\n'))).toEqual(code.map(() => inexact));
  });

  it.each(['x ** 2', '(x **= 2)'])('refuses %s', (code) => {
    expect(complaints('packages/table/src/a.ts', `export const it = (x: number) => ${code};`)).toEqual([inexact]);
  });

  it('allows what is exact', () => {
    const code = 'export const it = (x: number) => Math.sqrt(x * x) + Math.floor(x) + Math.PI;';
    expect(complaints('packages/host/src/a.ts', code)).toEqual([]);
  });

  it('lets ink draw as it likes', () => {
    expect(complaints('packages/ink/src/a.ts', 'export const it = (x: number) => Math.sin(x);')).toEqual([]);
  });
});

describe('direction', () => {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  /** The rules that an import of one file by another breaks. */
  const broken = (from: string, to: string): string[] =>
    forbidden
      .filter((rule: Rule) => !rule.to.circular && matches(rule.from, from) && matches(rule.to, to))
      .map((rule: Rule) => rule.name);

  it.each(['first', 'second', 'playtest'])('keeps what the %s edition has out of what editions share', (edition) => {
    const shared = 'what-editions-share-knows-none-of-them';
    for (const app of ['web', 'cli']) {
      const own = `apps/${app}/src/games/host/${edition}/it.ts`;
      expect(broken(`apps/${app}/src/games/host/host.ts`, own)).toContain(shared);
      expect(broken(own, `packages/host/src/${edition}/index.ts`)).not.toContain(shared);
      expect(broken(`apps/${app}/src/games/games.ts`, own)).not.toContain(shared);
    }
    expect(broken('apps/web/src/screens/app.tsx', 'packages/host/src/cards.ts')).toContain(shared);
    expect(broken('packages/host/src/draw.ts', `packages/host/src/${edition}/draw.ts`)).toContain(
      'shared-rules-know-no-edition',
    );
  });

  it('lets the playtest into the first edition by one door, and no other edition into another', () => {
    const strange = (from: string, to: string) =>
      broken(`packages/host/src/${from}`, `packages/host/src/${to}`).some((it) =>
        it.endsWith('edition-knows-no-other'),
      );
    expect(strange('playtest/disaster.ts', 'first/lent.ts')).toBe(false);
    expect(strange('playtest/disaster.ts', 'first/primordial/river.ts')).toBe(true);
    expect(strange('second/draw.ts', 'first/lent.ts')).toBe(true);
    expect(strange('first/lent.ts', 'playtest/joined/setting.ts')).toBe(true);
    expect(strange('first/lent.ts', 'first/event-tables.ts')).toBe(false);
  });
});

interface Paths {
  readonly path?: string | readonly string[];
  readonly pathNot?: string | readonly string[];
  readonly circular?: boolean;
}
interface Rule {
  readonly name: string;
  readonly from: Paths;
  readonly to: Paths;
}

function matches({ path, pathNot }: Paths, file: string): boolean {
  const any = (patterns: string | readonly string[]) => [patterns].flat().some((it) => new RegExp(it).test(file));
  return (path === undefined || any(path)) && (pathNot === undefined || !any(pathNot));
}

describe('lost rules', () => {
  const before = 'function* dig(n = 1): Generator<number, void, number> { yield n; }\nconst note = (n: number) => n;\n';

  it.each(['dig();', 'if (piles.length > 0) dig(2);', 'piles.forEach((it) => { dig(it); });'])(
    'are found: %s',
    (body) => {
      expect(lostIn(`${before}export function* it(piles: number[]) {\n  yield 1; ${body}\n}\n`)).toEqual([lost]);
    },
  );

  it.each(['yield* dig();', 'note(1);', 'piles.push(1);', 'const dug = dig(); yield* dug;'])('are not: %s', (body) => {
    expect(lostIn(`${before}export function* it(piles: number[]) {\n  yield 1; ${body}\n}\n`)).toEqual([]);
  });
});

describe('what is said to people', () => {
  it('is not looked into', () => {
    const codes = [
      "piece.title.endsWith('house')",
      "(entry?.text ?? '').includes('●')",
      "option.key.toLowerCase().split(' ')[0]",
      '/turn \\d+/.test(journal.chapter)',
      '/^([^,]*), hero/.exec(ask.about)',
      'clause.slice(3, 6)',
      'label.replace(/^an? /, "")',
      'ask.prompt.slice(1)',
      "piece.title === 'the Summoning Stone'",
      'first.title !== second.title',
      "piece['title'].startsWith('a ')",
      "(piece.title + ', once').indexOf('house')",
      'line.because.match(/grudge/)',
      "piece.variant.includes('skull')",
      "['a tower', 'a house'].includes(piece.title)",
      "title.charAt(0) === 'A'",
      '/[●○]/.test(line.text)',
    ];
    expect(unnoticed(codes.map(asFunction))).toEqual([]);
  });

  it('is not looked into under another name either', () => {
    const bodies = [
      "const { title: words } = piece; return words.endsWith('house');",
      "const words = piece.title; return words.endsWith('house');",
      "const { title } = piece; const words = title ?? ''; const low = words.toLowerCase(); return low.includes('house');",
      "const words = isOld ? piece.title : ''; return /house/.test(words);",
      "const words = piece.title; switch (words) { case 'a house': return 1; default: return 0; }",
      "const words = piece.title; return words === 'a house';",
      "return isHouse(piece.title); function isHouse(words: string) { return words.endsWith('house'); }",
      'return all.map(({ title: words }) => words.slice(2));',
    ];
    expect(
      unnoticed(bodies.map((it) => `export const it = (piece: any, all: any[], isOld: boolean) => { ${it} };`)),
    ).toEqual([]);
  });

  it('may be told and compared', () => {
    const codes = [
      'text[0].toUpperCase() + text.slice(1)',
      'text.charAt(0).toLowerCase() + text.slice(1)',
      'keys.includes(option.key)',
      "name.startsWith('the ')",
      "ask.clause === 'H2-CIV-01'",
      "line.text !== ''",
      'text.padEnd(20)',
      '/\\p{Cc}/u.test(text)',
    ];
    const bodies = [
      'export const it = (event: KeyboardEvent) => event.key.startsWith("Arrow");',
      "export const it = (note: 'high' | 'low') => note === 'high';",
      'export const it = (text: readonly string[]) => text.includes("a word");',
      "export const it = (piece: any) => { const { kind: title } = piece; return title === 'house'; };",
    ];
    const all = [...codes.map(asFunction), ...bodies];
    expect(unnoticed(all)).toEqual(all);
  });

  it('is known again in any file of a package or an app', () => {
    expect(englishIn('export const It = () => <p>{title.slice(2)}</p>;', 'apps/web/src/a/it.tsx')).toHaveLength(1);
    expect(englishIn("export const it = title.split(' ');", 'packages/host/src/second/cards/it.ts')).toEqual([]);
  });

  const asFunction = (code: string) => `export const it = () => ${code};`;
});

describe('a switch over kinds', () => {
  const over = (what: string, last: string) =>
    `export const it = () => { switch (${what}) { case 'a': return 1; ${last} } };`;

  it('ends in unreachable', () => {
    expect(complaintsOf('switches', over('event.kind', ''))).toHaveLength(1);
    expect(complaintsOf('switches', over('change.do', 'default: return 0;'))).toHaveLength(1);
    expect(complaintsOf('switches', over('event.kind', 'default: return unreachable(event);'))).toEqual([]);
  });

  it('may be over anything else', () => {
    expect(complaintsOf('switches', over('key', ''))).toEqual([]);
  });
});

function englishIn(code: string, path?: string): string[] {
  return complaintsOf('english', code, path);
}

/** Those of some files, all in one checkout, of which nothing is complained. */
function unnoticed(codes: readonly string[]): string[] {
  const found = complaintsIn('english', new Map(codes.map((code, i) => [`packages/ink/src/it-${i}.ts`, code])));
  return codes.filter((_, i) => !found.some((it) => it.startsWith(`packages/ink/src/it-${i}.ts:`)));
}

/** What a script complains of in a checkout with one file. */
function complaintsOf(script: string, code: string, path = 'packages/ink/src/it.ts'): string[] {
  return complaintsIn(script, new Map([[path, code]]));
}

function complaintsIn(script: string, files: ReadonlyMap<string, string>): string[] {
  const checkout = mkdtempSync(join(house, 'checkout-'));
  for (const [path, code] of files) {
    for (const folder of ['packages', 'apps', dirname(path)]) mkdirSync(join(checkout, folder), { recursive: true });
    writeFileSync(join(checkout, path), code);
  }
  const run = spawnSync(process.execPath, [join(root, `scripts/${script}.mjs`), checkout], { encoding: 'utf8' });
  return run.stderr.split('\n').filter(Boolean);
}

function lostIn(code: string): string[] {
  const project = join(house, 'game');
  mkdirSync(project, { recursive: true });
  writeFileSync(join(project, 'a.ts'), code);
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { strict: true, types: [] }, files: ['a.ts'] }),
  );
  const run = spawnSync(process.execPath, [join(root, 'scripts/lost-rules.mjs'), join(project, 'tsconfig.json')], {
    encoding: 'utf8',
  });
  return run.stderr
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/^\S+ /, ''));
}

/** What the house rules say about a file with this code, one sentence each. A rule that breaks down says so too. */
function complaints(path: string, code: string): string[] {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [biome, 'lint', '--reporter=github', '--max-diagnostics=200', path], {
    cwd: house,
    encoding: 'utf8',
  });
  rmSync(file);
  return `${run.stdout}${run.stderr}`
    .split('\n')
    .filter((line) => line.includes('title=plugin') || line.includes('errored') || line.includes('loading of plugins'))
    .map((line) => /::([^:]*?[.])(?: |$)/.exec(line)?.[1] ?? line);
}
