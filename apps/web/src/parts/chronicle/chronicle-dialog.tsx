import {
  beforeOf,
  blurbOf,
  chronicleOfGame,
  gaugeWord,
  seatEdition,
  titlesOf,
  toHtml,
  told,
  toMarkdown,
  toText,
} from '@understory/chronicle';
import { LANGUAGES, type Language, speaks, type Telling, VOICES, type Voice } from '@understory/chronicle/voices';
import { useMemo, useRef, useState } from 'react';
import { Choices } from '../../desk/choices.tsx';
import { Dialog } from '../../desk/dialog.tsx';
import { download, fileName } from '../../desk/download.ts';
import { filesOf } from '../../storage/files-of.ts';
import { usePageGame } from '../../table/page-game.ts';
import { useTable } from '../../table/table-store.ts';
import { lookBack } from '../../table/view-acts.ts';
import { ownWordsOf } from '../../words/own-words.ts';
import { SeatChoice } from './seat-choice.tsx';
import { ShareBlurb } from './share-blurb.tsx';
import { TellingParts } from './telling-parts.tsx';
import { TitleAsk } from './title-ask.tsx';
import { FORM_WORDS, GAUGE_WORDS, LANGUAGE_WORDS, VOICE_WORDS } from './words.ts';
import './chronicle-dialog.css';

const FORMS = { md: toMarkdown, html: toHtml, txt: toText } as const;
type Form = keyof typeof FORMS;

/** The history of the world on the table, told up to the moment that is looked at. */
export function ChronicleDialog({ onClose }: { onClose: () => void }) {
  const game = usePageGame();
  const { id, name, view, version, pen } = useTable();
  const [seat, setSeat] = useState<string | null>(null);
  const [voice, setVoice] = useState<Voice>('saga');
  const [language, setLanguage] = useState<Language>('en');
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the world is the same object, and has changed
  const whole = useMemo(
    () => chronicleOfGame(game, view.moment ?? undefined, ownWordsOf(game, pen)),
    [game, version, view.moment, pen],
  );
  // While hidden rules last each who plays reads what their own group knows (CH-SEC-06).
  const chronicle = useMemo(() => seatEdition(whole, seat), [whole, seat]);
  // A text never mixes languages.
  const voices = VOICES.filter((it) => speaks(it, language));
  const chosen = voices.includes(voice) ? voice : 'annals';
  const telling = useMemo(() => told(chronicle, chosen, language), [chronicle, chosen, language]);
  const { isOver } = chronicle.story.tale;
  const goThere = (tick: number) => {
    body.current?.closest('dialog')?.close();
    lookBack(tick);
  };
  return (
    <Dialog title={name} onClose={onClose} wide>
      <div ref={body} className="chronicle" lang={language}>
        <div className="chronicle-tools">
          <Choices
            legend="Told as"
            options={voices.map((key) => ({ key, text: VOICE_WORDS[key] }))}
            value={chosen}
            onChoose={setVoice}
          />
          <Choices
            legend="In"
            options={LANGUAGES.map((key) => ({ key, text: LANGUAGE_WORDS[key] }))}
            value={language}
            onChoose={setLanguage}
          />
          {!whole.story.tale.isOver && <SeatChoice chronicle={whole} seat={seat} onChoose={setSeat} />}
        </div>
        {isOver && language === 'en' && <TitleAsk key={id} world={id} ideas={titlesOf(chronicle)} />}
        {telling.lead !== null && (
          <p className="chronicle-lead">
            <b>{telling.title}</b> {telling.lead}
          </p>
        )}
        <p className="chronicle-gauge">
          {view.moment === null ? '' : 'As far as the moment you look at. '}
          {GAUGE_WORDS[gaugeWord(chronicle.gauge)]}
        </p>
        {language === 'en' && <p className="chronicle-lead">{isOver ? blurbOf(chronicle) : beforeOf(chronicle)}</p>}
        {language === 'en' && <ShareBlurb chronicle={chronicle} />}
        <TellingParts telling={telling} onGo={goThere} />
        <div className="chronicle-tools">
          {(Object.keys(FORMS) as Form[]).map((form) => (
            <button
              key={form}
              type="button"
              className="button on-paper"
              onClick={() => keep(telling, form, filesOf(id, name))}
            >
              {FORM_WORDS[form]}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function keep(telling: Telling, form: Form, file: string): void {
  download(fileName(file, form), new Blob([FORMS[form](telling)], { type: 'text/plain;charset=utf-8' }));
}
