/**
 * Kurzschrift für die deutschen Sätze: `@a` ist, wer handelt, `@b`, wem es geschieht; `@a.akk`, `@b.dat`, `@b.von` stehen in ihrem Fall.
 * `<kam|kamen>` richtet sich nach `a`, `<b:war|waren>` nach `b`. Was mit `@a <…>` beginnt, lässt sich umstellen: „Im dritten Zug kam …“.
 */
export type GermanVariants = Readonly<Record<string, readonly string[]>>;

const VERB = /<(?:(\w):)?([^<>|]*)\|([^<>|]*)>/g;
const MENTION = /@(\w)(?:\.(\w+))?/g;

const CASES: Readonly<Record<string, string>> = {
  akk: 'AKK',
  dat: 'DAT',
  gen: 'GEN',
  pro: 'ER',
  ihn: 'IHN',
  ihm: 'IHM',
  sein: 'SEIN',
};

/** Die Kurzschrift als Muster von Fluent (CH-LAN-02). */
export function pattern(short: string): string {
  return short
    .replace(VERB, (_, who: string | undefined, one: string, many: string) => {
      return `{ COUNT($${who ?? 'a'}) ->\n    [many] ${many}\n   *[one] ${one}\n}`;
    })
    .replace(MENTION, (_, who: string, how: string | undefined) =>
      how === undefined ? `{ $${who} }` : `{ ${CASES[how] ?? how.toUpperCase()}($${who}) }`,
    );
}

/** Beginnt er mit dem, der handelt, und dem Zeitwort, so steht hinter einer Zeitangabe das Zeitwort zuerst. */
export function inverted(short: string): string | null {
  const found = /^(@[ab]) (<[^<>]*>|\w+) /.exec(short);
  return found ? `${found[2]} ${found[1]} ${short.slice(found[0].length)}` : null;
}

export const SCHAETZE = `{ $n ->
    [1] ein Schatz
   *[other] { N($n) } Schätze
}`;
export const BESITZ = `{ $wealth ->
    [0] nichts
    [1] einen Schatz
   *[other] { N($wealth) } Schätze
}`;
export const KNAPP = `{ $close ->
    [tie] {" "}bei Gleichstand
    [one] {" "}um Haaresbreite
   *[other] {""}
}`;
export const DRUM = `{ $for ->
    [hunt] für die Jagd
    [steal] für den Diebstahl
    [extort] für die Forderung
    [fight] für den Kampf
    [rout] für den Überfall
   *[other] {""}
}`;
export const ZUEGE = `{ $unit ->
    [round] Runden
    [year] Jahren
    [era] Zeitaltern
   *[turn] Zügen
}`;
export const EIN_ZUG = `{ $unit ->
    [round] eine Runde
    [year] ein Jahr
    [era] ein Zeitalter
   *[turn] einen Zug
}`;
