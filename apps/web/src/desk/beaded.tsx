import './beads.css';

const GLYPHS = { '●': 'population', '○': 'treasure' } as const;

/** Words in which beads are beads: black and white ones, whatever the colour of the writing. */
export function Beaded({ text }: { text: string }) {
  const parts = text.split(/([●○])/);
  if (parts.length === 1) return text;
  return parts.map((part, i) => {
    const kind = GLYPHS[part as keyof typeof GLYPHS];
    // A sentence stays as it is: a part is known by its place.
    const key = i;
    return kind ? (
      <i key={key} className={`bead ${kind} in-words`}>
        {part}
      </i>
    ) : (
      part
    );
  });
}
