import type { GaugeWord } from '@understory/chronicle';
import type { Language, Voice } from '@understory/chronicle/voices';

export const VOICE_WORDS: Readonly<Record<Voice, string>> = {
  saga: 'a saga',
  annals: 'annals',
  scholar: 'a scholar would',
};

export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** How much there is to tell (CH-INT-10). */
export const GAUGE_WORDS: Readonly<Record<GaugeWord, string>> = {
  quiet: 'A quiet world.',
  short: 'A short tale.',
  'worth telling': 'A tale worth telling.',
  storied: 'A storied world.',
  'top board': 'One for the shelf’s top board.',
};

export const FORM_WORDS = { md: 'Save as Markdown', html: 'Save as a page', txt: 'Save as text' } as const;
