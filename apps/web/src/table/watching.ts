/** Watch fate play on. What plays step by step is fetched when somebody wants to watch. */
export const watchFate = (): void => void import('./watch.ts').then(({ watch }) => watch());
