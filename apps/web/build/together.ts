import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url));

interface Together {
  readonly name: string;
  /** The modules that begin it, from the app's sources. */
  readonly begin: readonly string[];
  /** The packages that go with it. */
  readonly packages: readonly string[];
}

/** What is wanted at the same time; what an earlier one has, a later one leaves to it. */
const TOGETHER: readonly Together[] = [
  { name: 'shelf', begin: ['main.tsx'], packages: ['ink', 'table'] },
  {
    name: 'table',
    begin: ['screens/table/table-screen.tsx', 'parts/frame/table-frame.tsx'],
    packages: ['table'],
  },
  { name: 'drawn', begin: ['../../../packages/ink/src/draw-map.ts'], packages: ['ink', 'page', 'ruler'] },
  {
    name: 'world',
    begin: ['games/host/second/second-table.tsx', 'games/host/second/kit.ts', 'parts/record/record.tsx'],
    packages: ['host', 'ink', 'page', 'ruler'],
  },
];

/**
 * Puts what the first table is made of into three files: one for every game, one that draws, one for worlds with their rules. Otherwise it would be
 * sixty, split by who else needs each part, and small files are packed badly.
 */
export function together(): (id: string, modules: Modules) => string | null {
  let found: Map<string, string> | null = null;
  return (id, modules) => {
    found ??= closures(modules);
    const name = found.get(id) ?? null;
    return id === join(SOURCES, 'main.tsx') ? null : name;
  };
}

function closures(modules: Modules): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, begin, packages } of TOGETHER) {
    const places = [SOURCES, ...packages.map((it) => `${PACKAGES}${it}/`)];
    const open = begin.map((it) => join(SOURCES, it));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || !places.some((it) => id.startsWith(it))) continue;
      found.set(id, name);
      open.push(...importedBy(id, modules));
    }
  }
  return found;
}

/** What a module imports. Of all that a package has behind its door it is only what the module names. */
function importedBy(id: string, modules: Modules): string[] {
  const { importedIds = [], code = null } = modules.getModuleInfo(id) ?? {};
  const named = [...(code ?? '').matchAll(/^import \{([^}]*)\} from "@understory\/(\w+)";$/gm)];
  return [
    ...importedIds.filter((it) => !isDoor(it)),
    ...named.flatMap(([, names = '', door = '']) => behind(door, namesIn(names), modules)),
  ];
}

/** The modules of a package that hold these names. A door may lead to the door of another package. */
function behind(door: string, names: readonly string[], modules: Modules): string[] {
  const code = modules.getModuleInfo(doorOf(door))?.code ?? '';
  return [...code.matchAll(/^export \{([^}]*)\} from "(?:@understory\/(\w+)|\.\/(.+))";$/gm)].flatMap(
    ([, given = '', next, file]) => {
      const wanted = namesIn(given).filter((it) => names.includes(it));
      if (wanted.length === 0) return [];
      return next === undefined ? `${PACKAGES}${door}/src/${file}` : behind(next, wanted, modules);
    },
  );
}

const doorOf = (name: string) => `${PACKAGES}${name}/src/index.ts`;
const isDoor = (id: string) => id.startsWith(PACKAGES) && /^\w+\/src\/index\.ts$/.test(id.slice(PACKAGES.length));
const namesIn = (list: string) => list.split(',').map((it) => it.trim().split(' as ')[0] ?? '');
