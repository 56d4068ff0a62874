/** A check sum that grows as text is added to it (FNV-1a, twice over). */
export class Sum {
  #a = 0x811c9dc5;
  #b = 0x1000193;

  add(text: string): this {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.#a = Math.imul(this.#a ^ code, 16777619);
      this.#b = Math.imul(this.#b ^ code, 2246822519) + 1;
    }
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
