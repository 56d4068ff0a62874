import { firstEdition, firstOptions } from '@understory/host/first';
import { describe, expect, it } from 'vitest';
import { WORKS } from '../packages/host/src/first/civilization/custom/works.table.ts';
import { HAND_KEYS } from '../packages/host/src/first/civilization/hands.table.ts';
import { EMBLEMS } from '../packages/host/src/first/emblems.ts';
import { NOUNS } from '../packages/host/src/first/nouns.ts';
import { host1 } from '../packages/ink/src/host1/index.ts';

/** What is built onto something that stands already, and has no room of its own. */
const NO_ROOM: ReadonlySet<string> = new Set(['Exploratory Shaft', 'Hall Expansion']);

describe('the first edition’s book', () => {
  it('[H1-DWF-T1] [H1-ELF-T1] [H1-DEM-T1] has a drawing for every construction', () => {
    const built = Object.values(WORKS).flat();
    expect(built.filter((it) => !NO_ROOM.has(it) && !Object.hasOwn(host1.rooms, it))).toEqual([]);
  });

  it('[H1-GEN-T1] has a manner for every hand, an ore for each resource, and a pen for each sign', () => {
    // Row 11, the kingdoms, is a hand that no people takes.
    expect(Object.keys(host1.peoples)).toEqual([...HAND_KEYS, 'kingdoms']);
    expect(Object.keys(host1.ores).sort()).toEqual([...NOUNS.resources].sort());
    expect(Object.keys(host1.signs).sort()).toEqual([...NOUNS.marks].sort());
  });

  it('has an emblem for every bead that is nobody’s', () => {
    const known = { ...host1.beads, ...host1.whiteBeads, ...host1.tokens };
    const bare = Object.values(EMBLEMS).filter((look) => !look.split(' ').some((word) => Object.hasOwn(known, word)));
    expect(bare).toEqual([]);
  });

  it('[H1-MEA-10] [H1-MEA-12] measures as the page of its rules does', () => {
    const { touch, near } = firstEdition.begin(firstOptions({}), 'measures').page.measures;
    expect(host1.measures).toMatchObject({ touch, near });
  });
});
