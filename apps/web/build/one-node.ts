// Stands in for d3-selection in what is built. The lens of the map, and what of d3 moves it, only ever take hold of one element, or of the
// window: of all that can be done with many at a time they need this.

type Value = (this: EventTarget, ...args: unknown[]) => unknown;

interface Heard {
  readonly type: string;
  readonly name: string;
  readonly value: Value;
  readonly listener: (event: Event) => void;
  readonly options: boolean | AddEventListenerOptions | undefined;
}

const heard = new WeakMap<EventTarget, readonly Heard[]>();

class OneNode {
  readonly #node: EventTarget | null;

  constructor(node: EventTarget | null) {
    this.#node = node;
  }

  selection(): this {
    return this;
  }

  /** Nothing is ever animated. */
  interrupt(): this {
    return this;
  }

  /** Nodes have no data. */
  datum(): undefined {}

  call(what: (of: this, ...rest: unknown[]) => void, ...rest: unknown[]): this {
    what(this, ...rest);
    return this;
  }

  each(what: Value): this {
    if (this.#node) what.call(this.#node);
    return this;
  }

  filter(fits: Value): OneNode {
    return this.#node && fits.call(this.#node) ? this : new OneNode(null);
  }

  property(name: string, value: Value): this {
    return this.each(function () {
      Object.assign(this, { [name]: value.call(this) });
    });
  }

  style(name: string, value: string): this {
    if (this.#node instanceof HTMLElement) this.#node.style.setProperty(name, value);
    return this;
  }

  /** Hears `wheel.zoom`, an event and who wants it; with null no more; and with no second word it says who hears. */
  on(names: string, value?: Value | null, options?: boolean | AddEventListenerOptions): unknown {
    const [node, wanted] = [this.#node, names.trim().split(/\s+/)];
    if (value === undefined)
      return node ? heardBy(node).find((it) => wanted.some((one) => isOf(it, one)))?.value : null;
    if (node) for (const it of wanted) hear(node, it, value, options);
    return this;
  }
}

const heardBy = (node: EventTarget) => heard.get(node) ?? [];

function isOf({ type, name }: Heard, wanted: string): boolean {
  const [ofType, ofName = ''] = wanted.split('.');
  return (ofType === '' || ofType === type) && ofName === name;
}

function hear(node: EventTarget, wanted: string, value: Value | null, options: Heard['options']): void {
  for (const it of heardBy(node)) if (isOf(it, wanted)) node.removeEventListener(it.type, it.listener, it.options);
  const others = heardBy(node).filter((it) => !isOf(it, wanted));
  heard.set(node, others);
  if (value === null) return;
  const [type = '', name = ''] = wanted.split('.');
  const listener = (event: Event) => void value.call(node, event);
  node.addEventListener(type, listener, options);
  heard.set(node, [...others, { type, name, value, listener, options }]);
}

export const select = (node: EventTarget): OneNode => new OneNode(node);

/** Where the pointer is, as a node sees it; if none is named, as that which hears of it. */
export function pointer(event: Pointing, node?: HTMLElement): readonly [number, number] {
  let from = event;
  while (from.sourceEvent) from = from.sourceEvent;
  const by = node ?? (from.currentTarget as HTMLElement);
  const { left, top } = by.getBoundingClientRect();
  return [from.clientX - left - by.clientLeft, from.clientY - top - by.clientTop];
}

interface Pointing {
  readonly sourceEvent?: Pointing;
  readonly currentTarget?: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}
