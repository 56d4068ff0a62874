import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url));

interface Together {
  readonly name: string;
  /** The modules of the app that begin it. */
  readonly begin: readonly string[];
  /** The packages that go with it. */
  readonly packages: readonly string[];
}

/** What is wanted at the same time; what an earlier one has, a later one leaves to it. */
const TOGETHER: readonly Together[] = [
  { name: 'shelf', begin: ['main.tsx'], packages: [] },
  {
    name: 'table',
    begin: ['screens/table/table-screen.tsx', 'screens/table/open-table.ts', 'parts/frame/table-frame.tsx'],
    packages: [],
  },
  {
    name: 'world',
    begin: ['games/host/second/second-table.tsx', 'games/host/second/kit.ts', 'parts/record/record.tsx'],
    packages: ['host'],
  },
];

/**
 * Puts what the first table is made of into two files, one for every game and one for worlds with their rules. Otherwise it would be
 * sixty, split by who else needs each part, and small files are packed badly.
 */
export function together(): (id: string, modules: Modules) => string | null {
  let found: Map<string, string> | null = null;
  return (id, modules) => {
    found ??= closures(modules);
    const name = found.get(id) ?? null;
    return name === 'shelf' ? null : name;
  };
}

function closures(modules: Modules): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, begin, packages } of TOGETHER) {
    const places = [SOURCES, ...packages.map((it) => `${PACKAGES}${it}/`)];
    const open = begin.map((it) => SOURCES + it);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || !places.some((it) => id.startsWith(it))) continue;
      found.set(id, name);
      open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}
