/** TA-LIT-01: something that shines, in squares. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly bright: number;
  readonly dim: number;
  /** Six digits. */
  readonly colour: string;
  /** TA-SEC-02: it is a ❖ that shines, which players know nothing of. */
  readonly found?: true;
}
