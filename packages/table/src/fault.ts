import * as z from 'zod/mini';
import { faultWords } from './fault-words.ts';
import { harmless } from './harmless.ts';

/** Letters of the path and of the message: both must fit into one sentence. */
const MOST = 100;

z.config({ localeError: faultWords });

/** Where and why data from outside does not fit its schema: `answers[3].dice: expected array`. */
export function firstFault(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'it does not fit';
  const path = issue.path.map((it) => (typeof it === 'number' ? `[${it}]` : `.${String(it)}`)).join('');
  const message = `${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
  // Keys of the data are in both.
  return `${harmless(path.replace(/^\./, ''), MOST) || 'it'}: ${harmless(message, MOST)}`;
}
