import type { Draft } from '../draft.ts';
import { nearestWord } from '../nearest-word.ts';
import type { Proofreader } from '../problems.ts';
import type { Building } from '../tree/building.ts';
import { nodesOf } from '../tree/nodes.ts';

/** H2-CRD-105: a construction that is asked for must be built on the same card. */
export function checkConstructions(draft: Draft, proof: Proofreader): void {
  const built = new Set<string>();
  for (const { name } of buildingsOf(draft)) built.add(name);
  for (const node of nodesOf(draft)) {
    if ((node.kind === 'built' || node.kind === 'we have built') && !built.has(node.name))
      proof.error(node, `No line of this card builds ${node.name}`, {
        expected: 'a construction of this card',
        meant: nearestWord(node.name, built),
      });
  }
}

/** A construction that needs, by others or at once, that it stands already can never be built. */
export function warnOfCircles(draft: Draft, proof: Proofreader): void {
  const needs = new Map<string, readonly string[]>();
  const all = [...buildingsOf(draft)];
  for (const { name, needs: wanted } of all)
    needs.set(
      name,
      wanted.flatMap((it) => (it.kind === 'built' ? it.name : [])),
    );
  for (const building of all) {
    const reached = new Set<string>();
    const queue = [...(needs.get(building.name) ?? [])];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (reached.has(name)) continue;
      reached.add(name);
      queue.push(...(needs.get(name) ?? []));
    }
    if (reached.has(building.name))
      proof.warn(building, `${building.name} can never be built: it needs itself, by what it needs`);
  }
}

function* buildingsOf(draft: Draft): Generator<Building> {
  for (const node of nodesOf(draft)) {
    if (node.kind === 'may build') yield node.building;
    if (node.kind === 'build') yield* 'buildings' in node ? node.buildings : [node.building];
  }
}
