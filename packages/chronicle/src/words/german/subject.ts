import { Thing } from '@understory/table/words';
import { Times } from '../terms.ts';
import type { Case, Gender } from './forms.ts';
import { mal, ordnung, zahl } from './forms.ts';

/** Jemand in einem Satz: mit Namen, Geschlecht und, beim ersten Mal, mit dem, was es ist (CH-REF-01). */
export class Wer extends Thing {
  readonly gender: Gender;
  readonly #cases: Readonly<Record<Case, string>>;
  readonly #isPronoun: boolean;

  constructor(of: {
    readonly cases: Readonly<Record<Case, string>>;
    readonly gender: Gender;
    readonly isMany: boolean;
    readonly isPronoun: boolean;
  }) {
    super(of.isPronoun ? ER[of.gender] : of.cases.nom, of.isMany ? 'many' : 'one');
    this.gender = of.gender;
    this.#cases = of.cases;
    this.#isPronoun = of.isPronoun;
  }

  in(how: Case): string {
    if (!this.#isPronoun || how === 'nom') return this.#cases[how];
    return (how === 'akk' ? IHN : IHM)[this.gender];
  }
}

/** Ein Ort in einem Satz: wo, wohin, und er selbst im vierten Fall. */
export class Wo extends Thing {
  readonly in: string;
  readonly nach: string;

  constructor(ort: string, wo: string, wohin: string) {
    super(ort);
    this.in = wo;
    this.nach = wohin;
  }
}

type Forms = Readonly<Record<Gender, string>>;
const ER: Forms = { m: 'er', f: 'sie', n: 'es', p: 'sie' };
const IHN: Forms = { m: 'ihn', f: 'sie', n: 'es', p: 'sie' };
const IHM: Forms = { m: 'ihm', f: 'ihr', n: 'ihm', p: 'ihnen' };
const SEIN: Forms = { m: 'sein', f: 'ihr', n: 'sein', p: 'ihr' };

const genderOf = (it: unknown): Gender => (it instanceof Wer ? it.gender : 'n');
const inCase = (it: unknown, how: Case): string => (it instanceof Wer ? it.in(how) : String(it));
const number = (it: unknown): number => Number((it as { valueOf(): unknown }).valueOf());

/** Wessen: mit Artikel im zweiten Fall, ohne ihn mit „von“. */
export function genitive(it: unknown): string {
  const dative = inCase(it, 'dat');
  return it instanceof Wer && dative.startsWith('den ') ? it.in('akk').replace(/^die /, 'der ') : `von ${dative}`;
}

/** Was deutsche Sätze von jemandem, von Orten und Zahlen wissen wollen. */
export const GERMAN_FUNCTIONS = {
  AKK: ([it]: unknown[]) => inCase(it, 'akk'),
  DAT: ([it]: unknown[]) => inCase(it, 'dat'),
  /** „der Nine Knives“, „von Halfbeak“. */
  GEN: ([it]: unknown[]) => genitive(it),
  KOEPFE: ([it]: unknown[]) => (number(it) === 1 ? 'allein' : `${zahl(number(it))} an der Zahl`),
  ER: ([it]: unknown[]) => ER[genderOf(it)],
  IHN: ([it]: unknown[]) => IHN[genderOf(it)],
  IHM: ([it]: unknown[]) => IHM[genderOf(it)],
  SEIN: ([it]: unknown[]) => SEIN[genderOf(it)],
  IHREN: ([it]: unknown[]) => (SEIN[genderOf(it)] === 'sein' ? 'Seinen' : 'Ihren'),
  IN: ([it]: unknown[]) => (it instanceof Wo ? it.in : `in ${String(it)}`),
  NACH: ([it]: unknown[]) => (it instanceof Wo ? it.nach : `nach ${String(it)}`),
  ORT: ([it]: unknown[]) => String(it),
  MAL: ([it]: unknown[]) => (it instanceof Times ? mal(it.n, it.running) : mal(number(it), null)),
  N: ([it]: unknown[]) => zahl(number(it)),
  ORD: ([it]: unknown[]) => ordnung(number(it)),
} as const;
