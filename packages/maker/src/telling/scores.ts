import { Catalogue } from '@understory/table/words';
import type { ScoreLine } from '../score/final-score.ts';
import type { ColumnName } from '../spells.ts';
import type { UnspentSpell } from '../together/combine.ts';
import { ENGLISH, SCORES, SENT, SPELLS_DO } from './english.ts';
import { place } from './facts.ts';

const scores = new Catalogue(ENGLISH.language, SCORES);
const sent = new Catalogue(ENGLISH.language, SENT);

/** What a line of the scoring is for. */
export function scoreText({ clause: _, squares, ...line }: ScoreLine): string {
  return scores.say(line.of, { ...line, squares: squares.map(place).join(' ') });
}

/** That a spell was sent in vain. */
export function unspentText({ caster, spell, hero, target }: UnspentSpell): string {
  return sent.say('unspent', { caster, spell, hero, target });
}

/** What a spell does, by the name that it is cast under. */
export function spellText(spell: ColumnName): string {
  return SPELLS_DO[spell];
}
