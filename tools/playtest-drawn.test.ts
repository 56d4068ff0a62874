import { describe, expect, it } from 'vitest';
import { CONSTRUCTIONS } from '../packages/host/src/playtest/civilization/deep-elves/constructions.table.ts';
import { playtestEdition, playtestOptions } from '../packages/host/src/playtest/index.ts';
import { KINDS_OF_GROUP } from '../packages/host/src/playtest/monsters/flavours.table.ts';
import { GROWTHS, NEXUSES } from '../packages/host/src/playtest/nouns.ts';
import { playtest } from '../packages/ink/src/playtest/book.ts';

const FLAVOURS = Object.values(KINDS_OF_GROUP).flatMap(({ flavours }) => flavours.rows.map((it) => it.value));
const EXPANSIONS = ['Loathsome Basilica', 'Gallery', 'Labyrinth', 'Torture Pit', 'Reanimator Tanks', 'Menagerie'];

describe('the playtest’s book', () => {
  it('[PT-ELF-18] [PT-COL-07] has a drawing for every construction and expansion', () => {
    const built = [...CONSTRUCTIONS.filter((it) => !it.instead).map(({ name }) => name), ...EXPANSIONS];
    expect(built.filter((it) => !Object.hasOwn(playtest.rooms, it))).toEqual([]);
  });

  it('[PT-NEX-T1.1] [PT-CAV-03] has a pen for every nexus, and something for all that grows', () => {
    expect(NEXUSES.filter((it) => !Object.hasOwn(playtest.nexuses, it))).toEqual([]);
    expect(Object.keys(playtest.caveLife).sort()).toEqual([...GROWTHS].sort());
  });

  it('[PT-DEL-T1.1] [PT-BRD-T1.1] [PT-ALP-T1.1] has an emblem and a style of lair for every flavour', () => {
    const bare = FLAVOURS.filter(({ key, emblem = key }) => !Object.hasOwn(playtest.beads, emblem));
    expect(bare).toEqual([]);
    expect(FLAVOURS.filter(({ lair }) => !Object.hasOwn(playtest.lairs.styles, lair))).toEqual([]);
  });

  it('[PT-MEA-08] measures as the page of its rules does', () => {
    const { touch, near } = playtestEdition.begin(playtestOptions(), 'measures').page.measures;
    expect(playtest.measures).toMatchObject({ touch, near });
  });
});
