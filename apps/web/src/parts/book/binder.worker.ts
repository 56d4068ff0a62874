import { madeFiles, type Pixels, pngOf, type Tools, zipName, zipOf } from '@understory/book';
import { type Book, bookOf, drawPlan, drawSection, leavesOf, playersLeavesOf } from '@understory/book/leaves';
import { readWorldFile } from '@understory/host/file';
import { fonts } from '../../desk/map-fonts.ts';
import type { BoundWorld, Delivery, Order } from './orders.ts';

// Binds books and makes files of them, so that the page stays free (TA-BUD-07). Whoever wants it to stop ends it: nothing is left behind.

let bound: { readonly book: Book; readonly leaves: Leaves; readonly forWhom: 'keeper' | 'players' } | null = null;
type Leaves = ReturnType<typeof leavesOf>;
let canvas: { readonly width: number; readonly rgba: Uint8Array; readonly done: () => void } | null = null;

self.onmessage = ({ data: order }: MessageEvent<Order>) => {
  obey(order).catch((error: unknown) => {
    deliver({ what: 'trouble', text: error instanceof Error ? error.message : String(error) });
  });
};

async function obey(order: Order): Promise<void> {
  switch (order.what) {
    case 'bind': {
      const book = bookIn(order);
      const { forWhom, revealed } = order;
      const leaves = forWhom === 'players' ? playersLeavesOf(book, revealed) : leavesOf(book);
      bound = { book, leaves, forWhom };
      const bare = leaves.leaves.map(({ plan, ...it }) => ({ ...it, hasPlan: plan !== null }));
      deliver({ what: 'bound', leaves: bare, at: leaves.at });
      return;
    }
    case 'draw':
      deliver({ what: 'drawn', leaf: order.leaf, svg: await drawing(order.leaf, order.address) });
      return;
    case 'make':
      await make(order);
      return;
    case 'strip':
      canvas?.rgba.set(order.rgba, order.top * canvas.width * 4);
      return;
    case 'painted':
      canvas?.done();
  }
}

function deliver(it: Delivery): void {
  self.postMessage(it);
}

function bookIn({ world, moment }: BoundWorld): Book {
  return bookOf(readWorldFile(world), moment === null ? {} : { moment });
}

const to = (address: string, id: string) => `${address}${encodeURIComponent(id)}`;

/** TA-WEB-03: a plan whose numbers are links; the first leaf has the world in section. */
async function drawing(leaf: string, address: string): Promise<string> {
  if (!bound) return '';
  const { book, leaves, forWhom } = bound;
  const plan = leaves.leaves.find((it) => it.id === leaf)?.plan;
  if (plan)
    return drawPlan(plan, {
      ...{ look: 'pen-and-paper', frame: forWhom === 'keeper', grid: 'lines', forWhom },
      linkTo: (room) => to(address, room.place.id),
    });
  const { svg } = await drawSection(book.survey, {
    linkTo: (area) => {
      const level = book.survey.levels.find((it) => it.area === area && !area.surface);
      return to(address, level?.id ?? 'surface');
    },
  });
  return svg;
}

async function toolsOf(): Promise<Tools> {
  const { bookFonts, bookType } = await import('./book-fonts.ts');
  const type = `${fonts}${bookType}`;
  return {
    fonts: type,
    picture: async (svg, width, says) => {
      // A picture knows no type but what it carries itself.
      const whole = svg.includes('@font-face')
        ? svg
        : svg.replace('</title>', `</title><defs><style>${type}</style></defs>`);
      return pngOf(await pixels(whole, width), deflated, says);
    },
    print: async () => bookFonts(),
    base64: (bytes) => {
      let text = '';
      for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
      return btoa(text);
    },
  };
}

/** Only the page can paint. */
function pixels(svg: string, width: number): Promise<Pixels> {
  const [, wide, high] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const height = Math.round((width * Number(high)) / Number(wide));
  const rgba = new Uint8Array(width * height * 4);
  return new Promise((done) => {
    canvas = { width, rgba, done: () => done({ width, height, rgba }) };
    deliver({ what: 'paint', svg, width, height });
  });
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
const CHUNK = 0x8000;

/** TA-EXP-02: one file as it is, several as one zip. */
async function make({ format, how, ...world }: Order & { what: 'make' }): Promise<void> {
  const book = bookIn(world);
  const made = await madeFiles(book, format, await toolsOf(), how, (done, of, name) =>
    deliver({ what: 'making', done, of, name }),
  );
  const [only] = made;
  if (!only) throw new Error(book.missing[0] ?? 'Nothing of this world could be made into it for them.');
  const isOne = made.length === 1;
  const bytes = isOne ? bytesOf(only.content) : zipOf(made);
  const name = isOne ? only.name : zipName(book, format, how.forWhom ?? 'keeper');
  deliver({ what: 'made', name: name.replace(/^.*\//, ''), bytes: bytes.slice(), missing: book.missing });
}

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
