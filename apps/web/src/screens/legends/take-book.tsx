import { type Chronicle, factsOf, told, toText } from '@understory/chronicle';
import { legendsEpub, legendsHtml, legendsMarkdown, type Plates } from '@understory/chronicle/legends';
import { useState } from 'react';
import { download, fileName } from '../../desk/download.ts';
import { tellTrouble } from '../../desk/notices.ts';

const FORMS = {
  html: 'One page, with maps',
  epub: 'EPUB, for a reader',
  md: 'Markdown',
  txt: 'The saga, as text',
  json: 'Facts and threads, as JSON',
} as const;
type Form = keyof typeof FORMS;

/** The book taken along in one file (CH-LEG-20); what a seat may not know is not in it, nor any map. */
export function TakeBook({ chronicle, plates, name }: { chronicle: Chronicle; plates: Plates | null; name: string }) {
  const [isBusy, setBusy] = useState(false);
  const take = async (form: Form) => {
    setBusy(true);
    try {
      const content = await bound(form, chronicle, plates);
      download(fileName(name, form), new Blob([content as BlobPart], { type: TYPES[form] }));
    } catch (error) {
      tellTrouble('The book could not be bound', error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <details className="legends-filter">
      <summary>Take the book along</summary>
      <div className="chronicle-tools">
        {(Object.keys(FORMS) as Form[]).map((form) => (
          <button
            key={form}
            type="button"
            className="button on-paper"
            disabled={isBusy}
            onClick={() => void take(form)}
          >
            {FORMS[form]}
          </button>
        ))}
      </div>
    </details>
  );
}

const TYPES: Readonly<Record<Form, string>> = {
  html: 'text/html;charset=utf-8',
  epub: 'application/epub+zip',
  md: 'text/markdown;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  json: 'application/json',
};

async function bound(form: Form, chronicle: Chronicle, plates: Plates | null): Promise<string | Uint8Array> {
  if (form === 'html') return legendsHtml(chronicle, plates);
  if (form === 'md') return legendsMarkdown(chronicle);
  if (form === 'txt') return toText(told(chronicle, 'saga', 'en'));
  if (form === 'json') return `${JSON.stringify(factsOf(chronicle), null, 1)}\n`;
  const { epubOf } = await import('@understory/book');
  return epubOf(legendsEpub(chronicle, plates));
}
