import type { Unit } from '../../clock.ts';

// Die Grammatik des Deutschen, so weit die Chronik sie außerhalb ihrer Sätze braucht.

export type Gender = 'm' | 'f' | 'n' | 'p';
/** Nominativ, Akkusativ, Dativ. */
export type Case = 'nom' | 'akk' | 'dat';

const ZAHLEN = 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const STAMM = 'nullt erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft'.split(' ');

/** Zahlen bis zwölf in Worten, darüber in Ziffern (CH-AGG-06). */
export const zahl = (n: number): string => ZAHLEN[n] ?? String(n);
/** „dritten“, „13.“, wie hinter „im“. */
export const ordnung = (n: number): string => (STAMM[n] === undefined ? `${n}.` : `${STAMM[n]}en`);

const REIHE: Readonly<Record<Unit, string>> = { turn: 'Züge', round: 'Runden', year: 'Jahre', era: 'Zeitalter' };

/** „zweimal“, „drei Züge hintereinander“ (CH-AGG-01). */
export function mal(n: number, running: Unit | null): string {
  if (n === 1) return 'einmal';
  if (running !== null && n > 2) return `${zahl(n)} ${REIHE[running]} hintereinander`;
  return n <= 12 ? `${zahl(n)}mal` : `${n}-mal`;
}

const DER: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'der', f: 'die', n: 'das', p: 'die' },
  akk: { m: 'den', f: 'die', n: 'das', p: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', p: 'den' },
};
const EIN: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nom: { m: 'ein', f: 'eine', n: 'ein', p: '' },
  akk: { m: 'einen', f: 'eine', n: 'ein', p: '' },
  dat: { m: 'einem', f: 'einer', n: 'einem', p: '' },
};

/** „die kleine Höhle“, „einem gegrabenen Gang“: mit Artikel, und ein Beiwort davor gebeugt. */
export function mitArtikel([noun, gender]: readonly [string, Gender], how: Case, isThe: boolean): string {
  const article = (isThe ? DER : EIN)[how][gender];
  const [first = '', ...rest] = noun.split(' ');
  const isAdjective = rest.length > 0 && /^\p{Ll}/u.test(first);
  if (!isAdjective) return `${article} ${noun}`.trim();
  const stem = first.replace(/e[rs]?$/, '');
  return `${article} ${stem}${ending(gender, how, isThe)} ${rest.join(' ')}`.trim();
}

function ending(gender: Gender, how: Case, isThe: boolean): string {
  if (how === 'dat' || gender === 'p') return how === 'dat' || isThe ? 'en' : 'e';
  if (gender === 'f') return 'e';
  if (gender === 'm') return how === 'akk' ? 'en' : isThe ? 'e' : 'er';
  return isThe ? 'e' : 'es';
}

/** „im Gang“, „in der Höhle“, „in den Gang“. */
export function zusammen(text: string): string {
  return text
    .replace(/^in dem /, 'im ')
    .replace(/^von dem /, 'vom ')
    .replace(/^in das /, 'ins ');
}
