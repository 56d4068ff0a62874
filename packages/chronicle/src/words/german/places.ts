import type { Chronicle } from '../../chronicle.ts';
import { actorOf } from '../../tale.ts';
import type { Spot } from '../spot.ts';
import { type Case, type Gender, mitArtikel, zusammen } from './forms.ts';
import { ORTE } from './places.table.ts';
import { Wo } from './subject.ts';
import { WERKE } from './works.table.ts';

/** Orte auf Deutsch: mit Namen bei ihrem Namen, sonst nach dem, was sie sind und wem sie gehörten (CH-REF-05). */
export class Orte {
  readonly #chronicle: Chronicle;

  constructor(chronicle: Chronicle) {
    this.#chronicle = chronicle;
  }

  /** `by` ist, wer dort handelt; `whose` sagt, wessen. */
  wo({ piece: id }: Spot, by: string | null, whose: (group: string) => string): Wo {
    const { story, called } = this.#chronicle;
    const { tale } = story;
    const piece = tale.sheet.pieces.find((it) => it.id === id);
    if (!piece) return new Wo('den Fels', 'im Fels', 'in den Fels');
    const name = tale.placeNames.get(piece.id) ?? called.lairs.get(piece.id);
    if (name !== undefined) return new Wo(name, `in ${name}`, `nach ${name}`);
    const owner = actorOf(tale, piece.owner);
    if (owner && !owner.isPeople) {
      const isTunnel = piece.what.kind.startsWith('tunnel');
      if (owner.id === by) return wo(isTunnel ? ['eigener Gang', 'm'] : ['eigene Höhlung', 'f'], false, '');
      return wo(isTunnel ? ['Gang', 'm'] : ['Höhlung', 'f'], false, ` ${whose(owner.id)}`);
    }
    const bare = (tale.called(piece.what, true).split(',')[0] ?? '').trim();
    const noun =
      ORTE[bare] ?? ORTE[bare.toLowerCase()] ?? (bare.startsWith('tunnel') ? ORTE['tunnel'] : workNoun(bare));
    const after = owner?.isNamed ? ` ${whose(owner.id)}` : '';
    // Was nur im Spiel einen Namen hat, behält ihn.
    if (!noun) return new Wo(`„${bare}“${after}`, `in „${bare}“${after}`, `nach „${bare}“${after}`);
    const alike = tale.sheet.pieces.filter(
      (it) =>
        it.owner === piece.owner && it.since <= tale.last && JSON.stringify(it.what) === JSON.stringify(piece.what),
    );
    return wo(noun, alike.length === 1, after);
  }
}

/** Ein Werk als Ort: sein Geschlecht verrät der Artikel, mit dem es gebaut wird. */
function workNoun(work: string): readonly [string, Gender] | undefined {
  const built = WERKE[work.toLowerCase()];
  const found = built === undefined ? null : /^(einen|eine|ein|die|das|den) (.+)$/.exec(built);
  if (!found?.[1] || !found[2]) return undefined;
  const gender = GENDERS[found[1]] ?? 'n';
  // „einen kaiserlichen Thronsaal“ heißt für sich „kaiserlicher Thronsaal“.
  return [gender === 'm' ? found[2].replace(/^(\p{Ll}+)en /u, '$1er ') : found[2], gender];
}

const GENDERS: Readonly<Record<string, Gender>> = { einen: 'm', den: 'm', eine: 'f', die: 'f', ein: 'n', das: 'n' };

function wo(noun: Parameters<typeof mitArtikel>[0], isThe: boolean, after: string): Wo {
  const said = (how: Case) => `${mitArtikel(noun, how, isThe)}${after}`;
  return new Wo(said('akk'), zusammen(`in ${said('dat')}`), zusammen(`in ${said('akk')}`));
}
