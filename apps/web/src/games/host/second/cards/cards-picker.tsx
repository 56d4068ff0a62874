import { FilePicker } from '../../../../desk/file-picker.tsx';
import { takeFiles } from './take-cards.ts';

/** Opens card files from the disk. */
export function CardsPicker({ className }: { className?: string }) {
  return (
    <FilePicker
      what="card files"
      accept=".card,.txt,text/plain"
      onFiles={(files) => void takeFiles(files)}
      className={className}
    />
  );
}
