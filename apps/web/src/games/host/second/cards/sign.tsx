import type { CardFace } from '@understory/host/cards';
import { CARD_SIGNS } from '@understory/ink/cards';

const SAYS: Readonly<Record<CardFace['sign'], string>> = {
  crown: 'alpha predator',
  skull: 'denizen',
  overlay: 'overlay',
  villain: 'villain',
};

/** An alpha predator bears a crown, a denizen a skull (H2-CRD-110). */
export function Sign({ sign }: { sign: CardFace['sign'] }) {
  const says = SAYS[sign];
  return (
    <span className="sign" title={says}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={CARD_SIGNS[sign]} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className="unseen">{says}</span>
    </span>
  );
}
