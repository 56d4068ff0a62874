import { useRef } from 'react';
import { takeFiles } from './take-peoples.ts';

/** Opens files of peoples from the disk. */
export function PeoplesPicker({ className = 'button' }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        Open people files
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="People files"
        accept=".json,application/json"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void takeFiles(files);
        }}
      />
    </>
  );
}
