// Stands in for d3-transition and d3-interpolate in what is built. The map's lens moves at once and never lets d3 animate anything, so of
// these two, and of the colours and easings that come with them, it needs only this: there is never anything to break off.

export function interrupt(): void {}

export function interpolateZoom(): never {
  throw new Error('The lens of the map does not animate.');
}
