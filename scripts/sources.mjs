import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The source files of all packages and apps in a folder that is laid out like the checkout; what is generated is left out. */
export function sourcesIn(folder) {
  return ['packages', 'apps'].flatMap((part) => {
    const parts = join(folder, part);
    const names = existsSync(parts) ? readdirSync(parts) : [];
    return names.flatMap((name) => {
      const src = join(parts, name, 'src');
      const files = existsSync(src) ? readdirSync(src, { recursive: true }) : [];
      return files
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'))
        .map((file) => relative(folder, join(src, file)));
    });
  });
}
