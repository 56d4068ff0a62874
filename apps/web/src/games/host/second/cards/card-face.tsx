import { type Card, faceOf, lifecycleLines, type PrintedLine } from '@understory/host/cards';
import { Beaded } from '../../../../desk/beaded.tsx';
import { type LineNow, lineMarks } from './line-marks.ts';
import { Sign } from './sign.tsx';
import './card-face.css';

interface CardFaceProps {
  readonly card: Card;
  readonly now?: LineNow;
  /** What its group has built. */
  readonly built?: readonly string[];
  /** In play already: how it comes no longer matters. */
  readonly hasCome?: boolean;
}

/** What a card says, from its tags to its special rules; the caller gives it its heading. */
export function CardFaceText({ card, now = null, built = [], hasCome = false }: CardFaceProps) {
  const { tags, says, spawns, rules, ending } = faceOf(card);
  const lines = lineMarks(lifecycleLines(card), now);
  return (
    <div className="face">
      {tags && <p className="face-tags">{tags}</p>}
      {says && <p className="face-says">“{says}”</p>}
      {spawns.length > 0 && !hasCome && (
        <ul className="face-spawns">
          {spawns.map((it) => (
            <li key={it}>
              <Beaded text={it} />
            </li>
          ))}
        </ul>
      )}
      <ol className="face-lines">
        {lines.map(({ line, key, isNow }) => (
          <FaceLine key={key} line={line} isNow={isNow} built={built} />
        ))}
      </ol>
      {rules.length > 0 && (
        <ul className="face-rules" aria-label="Special rules">
          {rules.map((it) => (
            <li key={it}>
              <Beaded text={it} />
            </li>
          ))}
        </ul>
      )}
      {ending.length > 0 && (
        <ul className="face-rules" aria-label="Finishing move">
          {ending.map((it) => (
            <li key={it}>
              <Beaded text={it} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** `always`, `if …:` and `one of:` stand out; options have a dot, constructions a box to tick. */
function FaceLine({ line, isNow, built }: { line: PrintedLine; isNow: boolean; built: readonly string[] }) {
  const [, bullet = '', head = '', rest = ''] =
    /^( {2}\* |- )?(always |if [^:]*: |one of:)?(.*)$/.exec(line.text) ?? [];
  const stands = bullet === '  * ' && built.includes(rest.replace(/ \(.*$/, ''));
  const sort = bullet === '  * ' ? 'building' : bullet === '- ' ? 'option' : 'plain';
  return (
    <li className={isNow ? `${sort} now` : sort} aria-current={isNow ? 'step' : undefined}>
      {sort === 'building' && <span aria-hidden="true">{stands ? '✓ ' : '☐ '}</span>}
      {head && <b>{head}</b>}
      <Beaded text={rest} />
      {stands && <span className="unseen">, built</span>}
    </li>
  );
}

/** A whole card by itself, as in the workshop and beside the acting card. */
export function WholeCard({ card, title, now, built }: CardFaceProps & { title?: string }) {
  const { name, sign, beads } = faceOf(card);
  return (
    <article className="whole-card" aria-label={title ? `${title}: ${name}` : name}>
      {title && <p className="whole-card-why">{title}</p>}
      <h3>
        <Sign sign={sign} /> {name}{' '}
        <span className="face-start">
          <Beaded text={beads} />
        </span>
      </h3>
      <CardFaceText card={card} now={now ?? null} built={built ?? []} />
    </article>
  );
}
