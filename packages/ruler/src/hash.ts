/** A whole number made of a text, the same on every machine (FNV-1a over its UTF-16 units). */
export function hash(text: string): number {
  let state = 2166136261 | 0;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return state;
}
