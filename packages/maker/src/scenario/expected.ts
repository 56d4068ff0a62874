import { type Check, check, type Fields, mismatch, ScenarioProblem, shown } from '@understory/table/scenario';
import * as z from 'zod';
import { keyOf, squareOf } from '../grid.ts';
import { collectable, whyNotCollect } from '../loot.ts';
import { offered } from '../market.ts';
import { sheetPicture } from '../picture.ts';
import { whyNot } from '../placing.ts';
import type { Refusal } from '../refusal.ts';
import { ranked, rating, winners } from '../score/final-score.ts';
import type { Sheet } from '../sheet.ts';
import { refusalText } from '../telling/refusals.ts';
import type { World } from '../world.ts';
import { planOf } from './given.ts';

/** What can be asked about, as plain fields. */
export const lists: Readonly<Record<string, (world: World) => readonly Fields[]>> = {
  sheets: ({ sheets }) =>
    sheets.map((sheet) => {
      const { squares: _, ...fields } = sheetPicture(sheet);
      const where = { exit: at(sheet.exit), stairs: at(sheet.stairs), collectable: collectable(sheet).map(keyOf) };
      return { ...fields, ...where, rating: rating(fields.score) };
    }),
  squares: ({ sheets }) =>
    sheets.flatMap((sheet) => sheetPicture(sheet).squares.map((it) => ({ player: sheet.name, ...it }))),
  scored: ({ sheets }) =>
    sheets.flatMap((sheet) => sheetPicture(sheet).lines.map((it) => ({ player: sheet.name, ...it }))),
  heroes: ({ sheets }) =>
    sheets.flatMap((sheet) => sheetPicture(sheet).heroes.map((it) => ({ player: sheet.name, ...it }))),
  ranking: ({ sheets }) =>
    ranked(sheets).map((sheet) => ({ player: sheet.name, hasWon: winners(sheets).includes(sheet) })),
};

function at(square: number | null): string | null {
  return square === null ? null : keyOf(square);
}

const clause = z.string().regex(/^DM-[A-Z]+-\w/, 'write a clause');

/** Questions of another form. */
export const checks: Readonly<Record<string, Check<World>>> = {
  /** `{build: "slime 2,2", by: DM-LOT-06}` or `{collect: "2,1", by: DM-LOT-05}` */
  refused: check(
    z.strictObject({ build: z.string().optional(), collect: z.string().optional(), by: clause }),
    ({ sheets: [sheet] }, { build, collect, by }) => {
      const refusal = sheet ? refusalOf(sheet, build, collect) : null;
      if (!refusal) return `${build ?? collect} is allowed`;
      return refusal.clause === by ? null : `expected ${by}, got ${refusal.clause}: ${refusalText(refusal)}`;
    },
  ),
  /** `["slime 2,2", "corner 1,2 NE"]` */
  allowed: check(z.array(z.string()), ({ sheets: [sheet] }, plans) => {
    for (const plan of plans) {
      const refusal = sheet ? refusalOf(sheet, plan, undefined) : null;
      if (refusal) return `${plan} is refused by ${refusal.clause}: ${refusalText(refusal)}`;
    }
    return null;
  }),
  /** `[[4, 5], [path, monster, boss]]` */
  market: check(z.tuple([z.tuple([z.int(), z.int()]), z.array(z.string())]), (_, [dice, kinds]) => {
    const is = [...offered(dice).keys()].sort();
    return mismatch(is, [...kinds].sort()) === null ? null : `expected ${shown(kinds)}, got ${shown(is)}`;
  }),
};

function refusalOf(sheet: Sheet, build: string | undefined, collect: string | undefined): Refusal | null {
  if (build === undefined) return whyNotCollect(sheet, squareOf(collect ?? '') ?? -1);
  const plan = planOf(build);
  if (plan) return whyNot(sheet, plan.item, plan.square, plan.lie);
  throw new ScenarioProblem(`"${build}" is nothing to build; write "slime 2,2" or "corner 1,2 NE".`, []);
}
