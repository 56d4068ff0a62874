import { useRef } from 'react';
import { takeFiles } from './take-cards.ts';

/** Opens card files from the disk. */
export function CardsPicker({ className = 'button' }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        Open card files
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Card files"
        accept=".card,.txt,text/plain"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void takeFiles(files);
        }}
      />
    </>
  );
}
