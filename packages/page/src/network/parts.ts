import { lasting } from '../derived.ts';
import type { Network, Node } from './network.ts';

/** The ids of rooms and tunnels that hang together (H1-MEA-11), each part in the order in which its pieces were drawn; the largest first. */
export const partsOf = lasting((network: Network): { readonly all: readonly (readonly string[])[] } => {
  const leader = new Map<Node | string, Node | string>();
  const lead = (it: Node | string): Node | string => {
    let at = it;
    for (let up = leader.get(at); up !== undefined && up !== at; up = leader.get(at)) at = up;
    return at;
  };
  const join = (a: Node | string, b: Node | string) => {
    const [one, other] = [lead(a), lead(b)];
    if (one !== other) leader.set(other, one);
  };
  for (const node of network.nodes) {
    for (const { tunnel } of node.by) join(node, tunnel.passage.id);
    for (const { node: next } of node.beside) join(node, next);
  }
  const parts = new Map<Node | string, string[]>();
  const enter = (of: Node | string, id: string) => {
    const first = lead(of);
    const part = parts.get(first);
    if (part) part.push(id);
    else parts.set(first, [id]);
  };
  for (const [id, node] of network.rooms) enter(node, id);
  for (const id of network.tunnels.keys()) enter(id, id);
  return { all: [...parts.values()].sort((a, b) => b.length - a.length) };
});

/** Is there a way from one room or tunnel to another? */
export function areConnected(network: Network, a: string, b: string): boolean {
  return a === b || partsOf(network).all.some((part) => part.includes(a) && part.includes(b));
}
