import { create } from 'zustand';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Notices {
  readonly toasts: readonly Toast[];
  /** Something that went wrong, in one sentence, and what can still be done. */
  readonly trouble: {
    readonly id: number;
    readonly title: string;
    readonly text: string;
    readonly action?: Toast['action'];
  } | null;
  /** What a screen reader is told. */
  readonly said: string;
}

export const useNotices = create<Notices>(() => ({ toasts: [], trouble: null, said: '' }));

const TOAST_LASTS = 8000;
/** Where there is something to do, there is time to think about it. */
const ACTION_LASTS = 20_000;
let count = 0;

export function toast(text: string, rest: Pick<Toast, 'action'> = {}): void {
  const id = ++count;
  useNotices.setState(({ toasts }) => ({ toasts: [...toasts, { id, text, ...rest }] }));
  setTimeout(() => dropToast(id), rest.action ? ACTION_LASTS : TOAST_LASTS);
}

/** A toast that can wait until no other is shown, so that two never lie over each other. */
export function toastLater(text: string): void {
  if (useNotices.getState().toasts.length === 0) {
    toast(text);
    return;
  }
  const stop = useNotices.subscribe(({ toasts }) => {
    if (toasts.length > 0) return;
    stop();
    toast(text);
  });
}

export function dropToast(id: number, taken = false): void {
  const gone = useNotices.getState().toasts.find((it) => it.id === id);
  if (!gone) return;
  useNotices.setState(({ toasts }) => ({ toasts: toasts.filter((it) => it.id !== id) }));
  if (taken) gone.action?.run();
}

export function tellTrouble(title: string, error: unknown, action?: Toast['action']): void {
  const text = error instanceof Error ? error.message : String(error);
  const id = ++count;
  useNotices.setState({ trouble: action ? { id, title, text, action } : { id, title, text } });
}

export function closeTrouble(): void {
  useNotices.setState({ trouble: null });
}

export function announce(text: string): void {
  useNotices.setState({ said: text });
}
