import type * as z from 'zod/mini';
import { util } from 'zod/v4/core';

/** What does not fit, in words. `zod/mini` brings none, and those of `zod` name every format there is, though our schemas have few. */
export function faultWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Invalid input: expected ${issue.expected}, received ${util.parsedType(issue.input)}`;
    case 'invalid_value': {
      const [first, ...others] = issue.values;
      if (others.length === 0) return `Invalid input: expected ${util.stringifyPrimitive(first)}`;
      return `Invalid option: expected one of ${util.joinValues(issue.values, '|')}`;
    }
    case 'too_big':
      return `Too big: expected ${sized(issue.origin, issue.exact ? 'exactly ' : issue.inclusive ? '<=' : '<', issue.maximum)}`;
    case 'too_small':
      return `Too small: expected ${sized(issue.origin, issue.exact ? 'exactly ' : issue.inclusive ? '>=' : '>', issue.minimum)}`;
    case 'unrecognized_keys':
      return `Unrecognized key${issue.keys.length > 1 ? 's' : ''}: ${util.joinValues(issue.keys, ', ')}`;
    case 'invalid_key':
      return `Invalid key in ${issue.origin}`;
    case 'invalid_element':
      return `Invalid value in ${issue.origin}`;
    case 'invalid_format':
      return issue.format === 'regex'
        ? `Invalid string: must match pattern ${issue.pattern}`
        : `Invalid ${issue.format}`;
    default:
      return 'Invalid input';
  }
}

const COUNTED: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'items',
  set: 'items',
  map: 'entries',
};

function sized(origin: string, relation: string, bound: number | bigint): string {
  const unit = COUNTED[origin];
  return unit ? `${origin} to have ${relation}${bound} ${unit}` : `${origin} to be ${relation}${bound}`;
}
