import { pictureOf } from '../../desk/picture.ts';

interface Wanted {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing as a PNG. Workers can't paint an SVG, so the page does. */
export async function painting({ svg, width, height }: Wanted): Promise<Uint8Array> {
  const canvas = await pictureOf(svg, width, height);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error(`This browser can't make a picture ${width} by ${height} pixels large.`);
  return new Uint8Array(await picture.arrayBuffer());
}
