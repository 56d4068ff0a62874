import { Dialog } from '../../desk/dialog.tsx';

/** The adventure so far, to read. It is our own Markdown: headings, paragraphs, and paragraphs in italics. */
export function StoryDialog({ story, onClose }: { story: string; onClose: () => void }) {
  const [title = '', ...parts] = story.trim().split('\n\n');
  return (
    <Dialog title={title.replace(/^# /, '')} onClose={onClose} wide>
      <div className="adventure">
        {parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
          <Part key={i} text={part} />
        ))}
      </div>
    </Dialog>
  );
}

function Part({ text }: { text: string }) {
  if (text.startsWith('## ')) return <h3>{text.slice(3)}</h3>;
  const isAside = /^\*[^*]+\*$/.test(text);
  return <p>{isAside ? <em>{text.slice(1, -1)}</em> : text}</p>;
}
