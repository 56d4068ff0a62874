import { Problem } from './problem.ts';

const TENS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000] as const;
/** In place of the number of decimals: all eight bytes follow. */
const WHOLE_FLOAT = 7;
const LARGEST = Number.MAX_SAFE_INTEGER;
const THOUSAND = 1000;
const TWO_BYTES = 0x10000;

/** Can two bytes say all of a number: from 0 to 65.535, with at most three decimals? */
export function isShort(value: number): boolean {
  const whole = Math.round(value * THOUSAND);
  return whole >= 0 && whole < TWO_BYTES && Object.is(whole / THOUSAND, value);
}

/** Writes small things in few bytes. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** A whole number from 0, seven bits a byte, the lowest first. */
  count(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  /** Any number, exactly: short if a few decimals say all of it. */
  number(value: number): void {
    const decimals = TENS.findIndex((ten) => Object.is(Math.round(value * ten) / ten, value));
    const ten = TENS[decimals];
    const whole = ten === undefined ? LARGEST : Math.round(value * ten);
    if (ten === undefined || whole > 1e12 || whole < -1e12) {
      this.count(WHOLE_FLOAT);
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, value);
      for (let i = 0; i < 8; i++) this.#bytes.push(view.getUint8(i));
      return;
    }
    const folded = whole < 0 ? -whole * 2 - 1 : whole * 2;
    this.count(folded * 8 + decimals);
  }

  /** One that `isShort`. A link is deflated byte by byte, and whole bytes leave it less to write than runs of seven bits. */
  short(value: number): void {
    const whole = Math.round(value * THOUSAND);
    this.#bytes.push(Math.floor(whole / 256), whole % 256);
  }

  /** Its letters one by one: plain ones take a byte, and nothing is lost of the others. */
  text(value: string): void {
    this.count(value.length);
    for (let i = 0; i < value.length; i++) this.count(value.charCodeAt(i));
  }
}

/** Reads what a `ByteWriter` wrote. Anybody may have made the bytes: whatever can't be read is a `Problem` of one sentence. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw damaged();
    return value;
  }

  count(): number {
    let value = 0;
    let place = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte % 128) * place;
      if (value > LARGEST) throw damaged();
      if (byte < 128) return value;
      place *= 128;
    }
  }

  number(): number {
    const value = this.count();
    const decimals = value % 8;
    if (decimals !== WHOLE_FLOAT) {
      const folded = Math.floor(value / 8);
      const whole = folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
      return whole / (TENS[decimals] ?? 1);
    }
    const view = new DataView(new ArrayBuffer(8));
    for (let i = 0; i < 8; i++) view.setUint8(i, this.byte());
    return view.getFloat64(0);
  }

  short(): number {
    const high = this.byte();
    return (high * 256 + this.byte()) / THOUSAND;
  }

  text(): string {
    const length = this.count();
    // Before it is read: no text is longer than what is left.
    if (length > this.#bytes.length - this.#at) throw damaged();
    let text = '';
    for (let i = 0; i < length; i++) {
      const letter = this.count();
      if (letter > 0xffff) throw damaged();
      text += String.fromCharCode(letter);
    }
    return text;
  }
}

export function damaged(): Problem {
  return new Problem('This game is damaged or cut off.');
}
