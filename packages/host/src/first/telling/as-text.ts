/** What somebody wrote, as text in Markdown: none of its signs means anything there. */
export function asText(written: string): string {
  return written.replace(/[\\`*_{}[\]<>#|]/g, (it) => `\\${it}`);
}
