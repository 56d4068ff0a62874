/** The voices and languages, for whoever asks which there are and tells nothing yet. */
export const VOICES = ['annals', 'saga', 'scholar'] as const;
export type Voice = (typeof VOICES)[number];

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A told world before it has a form: headings, paragraphs, rows. */
export interface Telling {
  readonly title: string;
  readonly language: Language;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A turn and what is told of it. */
  readonly rows: readonly (readonly [string, string])[];
}
