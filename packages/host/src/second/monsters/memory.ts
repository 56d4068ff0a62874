/** What has been computed of one group, by the place that computes it. No part of the world: a copy begins with none. */
export class Memory {
  readonly kept: unknown[] = [];
}
