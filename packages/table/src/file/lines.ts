import * as z from 'zod';

const text = z.string().max(2000);
const whole = z.int().min(0);

/** One line of the journal as files for other programs have it: the fields that all kinds share. */
export const lineSchema = z
  .looseObject({
    tick: whole.describe('Its number in the journal, from 0.'),
    step: whole.describe('How many asks had been answered.'),
    age: text,
    turn: whole,
    chapter: text.describe('What the table was busy with, for people.'),
    chapterTopic: z
      .looseObject({ kind: text })
      .optional()
      .describe('The same as data: its kind, and fields of its own.'),
    clause: z.string().max(40).describe('The clause of the rulebook, such as DM-LOT-03.'),
    kind: text.describe('What happened: rolled, chose, built …; each kind has fields of its own.'),
  })
  .describe('One line of the journal.');
