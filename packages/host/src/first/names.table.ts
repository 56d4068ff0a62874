/** H1-NAM-T1 to -T8: what names are made of, a first and a second part. */
export const NAMES = {
  /** H1-NAM-T4. */
  beast: [
    ['Old', 'Grey', 'Black', 'Red', 'Blind', 'Mad', 'Great', 'Patient', 'Lame', 'Hungry'],
    ['Gnaw', 'Splitjaw', 'Cinder', 'Longtooth', 'Sorrow', 'Belly', 'Ruin', 'Whisper', 'Tusk', 'Mother'],
  ],
} as const satisfies Readonly<Record<string, readonly [readonly string[], readonly string[]]>>;
