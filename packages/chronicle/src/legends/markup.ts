import { escapedHtml } from '../out/html.ts';

/** A page in elements, before it is a file or stands in the app. */
export type Markup = string | Element;

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly Markup[];
}

type Child = Markup | readonly Markup[];

/** An element. */
export function el(tag: string, attributes: Element['attributes'] = {}, ...children: readonly Child[]): Element {
  return { tag, attributes, children: children.flat() as Markup[] };
}

const EMPTY: ReadonlySet<string> = new Set(['img', 'line', 'rect', 'circle', 'path', 'br', 'input']);

export function htmlOf(markup: Markup): string {
  if (typeof markup === 'string') return escapedHtml(markup);
  const { tag, attributes, children } = markup;
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapedHtml(String(value))}"`);
  const open = `<${tag}${all.join('')}>`;
  return EMPTY.has(tag) && children.length === 0
    ? open.replace(/>$/, '/>')
    : `${open}${children.map(htmlOf).join('')}</${tag}>`;
}
