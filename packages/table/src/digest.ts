/** A check sum that grows as text is added to it (FNV-1a, twice over). */
export class Sum {
  #a = 0x811c9dc5 | 0;
  #b = 0x1000193;

  /** With the code of a letter that ends it, if it is one text of several. */
  add(text: string, end = 0): this {
    let a = this.#a;
    let b = this.#b;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 16777619);
      b = (Math.imul(b ^ code, 2246822519) + 1) | 0;
    }
    if (end > 0) {
      a = Math.imul(a ^ end, 16777619);
      b = (Math.imul(b ^ end, 2246822519) + 1) | 0;
    }
    this.#a = a;
    this.#b = b;
    return this;
  }

  copy(): Sum {
    const sum = new Sum();
    sum.#a = this.#a;
    sum.#b = this.#b;
    return sum;
  }

  /** Sixteen letters. */
  get letters(): string {
    return hex(this.#a) + hex(this.#b);
  }
}

/** The check sum of one text. */
export function digest(text: string): string {
  return new Sum().add(text).letters;
}

function hex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, '0');
}
