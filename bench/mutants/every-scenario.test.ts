import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { evilScenarios } from '@understory/evil/scenario';
import { secondEditionScenarios } from '@understory/host/scenario';
import { makerScenarios } from '@understory/maker/scenario';
import { runScenarios } from '@understory/table/scenario';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../scenarios/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.yaml'));
const books = [secondEditionScenarios, evilScenarios, makerScenarios];

it.each(files)('%s', (file) => {
  const results = runScenarios(readFileSync(`${folder}${file}`, 'utf8'), file, books);
  expect(results.flatMap((it) => it.findings)).toEqual([]);
});
