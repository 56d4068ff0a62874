import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest';
import { getFn, getHooks } from 'vitest/suite';
import { isCalledAlike, isFrozen } from './beside.ts';
import { attempt, type Mutant, tell, theJob } from './job.ts';
import { watchFrom, watchTo } from './watchdog.ts';

const { mutants, known, passed, always, long, within } = theJob();
const inAll = long || within !== null;
/** A test that takes longer than this, in milliseconds, plays much that has nothing to do with a mistake: it is tried there only if asked for. */
const LONG = 300;
/** What so many tests let pass, another one hardly ever notices; unless it is called like the file. */
const ENOUGH = 40;
const sources = new Map(mutants.map((it) => [it.id, it.file]));
const tries = new Map<Mutant['id'], number>();
const hasPassed = new Set(passed);
const noticed = new Set(known);
/** The mistake that is made now. */
let made = always;
/** The mistakes that the code has come by, and how often. */
let met = new Map<Mutant['id'], number>();
let isTried = false;
/** A file of tests passes only once, or remembers what a mistake has worked out: what fails in it from now on says nothing. */
let spoilt = false;
let asked = 0;
let deadline = Number.POSITIVE_INFINITY;
/** The real ones: a test may put its own clock in their place. */
const [later, notLater] = [setTimeout, clearTimeout];

// Code with mistakes in it asks this wherever one could be made.
Object.assign(globalThis, {
  mistaken(id: Mutant['id']): boolean {
    met.set(id, (met.get(id) ?? 0) + 1);
    asked++;
    if (asked % 64 === 0 && worked() > deadline) throw new Error('It would never end.');
    return id === made;
  },
});

/** The processor's time so far, in milliseconds: on a busy machine the clock says nothing. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs each test as ever, and then once more for every mistake that it comes by and that nobody has noticed yet. */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it so
export default class MutantRunner extends TestRunner {
  #file = '';

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    this.#file = file.filepath;
    spoilt = false;
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    this.#tellMet(true);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = getFn(test);
    this.#tellMet(true);
    const from = worked();
    try {
      await run();
    } catch (error) {
      if (!isTried) throw error;
      spoilt = true;
    }
    const took = worked() - from;
    const patience = 10 * took + 2000;
    const here = this.#tellMet(false);
    if (always === null && (inAll || took < LONG || isFrozen(this.#file)))
      for (const [id, times] of here) await this.#try(id, times, test, patience);
    tell({ kind: 'passed', file: this.#file, test: test.name });
    met.clear();
  }

  async #try(id: Mutant['id'], times: number, test: RunnerTestCase, patience: number): Promise<void> {
    const here = { id, file: this.#file, test: test.name };
    if (noticed.has(id) || hasPassed.has(attempt(id, here.file, here.test))) return;
    if (spoilt) return tell({ kind: 'masked', ...here });
    const before = tries.get(id) ?? 0;
    if (before >= ENOUGH && !inAll && !isCalledAlike(here.file, sources.get(id) ?? '')) return;
    tries.set(id, before + 1);
    isTried = true;
    tell({ kind: 'trying', ...here });
    met.clear();
    if (await this.#passes(test, id, patience)) {
      if ((met.get(id) ?? 0) < times) tell({ kind: 'masked', ...here });
      return;
    }
    spoilt = !(await this.#passes(test, null, patience));
    if (spoilt) return tell({ kind: 'masked', ...here });
    noticed.add(id);
    tell({ kind: 'noticed', ...here });
  }

  #tellMet(loading: boolean): Map<Mutant['id'], number> {
    const here = met;
    for (const id of here.keys()) tell({ kind: 'met', id, file: this.#file, loading });
    met = new Map();
    return here;
  }

  async #passes(test: RunnerTestCase, id: Mutant['id'] | null, patience: number): Promise<boolean> {
    made = id;
    deadline = worked() + patience;
    watchFrom(id, deadline + patience);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<boolean>((resolve) => {
      // Only for what waits for something that never comes: the clock runs on while others work.
      timer = later(resolve, 10 * patience, false);
    });
    try {
      return await Promise.race([again(test).then(() => true), tooLong]);
    } catch {
      return false;
    } finally {
      notLater(timer);
      watchTo();
      made = null;
      deadline = Number.POSITIVE_INFINITY;
    }
  }
}

/** A test once more, with what comes before each. */
async function again(test: RunnerTestCase): Promise<void> {
  for (const suite of suitesOf(test).reverse())
    for (const before of getHooks(suite).beforeEach) await before(test.context, suite);
  await getFn(test)();
}

/** From the inside out. */
function suitesOf({
  suite,
  file,
}: {
  readonly suite?: RunnerTestSuite;
  readonly file: RunnerTestFile;
}): RunnerTestSuite[] {
  return suite ? [suite, ...suitesOf(suite)] : [file];
}
