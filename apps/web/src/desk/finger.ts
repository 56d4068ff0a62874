/** Does the person point with a finger? Words that speak of clicks and keys speak of that instead. */
export function byFinger(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
