/** So many tints there are to tell groups apart by, on the map and in charts. */
const TINTS = 8;

/** Which tint each group has: it follows from its name, or is the next free one, so that it stays the same whichever other groups are shown. */
export function tintsOf(groups: readonly string[]): number[] {
  const taken = new Set<number>();
  return groups.map((group) => {
    let at = 0;
    for (let i = 0; i < group.length; i++) at = (at * 31 + group.charCodeAt(i)) % TINTS;
    for (let tries = 0; taken.has(at) && tries < TINTS; tries++) at = (at + 1) % TINTS;
    taken.add(at);
    return at;
  });
}
