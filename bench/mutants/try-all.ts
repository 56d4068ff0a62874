import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { isBeside, isNear } from './beside.ts';
import { attempt, type Finding, findings, type Job, type Mutant, openFolder, setJob } from './job.ts';

type Id = Mutant['id'];

/** How a mistake goes unnoticed. */
export type Missed = 'no test comes by' | 'nobody notices';

/** How many mistakes the tests notice; the others are told as soon as they are known. */
export async function tryAll(
  mutants: readonly Mutant[],
  which: Pick<Job, 'long' | 'within'>,
  onMissed: (mutant: Mutant, how: Missed) => void,
): Promise<number> {
  openFolder();
  const job: Job = { mutants, ...which, known: [], passed: [], always: null };
  setJob(job);
  const sources = new Set(mutants.map((it) => it.file));
  const vitest = await createVitest('test', {
    config: fileURLToPath(new URL('vitest.config.ts', import.meta.url)),
    watch: false,
    related: [...sources],
  });
  const related = await vitest.getRelevantTestSpecifications();
  const tests = related.filter(({ moduleId }) =>
    which.within === null ? which.long || isNear(moduleId, sources) : moduleId.includes(which.within),
  );
  console.log(`${tests.length} files of tests have to do with them.`);
  const { met, noticed, coldIn } = await tryWarm(vitest, tests, job);
  for (const it of mutants) if (!met.has(it.id)) onMissed(it, 'no test comes by');
  const left = mutants.filter(({ id }) => met.has(id) && !noticed.has(id));
  for (const it of left) if (!coldIn.has(it.id)) onMissed(it, 'nobody notices');
  const cold = left.filter(({ id }) => coldIn.has(id));
  console.log(`${noticed.size} noticed; ${cold.length} once more from the beginning.`);
  for (const it of cold) {
    setJob({ ...job, always: it.id });
    const there = tests.filter(({ moduleId }) => coldIn.get(it.id)?.has(moduleId));
    if ((await run(vitest, there)) === 'passed') onMissed(it, 'nobody notices');
    else noticed.add(it.id);
  }
  await vitest.close();
  return noticed.size;
}

interface Warm {
  readonly met: Set<Id>;
  readonly noticed: Set<Id>;
  /** Some may have come through only because what they would have spoilt had been worked out before: in these files of tests. */
  readonly coldIn: Map<Id, Set<string>>;
}

/** All of them in one go, each in the tests that come by it; and when one hangs, the rest without it. */
async function tryWarm(vitest: Vitest, tests: TestSpecification[], job: Job): Promise<Warm> {
  const met = new Set<Id>();
  const noticed = new Set<Id>();
  const coldIn = new Map<Id, Set<string>>();
  const again = (id: Id, files: Iterable<string>) => coldIn.set(id, new Set([...(coldIn.get(id) ?? []), ...files]));
  const metInTest = new Set<Id>();
  const passed: string[] = [];
  let left = tests;
  for (;;) {
    setJob({ ...job, known: [...noticed], passed });
    const end = await run(vitest, left);
    const told = findings();
    const last = told.at(-1);
    // A process that ends in the middle of a try was ended by the mistake.
    if (end === 'failed' && last?.kind !== 'trying')
      throw new Error(`These fail without any mistake: ${failing(vitest).join(', ')}`);
    for (const it of told) {
      if (it.kind === 'noticed') noticed.add(it.id);
      if (it.kind === 'trying') passed.push(attempt(it.id, it.file, it.test));
      if (it.kind === 'met') met.add(it.id);
      if (it.kind === 'met' && !it.loading) metInTest.add(it.id);
      if (it.kind === 'masked') again(it.id, [it.file]);
    }
    if (end === 'passed') {
      for (const id of met) if (!metInTest.has(id)) again(id, besideIt(tests, job, id));
      return { met, noticed, coldIn };
    }
    if (last?.kind !== 'trying' && last?.kind !== 'hung')
      throw new Error(`The tests hang without any mistake, after ${JSON.stringify(last)}.`);
    noticed.add(last.id);
    const files = told.flatMap((it) => ('file' in it ? [it.file] : []));
    left = left.filter(({ moduleId }) => moduleId === files.at(-1) || !files.includes(moduleId));
  }
}

/** What a file works out while it loads may be looked at by any test of its package, not only by the one that loaded it first. */
function besideIt(tests: readonly TestSpecification[], { mutants }: Job, id: Id): string[] {
  const mutant = mutants.find((it) => it.id === id);
  return tests.map(({ moduleId }) => moduleId).filter((it) => mutant && isBeside(it, mutant.file));
}

function failing(vitest: Vitest): string[] {
  return vitest.state
    .getTestModules()
    .flatMap((it) => [...it.children.allTests('failed')].map((test) => test.fullName));
}

/** A test that has told nothing new for as long as this has hung; where others work too, everything takes longer. */
const PATIENCE = 180_000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

async function run(vitest: Vitest, tests: TestSpecification[]): Promise<'passed' | 'failed' | 'hung'> {
  let before: Finding[] = [];
  let hung = false;
  const watch = setInterval(async () => {
    const now = findings();
    if (now.length > before.length) before = now;
    else {
      hung = true;
      // The second time it is not asked politely.
      void vitest.cancelCurrentRun('keyboard-input');
      await vitest.cancelCurrentRun('keyboard-input');
    }
  }, PATIENCE);
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
    if (hung || findings().at(-1)?.kind === 'hung') return 'hung';
    const ran = testModules.filter((it) => tests.some((test) => test.moduleId === it.moduleId));
    return ran.every((it) => it.ok()) && unhandledErrors.length === 0 ? 'passed' : 'failed';
  } finally {
    clearInterval(watch);
  }
}
