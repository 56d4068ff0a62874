import { useRef } from 'react';

interface FilePickerProps {
  /** What the files are, as on "Open card files". */
  readonly what: string;
  /** Which files a browser offers. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly className?: string | undefined;
}

/** A button that opens files from the disk. */
export function FilePicker({ what, accept, onFiles, className = 'button' }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        Open {what}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={what}
        accept={accept}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
