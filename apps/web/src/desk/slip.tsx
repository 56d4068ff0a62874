import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { CloseButton } from './close-button.tsx';
import './slip.css';

interface SlipProps {
  readonly label: string;
  /** Where it lies, and how its words stand. */
  readonly className: string;
  readonly role?: 'dialog';
  readonly style?: CSSProperties | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A slip of paper on the map, about one thing. It takes the focus, and Escape puts it away, and nothing else with it. */
export function Slip({ label, className, role, style, onClose, children }: SlipProps) {
  const slip = useRef<HTMLElement>(null);
  useEffect(() => slip.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={slip}
      className={`slip ${className}`}
      role={role}
      aria-label={label}
      tabIndex={-1}
      data-still
      style={style}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onClose();
        event.stopPropagation();
      }}
    >
      <CloseButton name="Close" onClose={onClose} />
      {children}
    </section>
  );
}
