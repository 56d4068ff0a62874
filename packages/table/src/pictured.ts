import * as z from 'zod/mini';
import type { Journal } from './journal.ts';
import { type PlainRow, rowText } from './plain-row.ts';
import { unreachable } from './problem.ts';

/** The fields of a decision in a journal, whichever version wrote it; what else a line has is not read. */
const decisionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rolled'), clause: z.string(), about: z.string(), faces: z.array(z.number()) }),
  z.object({ kind: z.literal('chose'), clause: z.string(), about: z.string(), key: z.string() }),
  z.object({ kind: z.literal('spotted'), clause: z.string(), about: z.string(), x: z.number(), y: z.number() }),
  z.object({ kind: z.literal('named'), clause: z.string(), about: z.string(), name: z.string() }),
]);
type Decision = z.infer<typeof decisionSchema>;

const pictureSchema = z.object({ journal: z.array(z.unknown()) });

/**
 * The first step, from one to another, that was decided otherwise than the journal in a kept picture has it; null if there is
 * none, or the picture has no journal.
 */
export function otherDecision(
  picture: unknown,
  journal: Journal,
  { at, by }: { readonly at: number; readonly by: number },
): number | null {
  const read = pictureSchema.safeParse(picture);
  if (!read.success) return null;
  const [then, now] = [decisions(read.data.journal), decisions(journal.entries)];
  for (let step = at; step < Math.min(by, then.length, now.length); step++) if (then[step] !== now[step]) return step;
  return null;
}

/** One for each step. */
function decisions(lines: readonly unknown[]): string[] {
  return lines.flatMap((line) => {
    const read = decisionSchema.safeParse(line);
    return read.success ? [rowText(decisionRow(read.data))] : [];
  });
}

function decisionRow(it: Decision): PlainRow {
  const head = [it.kind, it.clause, it.about];
  switch (it.kind) {
    case 'rolled':
      return [...head, ...it.faces];
    case 'chose':
      return [...head, it.key];
    case 'spotted':
      return [...head, it.x, it.y];
    case 'named':
      return [...head, it.name];
    default:
      return unreachable(it);
  }
}
