// npm test: every check there is, in order, one line each; what a failing one said; and the count at the end.
// `node scripts/test.mjs types unit` runs only those.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { root, setup } from './setup.mjs';
import { LONG, PROGRAMS } from './test-groups.mjs';

const results = join(root, 'node_modules/.cache/understory/reports');
const unitReport = join(results, 'unit.json');
const programsReport = join(results, 'programs.json');
const e2eReport = join(results, 'e2e.json');

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const reported = (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

/** Two checks that want a Chromium at the same time must not both install it. */
let chromium;
const withChromium = () => (chromium ??= ensureChromium());

// Those that keep one core busy are `light`: two of them are run at a time, before the others.
const checks = [
  { name: 'types', light: true, command: ['node_modules/typescript-native/bin/tsc', '-b', '--force'] },
  // For everyday use: only what has changed, and what depends on it.
  { name: 'changed', light: true, onRequest: true, command: ['node_modules/typescript-native/bin/tsc', '-b'] },
  {
    name: 'lint',
    light: true,
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  },
  { name: 'lost', light: true, command: ['scripts/lost-rules.mjs'] },
  { name: 'english', light: true, command: ['scripts/english.mjs'] },
  { name: 'switches', light: true, command: ['scripts/switches.mjs'] },
  { name: 'direction', light: true, command: ['scripts/direction.mjs'] },
  // What looks for unused code reads the browser tests' settings, and these name the Chromium.
  {
    name: 'unused',
    light: true,
    prepare: withChromium,
    command: ['node_modules/knip/bin/knip.js', '--no-progress'],
  },
  { name: 'only-tests', light: true, prepare: withChromium, command: ['scripts/only-tests.mjs'] },
  {
    name: 'unit',
    // Modules are read once for many files: most of a run would be reading them.
    command: [...vitest, '--no-isolate', ...PROGRAMS.map((it) => `--exclude=${it}`), ...reported(unitReport)],
    cases: () => vitestCases(unitReport),
  },
  {
    name: 'programs',
    // What starts the real program, each file by itself.
    command: [...vitest, 'apps/cli', 'tools', ...reported(programsReport)],
    cases: () => vitestCases(programsReport),
  },
  {
    name: 'quick',
    onRequest: true,
    // The unit tests for everyday use: without those that play thousands of worlds or start the real program.
    command: [
      ...vitest,
      '--no-isolate',
      ...[...PROGRAMS, ...LONG].map((it) => `--exclude=${it}`),
      ...reported(unitReport),
    ],
    cases: () => vitestCases(unitReport),
  },
  { name: 'rules', command: ['scripts/rules-coverage.mjs'] },
  { name: 'scenarios', command: ['scripts/scenarios.mjs'] },
  {
    name: 'e2e',
    prepare: withChromium,
    command: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: e2eReport },
    cases: () => playwrightCases(e2eReport),
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

setup();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };
const started = performance.now();
const chosen = checks.filter(({ name, onRequest }) => (wanted.length > 0 ? wanted.includes(name) : !onRequest));
const light = chosen.filter((it) => it.light);
await Promise.all([runAll(light), runAll(light)]);
await runAll(chosen.filter((it) => !it.light));
console.log(`\nin ${seconds(started)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Takes checks from a list and runs them one after the other, until none is left. */
async function runAll(list) {
  for (let check = list.shift(); check; check = list.shift()) {
    const { passed, failed } = await run(check);
    total.passed += passed;
    total.failed += failed;
  }
}

/** Runs one check and says how it went. It counts as one itself; the test cases in it are counted besides. */
async function run({ name, command, env = {}, prepare, cases }) {
  const start = performance.now();
  const { ok, said } = await attempt(command, env, prepare);
  const counted = cases === undefined ? { passed: 0, failed: 0, failures: [] } : cases();
  const isEmpty = cases !== undefined && counted.passed + counted.failed === 0;
  const passes = ok && counted.failed === 0 && !isEmpty;
  const detail = cases === undefined ? '' : `, ${counted.passed} of ${counted.passed + counted.failed} cases pass`;
  console.log(`${passes ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds(start)}${detail}`);
  if (!passes) console.log(`${whatWentWrong(name, said, counted.failures, isEmpty)}\n`.replace(/^/gm, '    '));
  return { passed: counted.passed + (passes ? 1 : 0), failed: counted.failed + (passes ? 0 : 1) };
}

/** Where cases are known to have failed they alone are told, first by name and then each with its reason; all that was printed is kept in a file. */
function whatWentWrong(name, said, failures, isEmpty) {
  if (isEmpty) return `${said.trim()}\nNo test case was run.`;
  if (failures.length === 0) return said.trim();
  const log = join(results, `${name}.log`);
  writeFileSync(log, said);
  const named = failures.map(({ title }) => title).join('\n');
  const told = failures.map(({ title, reason }) => `${title}\n${reason.replace(/^/gm, '  ')}`);
  return [named, ...told, `All it printed: ${relative(root, log)}`].join('\n\n');
}

async function attempt([script, ...args], env, prepare) {
  try {
    await prepare?.();
  } catch (problem) {
    return { ok: false, said: problem.message };
  }
  const program = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text) => said.push(text));
  return await new Promise((done) => {
    program.on('error', (problem) => done({ ok: false, said: problem.message }));
    program.on('close', (status) => done({ ok: status === 0, said: said.join('') }));
  });
}

function vitestCases(file) {
  const report = read(file);
  const failures = (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const told = failed.map((it) => failure(`${relative(root, name)} › ${it.fullName}`, it.failureMessages));
    return told.length === 0 && message ? [failure(relative(root, name), [message])] : told;
  });
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures };
}

function playwrightCases(file) {
  const report = read(file);
  const failures = (report?.suites ?? []).flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) =>
        failure(
          `${file}:${line} › ${title}`,
          results.flatMap(({ errors }) => errors.map(({ message }) => message)),
        ),
      ),
  );
  const stats = report?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failure(title, messages) {
  const told = stripVTControlCharacters(messages.join('\n')).split('\n');
  return { title, reason: told.slice(0, 40).join('\n') };
}

/** A report that was never written (the tool fell over before) counts no cases. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
