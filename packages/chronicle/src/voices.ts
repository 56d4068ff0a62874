/** The voices and languages, for whoever asks which there are and tells nothing yet. */
export const VOICES = ['annals', 'saga', 'scholar'] as const;
export type Voice = (typeof VOICES)[number];

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The voices that each language has; one that lacks a voice tells its annals (CH-LAN-03). */
const SPOKEN: Readonly<Record<Language, readonly Voice[]>> = { en: VOICES, de: VOICES };

export function speaks(voice: Voice, language: Language): boolean {
  return SPOKEN[language].includes(voice);
}

/** A told world before it has a form: headings, paragraphs, rows. */
export interface Telling {
  /** From its strongest thread; the world's own name, where nothing has happened (CH-REC-07). */
  readonly title: string;
  /** The name of the world. */
  readonly place: string;
  /** All of it in a line; null in a language that has none yet. */
  readonly lead: string | null;
  readonly language: Language;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly heading: string;
  readonly paragraphs: readonly Passage[];
  /** A turn and what is told of it. */
  readonly rows: readonly Row[];
}

/** Words, and the lines of the journal that they stand on (CH-GEN-07). */
export interface Passage {
  readonly text: string;
  readonly ticks: readonly number[];
}

export interface Row extends Passage {
  readonly turn: string;
}
