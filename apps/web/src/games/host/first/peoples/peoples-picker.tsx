import { FilePicker } from '../../../../desk/file-picker.tsx';
import { takeFiles } from './take-peoples.ts';

/** Opens files of peoples from the disk. */
export function PeoplesPicker({ className }: { className?: string }) {
  return (
    <FilePicker
      what="people files"
      accept=".json,application/json"
      onFiles={(files) => void takeFiles(files)}
      className={className}
    />
  );
}
