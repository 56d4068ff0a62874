import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { desk, root, understory } from './run-understory.ts';

const file = desk();

const good = `scenario: A vein
clauses: [H2-FEA-T1.1–5]
game: host/2
given: {world: 1}
dice: [{d10: 4}]
run: ore of stratum 2
expect:
  - units: {kind: ore, stratum: 2}
    count: 30
`;

describe('understory scenario', () => {
  it('has a line for each scenario, and ends with 0 if all hold', async () => {
    writeFileSync(file('good.yaml'), `${good}---\n${good.replace('A vein', 'Another vein')}`);
    const { code, out } = await understory('scenario', file('good.yaml'));
    expect(out).toBe(
      `ok      A vein  ${file('good.yaml')}:1\nok      Another vein  ${file('good.yaml')}:11\n2 scenarios, all hold\n`,
    );
    expect(code).toBe(0);
  });

  it('says what was expected, what came, and at which line, and ends with 1', async () => {
    writeFileSync(file('bad.yaml'), good.replace('count: 30', 'count: 29'));
    const { code, out } = await understory('scenario', '--quiet', file('bad.yaml'), file('bad.yaml'));
    const finding = `FAILED  A vein\n        ${file('bad.yaml')}:9:5: units {kind: ore, stratum: 2}: count: expected 29, got 30.\n`;
    expect(out).toBe(`${finding}${finding}2 scenarios, 2 failed\n`);
    expect(code).toBe(1);
  });

  it('tells a scenario that cannot be read by its place too', async () => {
    writeFileSync(file('odd.yaml'), good.replace('world: 1', 'world: 7'));
    const { code, out } = await understory('scenario', file('odd.yaml'));
    expect(out).toContain(`${file('odd.yaml')}:4:9: world: too big: expected number to be <=6.`);
    expect(code).toBe(1);
  });

  it('runs the examples of its own documentation', async () => {
    const text = readFileSync(join(root, 'docs/scenarios.md'), 'utf8');
    const examples = Array.from(text.matchAll(/^```yaml\n(scenario:[\s\S]*?)^```/gm), ([, it]) => it);
    writeFileSync(file('docs.yaml'), examples.join('---\n'));
    const { out } = await understory('scenario', '--quiet', file('docs.yaml'));
    expect(out).toBe(`${examples.length} scenarios, all hold\n`);
  });

  it('[H2-EX-01] holds for every scenario of the project', async () => {
    const { code, out } = await understory('scenario', '--quiet', 'scenarios');
    expect(out).toMatch(/^\d+ scenarios, all hold\n$/);
    expect(code).toBe(0);
  });
});
