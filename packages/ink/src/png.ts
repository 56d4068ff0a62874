import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { trueTypes } from './fonts.ts';

export { fontCss } from './fonts.ts';

/** A picture of the drawing, so many pixels wide. The same drawing gives the same bytes. */
export function toPng(svg: string, { width }: { readonly width: number }): Uint8Array {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [...fontFiles()], loadSystemFonts: false, defaultFontFamily: 'IM FELL English' },
  });
  return resvg.render().asPng();
}

let files: readonly string[] | null = null;

/** resvg takes fonts by file name only, so the unpacked ones lie in the machine's folder for such things, named by what is in them. */
export function fontFiles(): readonly string[] {
  if (files?.every((file) => existsSync(file))) return files;
  const folder = join(tmpdir(), 'understory-fonts');
  mkdirSync(folder, { recursive: true });
  files = trueTypes().map((font) => {
    const file = join(folder, `${createHash('sha256').update(font).digest('hex').slice(0, 16)}.ttf`);
    if (!existsSync(file)) {
      // Written aside and moved: another process never finds half a font.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, font);
      renameSync(draft, file);
    }
    return file;
  });
  return files;
}
