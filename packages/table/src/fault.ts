import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// `zod/mini` brings no words of its own for what does not fit.
z.config(en());

/** Where and why data from outside does not fit its schema: `answers[3].dice: expected array`. */
export function firstFault(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  if (!issue) return 'it does not fit';
  const path = issue.path.map((it) => (typeof it === 'number' ? `[${it}]` : `.${String(it)}`)).join('');
  return `${path.replace(/^\./, '') || 'it'}: ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}`;
}
