import { useEffect } from 'react';
import { takePasted } from './take-cards.ts';

/** A card pasted anywhere but into a field is taken at once. */
export function usePastedCards(): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() !== '') void takePasted(text);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
