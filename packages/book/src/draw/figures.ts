/** TA-INK-07: lining figures as strokes, in a box one wide and two high, so that they look the same wherever they are drawn. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M.5 0C.1 0 0 .5 0 1S.1 2 .5 2 1 1.5 1 1 .9 0 .5 0',
  '1': 'M.1 .45L.6 0V2',
  '2': 'M.05 .5C.05 -.15 .95 -.15 .95 .5 .95 1 .1 1.4 0 2H1',
  '3': 'M.05 .3C.3 -.15 .95 -.1 .95 .45 .95 .85 .6 .95 .4 .95 .7 .95 1 1.1 1 1.5 1 2.1 .2 2.15 0 1.65',
  '4': 'M.75 2V0L0 1.4H1',
  '5': 'M.95 0H.2L.1 .9C.4 .65 1 .75 1 1.35 1 2.1 .2 2.15 0 1.65',
  '6': 'M.9 .2C.5 -.2 0 .2 0 1.2 0 2.25 1 2.25 1 1.4 1 .7 .2 .6 .02 1.2',
  '7': 'M0 0H1L.35 2',
  '8': 'M.5 .92C-.05 .85 0 0 .5 0S1.05 .85 .5 .92C-.15 1 -.1 2 .5 2S1.15 1 .5 .92',
  '.': 'M.45 1.9V2',
  '9': 'M.1 1.8C.5 2.2 1 1.8 1 .8 1 -.25 0 -.25 0 .6 0 1.3 .8 1.4 .98 .8',
};

/** A number as one path, its middle at a place, so many squares high. */
export function figures(number: string, x: number, y: number, high: number): string {
  const k = high / 2;
  const [wide, apart] = [k, k * 0.45];
  const left = x - (number.length * (wide + apart) - apart) / 2;
  return [...number].map((it, i) => moved(STROKES[it] ?? '', left + i * (wide + apart), y - high / 2, k)).join('');
}

/** Absolute commands only; H and V are told apart by their letter. */
function moved(d: string, dx: number, dy: number, k: number): string {
  const at = (value: number) => String(Math.round(value * 1000) / 1000);
  return d.replace(/([MLCSHV])([^MLCSHV]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const to = numbers.map((it, i) => {
      const across = command === 'H' || (command !== 'V' && i % 2 === 0);
      return at((across ? dx : dy) + it * k);
    });
    return command + to.join(' ');
  });
}
