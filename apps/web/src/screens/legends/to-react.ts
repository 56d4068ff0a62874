import type { Markup } from '@understory/chronicle/legends';
import { createElement, type ReactNode } from 'react';

/** Elements of a page as those of the app. */
export function toReact(markup: Markup): ReactNode {
  if (typeof markup === 'string') return markup;
  const { tag, attributes, children } = markup;
  const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [propOf(name), value]));
  return createElement(tag, props, ...children.map(toReact));
}

const OWN: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };

/** What React calls an attribute. */
function propOf(name: string): string {
  if (name.startsWith('aria-') || name.startsWith('data-')) return name;
  return OWN[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
