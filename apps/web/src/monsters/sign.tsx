import type { CardFace } from '@understory/host/cards';

const DRAWN: Readonly<Record<CardFace['sign'], readonly [path: string, says: string]>> = {
  crown: ['M2 14.5l-.9-9.2 4.6 3.6L8 2.6l2.3 6.3 4.6-3.6-.9 9.2z', 'alpha predator'],
  skull: [
    'M8 1.6c-3.4 0-5.8 2.3-5.8 5.4 0 2 .9 3.4 2.3 4.3v2.6h7v-2.6c1.4-.9 2.3-2.3 2.3-4.3 0-3.1-2.4-5.4-5.8-5.4zM5.6 9a1.4 1.4 0 1 1 0-2.8 1.4 1.4 0 0 1 0 2.8zm4.8 0a1.4 1.4 0 1 1 0-2.8 1.4 1.4 0 0 1 0 2.8z',
    'denizen',
  ],
  overlay: ['M6.3 2h3.4v4.3H14v3.4H9.7V14H6.3V9.7H2V6.3h4.3z', 'overlay'],
  villain: ['M8 1.5l1.7 4.4 4.7.2-3.7 3 1.3 4.6L8 11.1l-4 2.6 1.3-4.6-3.7-3 4.7-.2z', 'villain'],
};

/** An alpha predator bears a crown, a denizen a skull (H2-CRD-110). */
export function Sign({ sign }: { sign: CardFace['sign'] }) {
  const [path, says] = DRAWN[sign];
  return (
    <span className="sign" title={says}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={path} fill="currentColor" fillRule="evenodd" />
      </svg>
      <span className="unseen">{says}</span>
    </span>
  );
}
