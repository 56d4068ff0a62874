import { type DragEvent, type ReactNode, useState } from 'react';
import './drop-room.css';

/** A screen on which files may be dropped: a short cut for its button that opens them. */
export function DropRoom({
  className,
  onFiles,
  hint,
  children,
}: {
  readonly className: string;
  onFiles(files: readonly File[]): void;
  /** What letting go would do. */
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever can't drop a file has the button
    <div
      className={over ? `${className} over` : className}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      {over && hint && <p className="drop-here">{hint}</p>}
    </div>
  );
}
