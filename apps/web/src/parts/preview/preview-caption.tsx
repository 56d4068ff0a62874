import type { Preview } from './rehearse.ts';
import './preview-caption.css';

const MOST_LINES = 3;

/** In words what the option under the pointer would bring. Its button says the same to those who don't see the map. */
export function PreviewCaption({ preview }: { preview: Preview }) {
  const { next, isOpen } = preview;
  const told = [...new Set(preview.told)];
  const lines = told.slice(0, MOST_LINES);
  const more = told.length - lines.length;
  return (
    <div className="preview-caption" aria-hidden="true">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {more > 0 && <p>… and {more === 1 ? 'one line' : `${more} lines`} more.</p>}
      <p className="next">
        {next === null ? 'Then the story is told.' : `${isOpen ? 'Dice come first' : 'Then'}: ${next}`}
      </p>
    </div>
  );
}
