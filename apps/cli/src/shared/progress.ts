/** How far something is that takes long. Only a person at a terminal wants to see it. */
export function progress(done: number, all: number): void {
  progressText(done === all ? '' : `${done} of ${all}`);
}

/** The same in words; empty ones when it is done. */
export function progressText(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
