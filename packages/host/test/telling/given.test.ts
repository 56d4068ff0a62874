import { runScenarios } from '@understory/table/scenario';
import { expect, it } from 'vitest';
import { secondEditionScenarios } from '../../src/scenario.ts';

it('what a scenario gives is told like all else that happens', () => {
  const [result] = runScenarios(
    `
scenario: what is given is told
game: host/2
clauses: [H2-GEN-11]
given:
  world: 3
  pieces:
    - {id: hall, kind: cave, disc: [20, 20, 2], manner: natural}
    - {id: nest, kind: cave, title: an old nest, disc: [30, 20, 2], manner: natural}
  marks: [{in: hall, kind: tomb}]
  beads: [{in: nest, kind: treasure, count: 2}]
  monsters: [{card: Goblins, handle: goblins}]
  civilizations: [{people: demons, opened: [nest], assembly: 1, population: 0, built: [Abattoir]}]
run: 'act of goblins: exploit magma'
expect:
  - journal: {kind: given, key: piece, text: There is a cave.}
  - journal: {kind: given, key: piece, text: There is an old nest.}
  - journal: {kind: given, key: mark, text: The cave bears the mark of a tomb.}
  - journal: {kind: given, key: beads, text: In the old nest lies ○○.}
  - journal: {kind: given, key: group, text: Goblins are there.}
  - journal: {kind: given, key: opening, text: The Demons have opened the old nest.}
  - journal: {kind: given, key: assembly, text: One demon sits in the Assembly.}
  - journal: {kind: given, key: belongings, text: The Demons have no ●.}
  - journal: {kind: given, key: building, text: The Demons have built an Abattoir.}
  - journal: {kind: not possible, text: Goblins cannot exploit magma.}
`,
    'given.yaml',
    [secondEditionScenarios],
  );
  expect(result?.findings).toEqual([]);
});
