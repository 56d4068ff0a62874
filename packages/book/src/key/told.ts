import { capital } from '@understory/table';

/** A word of a sentence: plain, one a keeper looks for (TA-KEY-02), or one that leads to what it names (TA-KEY-15). */
export type Part = string | { readonly strong: string } | { readonly to: string; readonly text: string };

/** TA-GEN-14: a sentence from a template with slots; each format writes its parts through its own door. */
export type Told = readonly Part[];

export const strong = (text: string): Part => ({ strong: text });

/** Fills the slots of a template. */
export function told(template: TemplateStringsArray, ...slots: (Part | Told | number)[]): Told {
  const out: Part[] = [];
  for (const [i, text] of template.entries()) {
    if (text !== '') out.push(text);
    const slot = slots[i];
    if (slot === undefined) continue;
    if (typeof slot === 'number') out.push(String(slot));
    else if (isTold(slot)) out.push(...slot);
    else out.push(slot);
  }
  return out;
}

const isTold = (slot: Part | Told): slot is Told => Array.isArray(slot);

/** "a, b and c". */
export function listed(all: readonly Told[]): Told {
  return all.flatMap((it, i): Told => (i === 0 ? it : i === all.length - 1 ? [' and ', ...it] : [', ', ...it]));
}

/** The same, with a capital where a sentence begins. */
export function begun(of: Told): Told {
  const [first, ...rest] = of;
  if (first === undefined) return of;
  if (typeof first === 'string') return [capital(first), ...rest];
  return 'strong' in first
    ? [{ strong: capital(first.strong) }, ...rest]
    : [{ ...first, text: capital(first.text) }, ...rest];
}

/** Its words alone. */
export function plainText(of: Told): string {
  return of.map((it) => (typeof it === 'string' ? it : 'strong' in it ? it.strong : it.text)).join('');
}
