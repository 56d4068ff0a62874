import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import type { Autopilot } from '@understory/table';
import { root } from '../scripts/setup.mjs';
import { played, STANDARD } from './whole-games.ts';

// npm run profile [-- hand] [games]: where a history's time goes, by folder and by function, as tables in Markdown.
const [hand = 'story', games = '100'] = process.argv.slice(2) as [Autopilot?, string?];
const many = Number(games);
/** Microseconds between two looks. */
const INTERVAL = 500;
for (let i = 0; i < many; i++) played(`warm ${i}`, STANDARD, hand);
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
await session.post('Profiler.start');
for (let i = 0; i < many; i++) played(`bench ${i}`, STANDARD, hand);
const { profile } = await session.post('Profiler.stop');

const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
const callers = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((it) => [it, id])));
const folders = new Map<string, number>();
const functions = new Map<string, number>();
let all = 0;
profile.samples?.forEach((id, i) => {
  const { functionName, url } = frames.get(id) as { readonly functionName: string; readonly url: string };
  // A look that comes late waited for a processor that others had: whatever ran just then did not take so long.
  const took = Math.min(profile.timeDeltas?.[i] ?? 0, 2 * INTERVAL);
  // What the processor gives to others is not ours, and neither is what the profiler itself does.
  if (functionName !== '(garbage collector)' && !isInPlay(id)) return;
  all += took;
  const file = url.startsWith('file:') ? fileURLToPath(url).replace(root, '') : '';
  const folder = file.replace('/src', '').split('/').slice(0, -1).slice(0, 5).join('/') || functionName;
  folders.set(folder, (folders.get(folder) ?? 0) + took);
  const name = file
    ? `${functionName || '(closure)'}, ${file.replace('packages/', '').replace('src/', '')}`
    : functionName;
  functions.set(name, (functions.get(name) ?? 0) + took);
});
tell('folder', folders, 16);
tell('function', functions, 24);

function isInPlay(id: number | undefined): boolean {
  return id !== undefined && (frames.get(id)?.functionName === played.name || isInPlay(callers.get(id)));
}

function tell(what: string, spent: ReadonlyMap<string, number>, rows: number): void {
  const ranked = [...spent].sort((a, b) => b[1] - a[1]).slice(0, rows);
  console.log(`\n| ${what} (${hand}) | % |\n|---|---|`);
  for (const [name, took] of ranked) console.log(`| ${name} | ${((100 * took) / all).toFixed(1)} |`);
}
