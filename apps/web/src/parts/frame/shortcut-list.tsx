import { Dialog } from '../../desk/dialog.tsx';
import { GuideAgain } from '../guide/guide-again.tsx';
import { KEYS } from './shortcut-keys.ts';
import './shortcut-list.css';

export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose} wide>
      <div className="key-groups">
        {KEYS.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl className="keys">
              {keys.map(([key, does]) => (
                <div key={does}>
                  <dt>{key && <kbd>{key}</kbd>}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <GuideAgain onClose={onClose} />
    </Dialog>
  );
}
