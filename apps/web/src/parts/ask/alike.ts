import type { Option, OptionInWords } from '@understory/table';

/** Options that read the same and lie on the same level: units of one vein, rooms of one sort. */
export interface Alike {
  readonly text: string;
  readonly does: string;
  /** `stratum 3`; empty for what lies nowhere. */
  readonly where: string;
  /** By the number that each carries on the map. */
  readonly options: readonly { readonly key: string; readonly number: number }[];
}

/** From this many on, alike options are written once, and their numbers tell them apart. */
const MANY = 4;

/** Where something that may be chosen lies: `stratum 3`; empty for what lies nowhere, and in a game without a page. */
export type WhereIs = (option: Pick<Option, 'subject'>) => string;

export function alikeOf(options: readonly OptionInWords[], whereIs: WhereIs): Alike[] {
  const found = new Map<string, Alike & { options: Alike['options'][number][] }>();
  options.forEach((option, i) => {
    const { key, text, does } = option;
    const where = whereIs(option);
    const same = [text, does, where].join('\n');
    const group = found.get(same) ?? { text, does, where, options: [] };
    group.options.push({ key, number: i + 1 });
    found.set(same, group);
  });
  return [...found.values()];
}

export function areMany(groups: readonly Alike[]): boolean {
  const all = groups.reduce((sum, { options }) => sum + options.length, 0);
  return groups.some(({ options }) => options.length >= MANY) || (all > 6 && groups.length <= all / 2);
}

/** The keys of options whose words don't tell them apart. */
export function twins(options: readonly OptionInWords[]): ReadonlySet<string> {
  const texts = new Map<string, number>();
  for (const { text } of options) texts.set(text, (texts.get(text) ?? 0) + 1);
  return new Set(options.filter(({ text, subject }) => subject && (texts.get(text) ?? 0) > 1).map(({ key }) => key));
}
