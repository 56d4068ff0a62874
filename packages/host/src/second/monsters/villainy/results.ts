/** H2-VIL-35: how a world may end. */
export const RESULTS = ['horde conquers', 'empire rules', 'villain slain', 'villain destroyed', 'stalemate'] as const;
export type Result = (typeof RESULTS)[number];
