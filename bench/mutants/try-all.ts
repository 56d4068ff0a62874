import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { attempt, type Finding, findings, type Job, type Mutant, openFolder, setJob } from './job.ts';

type Id = Mutant['id'];

/** How a mistake goes unnoticed. */
export type Missed = 'no test comes by' | 'nobody notices';

/** How many mistakes the tests notice; the others are told as soon as they are known. */
export async function tryAll(
  mutants: readonly Mutant[],
  long: boolean,
  onMissed: (mutant: Mutant, how: Missed) => void,
): Promise<number> {
  openFolder();
  const job = { mutants, long, known: [], passed: [], always: null };
  setJob(job);
  const vitest = await createVitest('test', {
    config: fileURLToPath(new URL('vitest.config.ts', import.meta.url)),
    watch: false,
    related: [...new Set(mutants.map((it) => it.file))],
  });
  const tests = await vitest.getRelevantTestSpecifications();
  console.log(`${tests.length} files of tests have to do with them.`);
  const noticed = new Set<Id>();
  const metIn = await tryWarm(vitest, tests, job, noticed);
  for (const it of mutants) if (!metIn.has(it.id)) onMissed(it, 'no test comes by');
  const left = mutants.filter(({ id }) => metIn.has(id) && !noticed.has(id));
  console.log(`${noticed.size} noticed; ${left.length} once more from the beginning.`);
  // Some came through only because what they would have spoilt had been worked out before: these are made from the beginning.
  for (const it of left) {
    setJob({ ...job, always: it.id });
    const there = tests.filter(({ moduleId }) => metIn.get(it.id)?.has(moduleId));
    if ((await run(vitest, there)) === 'passed') onMissed(it, 'nobody notices');
    else noticed.add(it.id);
  }
  await vitest.close();
  return noticed.size;
}

/** All of them in one go, each in the tests that come by it; and again without those that hang. */
async function tryWarm(vitest: Vitest, tests: TestSpecification[], job: Job, noticed: Set<Id>) {
  const metIn = new Map<Id, Set<string>>();
  const passed: string[] = [];
  for (;;) {
    setJob({ ...job, known: [...noticed], passed });
    const end = await run(vitest, tests);
    if (end === 'failed') throw new Error(`These fail without any mistake: ${failing(vitest).join(', ')}`);
    const told = findings();
    for (const it of told) {
      if (it.kind === 'noticed') noticed.add(it.id);
      if (it.kind === 'trying') passed.push(attempt(it.id, it.file, it.test));
      if (it.kind !== 'met') continue;
      const files = it.loading ? besideIt(tests, job, it.id) : [it.file];
      metIn.set(it.id, new Set([...(metIn.get(it.id) ?? []), ...files]));
    }
    if (end === 'passed') return metIn;
    const last = told.at(-1);
    if (last?.kind !== 'trying' && last?.kind !== 'hung')
      throw new Error(`The tests hang without any mistake, after ${JSON.stringify(last)}.`);
    noticed.add(last.id);
  }
}

/** What a file works out while it loads may be looked at by any test of its package, not only by the one that loaded it first. */
function besideIt(tests: readonly TestSpecification[], { mutants }: Job, id: Id): string[] {
  const [beside] = mutants.find((it) => it.id === id)?.file.split('/src/') ?? [];
  return tests.map(({ moduleId }) => moduleId).filter((it) => it.startsWith(`${beside}/`));
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
