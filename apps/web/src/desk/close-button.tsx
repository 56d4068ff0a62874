import './close-button.css';

/** The cross in the corner of what can be put away. */
export function CloseButton({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <button type="button" className="close-button" aria-label={name} onClick={onClose}>
      ×
    </button>
  );
}
