import { fileURLToPath } from 'node:url';

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** What is wanted at the same time, by the modules that begin it; what an earlier one has, a later one leaves to it. */
const BEGUN_BY: readonly (readonly [name: string, begin: readonly string[]])[] = [
  ['shelf', ['main.tsx']],
  ['table', ['screens/table/table-screen.tsx', 'screens/table/open-table.ts', 'parts/frame/table-frame.tsx']],
  ['world', ['games/host/second/second-table.tsx', 'games/host/second/kit.ts', 'parts/record/record.tsx']],
];

/**
 * Puts what the first table is made of into two files, one for every game and one for worlds. Otherwise it would be forty, split by who
 * else needs each part, and small files are packed badly.
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
  for (const [name, begin] of BEGUN_BY) {
    const open = begin.map((it) => SOURCES + it);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || !id.startsWith(SOURCES)) continue;
      found.set(id, name);
      open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return found;
}
