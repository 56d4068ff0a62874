import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/** A trace that names places of our sources, where it named places of the bundle that runs. */
export function inSources(trace: string): string {
  return trace.replaceAll(/([^\s(]+[.]cjs):(\d+):(\d+)/g, (place, file: string, line: string, column: string) => {
    if (!existsSync(`${file}.map`)) return place;
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const found = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) return place;
    return `${resolve(dirname(file), found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}
