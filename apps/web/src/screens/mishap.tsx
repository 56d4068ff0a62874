import { Component, type ReactNode } from 'react';
import { TopBar } from '../parts/top-bar/top-bar.tsx';

/** The one place where our own faults are caught: the worlds on the shelf are safe, and the way back there is shown. */
export class Mishap extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <>
        <TopBar />
        <main className="waiting" role="alert">
          <h1>Something went wrong</h1>
          <p>{error.message}</p>
          <p>Your worlds are kept as they were after the last answer.</p>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Open this page again
          </button>
        </main>
      </>
    );
  }
}
