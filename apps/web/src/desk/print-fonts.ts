import italic from '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff?inline';
import normal from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff?inline';

/** The map's type as files, for pages that are printed. */
export function printFonts(): { readonly normal: Uint8Array; readonly italic: Uint8Array } {
  return { normal: bytesOf(normal), italic: bytesOf(italic) };
}

/** What stands in a data address. */
export function bytesOf(address: string): Uint8Array {
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (it) => it.charCodeAt(0));
}
