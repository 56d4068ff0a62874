/** An SVG drawing painted on a canvas of a given size. */
export async function pictureOf(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser gave no canvas to paint on.');
    brush.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * A small picture of an SVG drawing as a data address; empty if the browser won't make one. It is packed beside the page's own thread,
 * which takes longer than painting it.
 */
export async function smallPicture(svg: string, width: number, height: number): Promise<string> {
  try {
    const canvas = await pictureOf(svg, width, height);
    const packed = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.8));
    return packed ? await addressOf(packed) : '';
  } catch {
    return '';
  }
}

function addressOf(packed: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(packed);
  });
}
