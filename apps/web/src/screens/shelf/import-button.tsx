import { useRef } from 'react';

export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        Open a save file
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Save file"
        accept=".json,application/json"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void import('./import-file.ts').then(({ openFile }) => openFile(file));
          event.target.value = '';
        }}
      />
    </>
  );
}
