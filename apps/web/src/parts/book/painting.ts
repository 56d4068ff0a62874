interface Wanted {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A part of a picture: so many rows from one on, as red, green, blue and alpha. */
export interface Strip {
  readonly top: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** So many pixels are painted in one go: the table is never held up for long (TA-BUD-07). */
const AT_ONCE = 1_500_000;

/** A drawing as pixels, strip by strip. Workers can't paint an SVG, so the page does. */
export async function painting({ svg, width, height }: Wanted, onStrip: (strip: Strip) => void): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    const rows = Math.max(1, Math.min(height, Math.floor(AT_ONCE / width)));
    [canvas.width, canvas.height] = [width, rows];
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error(`This browser can't make a picture ${width} by ${height} pixels large.`);
    for (let top = 0; top < height; top += rows) {
      brush.clearRect(0, 0, width, rows);
      brush.drawImage(image, 0, -top, width, height);
      const { data } = brush.getImageData(0, 0, width, Math.min(rows, height - top));
      onStrip({ top, rgba: data });
      await free();
    }
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Lets whatever waits go first. */
const free = () => new Promise<void>((done) => setTimeout(done));
