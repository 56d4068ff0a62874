import { disc, groundOfRegions } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { DWELLERS } from '../packages/host/src/first/monsters/dwellers.table.ts';
import { ELEMENTS } from '../packages/host/src/playtest/called.ts';
import { CONSTRUCTIONS } from '../packages/host/src/playtest/civilization/deep-elves/constructions.table.ts';
import { draw } from '../packages/host/src/playtest/draw.ts';
import { playtestEdition, playtestOptions } from '../packages/host/src/playtest/index.ts';
import { flavourOfDweller, KINDS_OF_GROUP } from '../packages/host/src/playtest/monsters/flavours.table.ts';
import { GROWTHS, NEXUSES } from '../packages/host/src/playtest/nouns.ts';
import { figureOf } from '../packages/ink/src/figure-of.ts';
import { drawMap, toSvg } from '../packages/ink/src/index.ts';
import { playtest } from '../packages/ink/src/playtest/book.ts';
import { learnPlaytest } from '../packages/ink/src/playtest/index.ts';
import { walled } from '../packages/ink/src/walls/walls.ts';

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

  it('[PT-NEX-T1.12] [PT-NEX-T1.17] draws each substance and each element in its own way', () => {
    const drawn = (nexus: 'phase shift' | 'elemental nexus', variant: string) => {
      const world = playtestEdition.begin(playtestOptions(), 'areas');
      const surface = { path: [0, 4, 30, 4], closed: false, swell: 0 };
      const ground = groundOfRegions('areas', [surface], [[0, 4, 30, 4, 30, 21, 0, 21]]);
      world.page.apply({ do: 'lay', ground }, 0);
      const shape = disc(15, 12, 3);
      draw(world, { clause: 'PT-NEX-T1.12', kind: 'nexus', shape, what: { kind: 'nexus', of: nexus }, nexus, variant });
      return toSvg(drawMap(world.page, { edition: 'playtest', called: () => '', look: 'parchment' }));
    };
    learnPlaytest();
    const all = [
      ...['ice', 'blood', 'salt', 'evil'].map((it) => drawn('phase shift', it)),
      ...ELEMENTS.filter((it) => it !== 'evil').map((it) => drawn('elemental nexus', it)),
    ];
    expect(new Set(all).size).toBe(4 + 11);
  });

  it('[PT-DEL-T1.1] [PT-BRD-T1.1] [PT-ALP-T1.1] has an emblem and a style of lair for every flavour', () => {
    const bare = FLAVOURS.filter(({ key, emblem = key }) => !Object.hasOwn(playtest.beads, emblem));
    expect(bare).toEqual([]);
    expect(FLAVOURS.filter(({ lair }) => !Object.hasOwn(playtest.lairs.styles, lair))).toEqual([]);
  });

  it('[PT-JOI-13] has an emblem and a style of lair for who lives in water and magma', () => {
    const dwellers = DWELLERS.map(({ facts }) => flavourOfDweller(facts));
    expect(dwellers.filter(({ emblem = '' }) => !Object.hasOwn(playtest.beads, emblem))).toEqual([]);
    expect(dwellers.filter(({ lair }) => !Object.hasOwn(playtest.lairs.styles, lair))).toEqual([]);
  });

  it('[PT-MEA-22] draws no wall round the niches of a cavern', () => {
    const world = playtestEdition.begin(playtestOptions(), 'niches');
    const shape = { path: [2, 6, 12, 6, 12, 10, 2, 10], closed: true, swell: 0 };
    const natural = { clause: 'PT-FEA-T2.Region', stratum: 1 } as const;
    const cavern = draw(world, { ...natural, kind: 'cave', shape, what: { kind: 'cavern' } });
    const niche = draw(world, {
      ...natural,
      kind: 'niche',
      shape: disc(5, 8, 0.5),
      what: { kind: 'niche' },
      within: cavern.id,
    });
    expect([cavern, niche].map((it) => walled(figureOf(it, playtest)))).toEqual([true, false]);
  });

  it('[PT-MEA-08] measures as the page of its rules does', () => {
    const { touch, near } = playtestEdition.begin(playtestOptions(), 'measures').page.measures;
    expect(playtest.measures).toMatchObject({ touch, near });
  });
});
