/** What something comes to, and how many seconds of processor time it took: how long it took by the clock depends on the company. */
export function timed<T>(work: () => T): { readonly result: T; readonly seconds: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}
