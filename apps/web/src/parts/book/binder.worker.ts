import { madeFiles, type Tools, zipName, zipOf } from '@understory/book';
import { type Book, bookOf, drawPlan, drawSection, leavesOf } from '@understory/book/leaves';
import { readWorldFile } from '@understory/host/file';
import { fonts } from '../../desk/map-fonts.ts';
import type { BoundWorld, Delivery, Order } from './orders.ts';

// Binds books and makes files of them, so that the page stays free (TA-BUD-07). Whoever wants it to stop ends it: nothing is left behind.

let bound: { readonly book: Book; readonly leaves: ReturnType<typeof leavesOf> } | null = null;
let painted: ((picture: Uint8Array) => void) | null = null;

self.onmessage = ({ data: order }: MessageEvent<Order>) => {
  obey(order).catch((error: unknown) => {
    deliver({ what: 'trouble', text: error instanceof Error ? error.message : String(error) });
  });
};

async function obey(order: Order): Promise<void> {
  switch (order.what) {
    case 'bind': {
      const book = bookIn(order);
      const leaves = leavesOf(book);
      bound = { book, leaves };
      const bare = leaves.leaves.map(({ plan, ...it }) => ({ ...it, hasPlan: plan !== null }));
      deliver({ what: 'bound', leaves: bare, at: leaves.at });
      return;
    }
    case 'draw':
      deliver({ what: 'drawn', leaf: order.leaf, svg: drawing(order.leaf, order.address) });
      return;
    case 'make':
      await make(order);
      return;
    case 'painted':
      painted?.(order.picture);
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
function drawing(leaf: string, address: string): string {
  if (!bound) return '';
  const { book, leaves } = bound;
  const plan = leaves.leaves.find((it) => it.id === leaf)?.plan;
  if (plan)
    return drawPlan(plan, {
      ...{ look: 'pen-and-paper', frame: true, grid: 'lines', forWhom: 'keeper' },
      linkTo: (room) => to(address, room.place.id),
    });
  return drawSection(book.survey, {
    linkTo: (area) => {
      const level = book.survey.levels.find((it) => it.area === area && !area.surface);
      return to(address, level?.id ?? 'surface');
    },
  });
}

const TOOLS: Tools = {
  fonts,
  png: (svg, width) =>
    new Promise((done) => {
      const [, wide, high] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
      painted = done;
      // A picture knows no type but what it carries itself.
      const whole = svg.replace('</title>', `</title><defs><style>${fonts}</style></defs>`);
      deliver({ what: 'paint', svg: whole, width, height: Math.round((width * Number(high)) / Number(wide)) });
    }),
  print: async () => (await import('./book-fonts.ts')).bookFonts(),
  base64: (bytes) => {
    let text = '';
    for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
    return btoa(text);
  },
};
const CHUNK = 0x8000;

/** TA-EXP-02: one file as it is, several as one zip. */
async function make({ format, how, ...world }: Order & { what: 'make' }): Promise<void> {
  const book = bookIn(world);
  const made = await madeFiles(book, format, TOOLS, how, (done, of, name) =>
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
