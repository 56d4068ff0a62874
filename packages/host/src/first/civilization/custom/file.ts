import { harmless, Problem, readJson } from '@understory/table';
import * as z from 'zod/mini';
import { type CustomPeople, customPeopleSchema } from './custom-people.ts';

const FORMAT = 'understory/people';
const VERSION = 1;
/** A people is a page of text. */
const LARGEST = 20_000;

/** A custom people as a file, to be kept and to be read again. */
export function writePeople(people: CustomPeople): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...people }, null, 2)}\n`;
}

/** Read a custom people. Throws a `Problem` that says what is wrong, where, and what to do; nothing in the file is trusted or run. */
export function readPeople(text: string): CustomPeople {
  if (text.length > LARGEST)
    throw new Problem(`This people has ${text.length} letters; at most ${LARGEST} are read. Shorten its names.`);
  const data = readJson(text, { called: 'people', most: LARGEST });
  const { version, ...people } = headOf(data);
  if (typeof version === 'number' && version > VERSION)
    throw new Problem(
      `This people is of format ${version}, made by a newer Understory; this one reads up to ${VERSION}. Get the newer one, or write "version": ${VERSION}.`,
    );
  if (version !== VERSION) throw new Problem(`This people does not say its format: write "version": ${VERSION}.`);
  const read = customPeopleSchema.safeParse(people);
  if (!read.success) throw new Problem(`This people cannot be played: ${faultOf(read.error)}.`);
  return read.data;
}

function headOf(data: unknown): Record<string, unknown> & { readonly version?: unknown } {
  const head = z.looseObject({ format: z.literal(FORMAT), version: z.optional(z.unknown()) }).safeParse(data);
  if (!head.success)
    throw new Problem(`This is not a people of Understory: it lacks "format": "${FORMAT}". Write it at the top.`);
  const { format: _, ...rest } = head.data;
  return rest;
}

/** Where it is wrong, and in words of the schema how, and what to do. */
function faultOf({ issues: [issue] }: z.core.$ZodError): string {
  if (!issue) return 'it does not fit';
  if (issue.code === 'unrecognized_keys')
    return `${placeOf([...issue.path, issue.keys[0] ?? ''])} means nothing here: take it out`;
  return `${placeOf(issue.path)} ${harmless(issue.message, LONGEST_MESSAGE)}`;
}

const LONGEST_MESSAGE = 300;

function placeOf(path: readonly PropertyKey[]): string {
  return `“${path.map((it) => harmless(String(it), 60)).join(' › ')}”`;
}
