/** A branch from a step; what makes it is fetched when it is wanted. */
export function branchFromHere(atStep: number): void {
  void import('./branch-acts.ts').then(({ branchFrom }) => branchFrom(atStep));
}
