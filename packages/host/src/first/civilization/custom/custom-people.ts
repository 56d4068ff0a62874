import { LONGEST_NAME } from '@understory/table';
import * as z from 'zod/mini';
import { HAND_KEYS } from '../hands.table.ts';
import { PEOPLES, type PeopleKey } from '../keys.ts';
import { WORKS } from './works.table.ts';

/** How many peoples a game may be given. */
const MOST_PEOPLES = 20;

/** As at the table. */
const name = z.string(`must be a name in quotes`).check(
  z.refine((it) => it.trim() !== '', 'is empty: write a name'),
  z.maxLength(LONGEST_NAME, `is longer than ${LONGEST_NAME} letters: shorten it`),
  z.regex(/^\P{Cc}*$/u, 'has control characters: write it with letters'),
);

const yesOrNo = z._default(z.boolean('must be true or false'), false);

/** H1-CIV-T2: in what a people differs from its model. */
const details = z.strictObject(
  {
    /** H1-CIV-T2.1. */
    moreFolk: yesOrNo,
    /** H1-CIV-T2.2. */
    richer: yesOrNo,
    /** H1-CIV-T2.3: whose hand it draws in; null is that of its model. */
    hand: z._default(z.nullable(z.enum(HAND_KEYS, `must be one of: ${HAND_KEYS.join(', ')}`)), null),
    /** H1-CIV-T2.4: what its constructions are called, by their printed names. */
    works: z._default(z.record(z.string(), name), {}),
  },
  {
    error: ({ code }) => (code === 'unrecognized_keys' ? undefined : 'must be written in braces: { "moreFolk": true }'),
  },
);

function worksOf(model: PeopleKey): readonly string[] {
  return WORKS[model];
}

/** H1-CIV-07: a name, a model, and at least one detail. */
export const customPeopleSchema = z
  .strictObject({
    name,
    model: z.enum(PEOPLES, `must be one of: ${PEOPLES.join(', ')}`),
    details,
  })
  .check(
    z.refine(({ details: it }) => it.moreFolk || it.richer || it.hand !== null || Object.keys(it.works).length > 0, {
      path: ['details'],
      error: 'say nothing: write at least one of "moreFolk", "richer", "hand" and "works"',
    }),
    z.refine(({ model, details: { hand } }) => hand !== model, {
      path: ['details', 'hand'],
      error: 'is the hand of its model anyway: name another one, or leave it out',
    }),
    z.check(
      ({
        value: {
          model,
          details: { works },
        },
        issues,
      }) => {
        for (const key of Object.keys(works))
          if (!worksOf(model).includes(key))
            issues.push({
              code: 'custom',
              path: ['details', 'works', key],
              input: key,
              message: `is nothing that the ${model} build: take it out, or name one of: ${worksOf(model).join(', ')}`,
            });
      },
    ),
  );

/** A people that the player has written. */
export type CustomPeople = z.infer<typeof customPeopleSchema>;

/** H1-GEN-T2.13: those that a game may choose from, each by another name. */
export const customPeoplesSchema = z.array(customPeopleSchema).check(
  z.maxLength(MOST_PEOPLES),
  z.refine((all) => new Set(all.map((it) => it.name)).size === all.length, 'two of them have the same name'),
);
