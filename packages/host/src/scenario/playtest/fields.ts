import { centreOf } from '@understory/page';
import { type Check, check, type Fields, shown } from '@understory/table/scenario';
import * as z from 'zod';
import { beadsOf } from '../../beads.ts';
import { plainGoods } from '../../playtest/civilization/deep-elves/elves.ts';
import { isAlive } from '../../playtest/monsters/bands.ts';
import { telling } from '../../playtest/telling/telling.ts';
import type { PlaytestWorld } from '../../playtest/world.ts';
import { groupOf } from '../../world.ts';
import { standingSchema, writeBeads } from '../shared/bead-words.ts';
import { pageChecks } from '../shared/checks.ts';
import { pageLists } from '../shared/fields.ts';

/** What expectations can ask about: groups and their territories besides what any edition has. */
export const lists: Readonly<Record<string, (world: PlaytestWorld) => readonly Fields[]>> = {
  ...pageLists(telling),
  bands: (world) =>
    (world.den?.bands ?? []).map((it) => {
      const { name } = groupOf(world, it.id);
      const at = it.lair === null ? it.place : centreOf(world.page.piece(it.lair).shape);
      const { kind, flavour, territory, since } = it;
      return {
        name,
        kind,
        flavour: flavour.key,
        at: [at.x, at.y],
        alive: isAlive(world, it),
        points: territory.length,
        since,
      };
    }),
};

/** Questions that are not about a list of things. */
export const checks: Readonly<Record<string, Check<PlaytestWorld>>> = {
  ...pageChecks,
  /** `{Orcs: ●4 ○1, Ogre: gone}`: exactly these beads; the city is called `city`. */
  have: check(z.record(z.string(), standingSchema), (world, said) => {
    for (const [named, wanted] of Object.entries(said)) {
      const is = standing(world, named);
      if (is !== wanted) return `${named}: expected ${wanted}, got ${is}`;
    }
    return null;
  }),
  /** How much treasure of nobody lies on the map. */
  loose: check(z.int(), ({ page }, said) => {
    const is = page.beadsOf(null).filter((it) => it.kind === 'treasure').length;
    return is === said ? null : `expected ${said}, got ${is}`;
  }),
  /** How the elves have ended; `none` while they live. */
  ending: check(z.string(), ({ elves }, said) => {
    const is = elves?.ending ?? 'none';
    return is === said ? null : `expected ${said}, got ${is}`;
  }),
  /** Where the top of the exploratory shaft is. */
  shaft: check(z.tuple([z.number(), z.number()]), ({ elves }, said) => {
    const is = elves?.shaft ? [elves.shaft.x, elves.shaft.y] : null;
    return shown(is) === shown(said) ? null : `expected ${shown(said)}, got ${shown(is)}`;
  }),
};

function standing(world: PlaytestWorld, named: string): string {
  const group = world.groups.find((it) => (named === 'city' ? it.id === world.elves?.city : it.name === named));
  if (!group?.alive) return 'gone';
  const many = (kind: 'population' | 'bonus') => beadsOf(world, group.id, kind).length;
  const plain = plainGoods(world, group.id).length;
  const epic = beadsOf(world, group.id, 'treasure').length - plain;
  return writeBeads({ population: many('population'), treasure: plain, epic, bonus: many('bonus') });
}
