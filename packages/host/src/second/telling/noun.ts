import { Catalogue } from '@understory/table/words';
import { type Form, nouns } from '../../telling/noun.ts';
import { called } from './english/called/called.ts';
import { works } from './english/called/works.ts';
import { definite, indefinite } from './grammar.ts';

const buildings = new Catalogue('en', works);

/** What lies on the page of the second edition; what people and cards name goes by its letters. */
const own = nouns(called, named);
export const { isCalled, nounOf, inForm, functions: nounFunctions } = own;

function named(name: string, form: Form): string {
  if (buildings.has(name)) return buildings.say(name, { form });
  if (form === 'a') return indefinite(name);
  return form === 'the' ? definite(name) : name;
}
