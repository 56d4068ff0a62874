import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { generated } from '../scripts/cards.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

it.each(generated().map(({ file, text }) => ({ file: relative(root, file), text })))(
  '$file is what npm run cards writes',
  ({ file, text }) => {
    expect(readFileSync(`${root}${file}`, 'utf8')).toBe(text);
  },
);
