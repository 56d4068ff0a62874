import type { Den } from '../den.ts';
import { neighbours } from '../ground/territory.ts';
import { tagsOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import type { Mind, Thought } from './reasons.ts';

/** H2-CRD-244: the tag shared by the most neighbours that share none with the group yet; ties, and none: the first offered. */
export function whichTag(den: Den, me: Monster, tags: readonly string[]): Mind<string> {
  return (): Thought<string> => {
    const strangers = neighbours(den, me).filter((it) => !tagsOf(it).some((tag) => me.tags.includes(tag)));
    let answer = tags[0] ?? '';
    let most = 0;
    for (const tag of tags) {
      const many = strangers.filter((it) => tagsOf(it).includes(tag)).length;
      if (many > most) [answer, most] = [tag, many];
    }
    return most > 0 ? { answer, why: { key: 'wins over', n: most } } : { answer };
  };
}
