// npm run fuzz -- --minutes 10: files as strangers may send them, read for as long as it takes. What falls, takes longer than two
// seconds of processor time, or is refused in more than 300 letters is written to a file and told. Every reader gets the same time:
// whoever reads quickly is tried more often.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { READERS } from './readers.ts';
import { tried } from './tried.ts';

const MOST_SECONDS = 2;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '2' }, seed: { type: 'string', default: String(Date.now()) } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes takes a number above 0, not ${values.minutes}.`);
  process.exit(2);
}

const found = join(import.meta.dirname, '../../node_modules/.cache/understory/fuzz');
const readers = READERS.map((reader) => ({ reader, sound: reader.sound(), tries: 0, faults: 0, slowest: 0, spent: 0 }));
console.log(`Seed ${values.seed}, ${minutes} minutes.`);
const end = performance.now() + minutes * 60_000;
while (performance.now() < end) tryOne(readers.reduce((least, it) => (it.spent < least.spent ? it : least)));

for (const { reader, tries, faults, slowest } of readers)
  console.log(`${reader.name.padEnd(14)} ${tries} tried, ${faults} faults, slowest ${slowest.toFixed(2)} s`);
const faults = readers.reduce((sum, it) => sum + it.faults, 0);
if (faults > 0) console.log(`The files are in ${found}; "--seed ${values.seed}" makes them again.`);
process.exitCode = faults === 0 ? 0 : 1;

function tryOne(it: (typeof readers)[number]): void {
  const nth = it.tries;
  const before = process.cpuUsage();
  const { text, fault } = tried(it.reader, it.sound, values.seed, nth);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  it.tries++;
  it.spent += seconds;
  it.slowest = Math.max(it.slowest, seconds);
  const wrong = fault ?? (seconds > MOST_SECONDS ? `it took ${seconds.toFixed(1)} s` : null);
  if (wrong === null) return;
  it.faults++;
  mkdirSync(found, { recursive: true });
  const file = join(found, `${it.reader.name.replaceAll(' ', '-')}-${values.seed}-${nth}.txt`);
  writeFileSync(file, text);
  console.log(`${it.reader.name}, ${nth}: ${wrong}`);
}
