import { deedOf } from '../../annals/annals.ts';
import type { Leader } from '../../names/leaders.ts';
import { leaderFacts, lifeOfLeader } from '../biography.ts';
import { lasting, lifeBar, strip } from '../charts/lives.ts';
import { groupPage, leaderPage } from '../contents.ts';
import { words } from '../linking.ts';
import { chart, factList, list, type Making, prose, section, worthTelling } from '../making.ts';
import type { Page } from '../page.ts';
import { portraitOfGroup } from '../portrait.ts';
import { whenOf } from '../time.ts';
import { say } from '../words.ts';

type Parts = Pick<Page, 'earned' | 'notes' | 'portrait' | 'sections'>;

/** Who led a company: as far as the record knows what happened under them (CH-BIO-04). */
export function leaderParts(leader: Leader, making: Making): Parts {
  const { chronicle, axis, linking, contents } = making;
  const { story } = chronicle;
  const { id, group, name, byName, because, until, fate } = leader;
  const own = leaderPage(id);
  const facts = leaderFacts(leader, chronicle);
  const known = facts.length > 0 ? facts : [because];
  const company = contents.filter((it) => it.id === groupPage(group));
  const end = until ? say(fate === 'fell' ? 'bio.fell' : 'bio.with them', endArgs(leader, making)) : null;
  return {
    earned: [],
    notes: [{ term: say('note.since'), text: words(whenOf(story.tale, because), because.ticks) }],
    portrait: portraitOfGroup(group, chronicle, axis),
    sections: [
      ...section('biography', prose(lifeOfLeader(leader, chronicle), making, own), {
        kind: 'pages',
        pages: company,
      }),
      ...section(
        'among others',
        chart(strip(lasting(name, known), known, chronicle, axis, [lifeBar(group, chronicle, axis)])),
      ),
      ...section('deeds', factList(worthTelling(facts, making), making, own)),
      ...section('sayings', byName === '' ? null : list([words(say('sayings.born', { name: byName }), because.ticks)])),
      ...section('death', end === null || !until ? null : list([linking.linked(end, until.ticks, own)])),
    ],
  };
}

const endArgs = ({ name, group, until, because }: Leader, { chronicle }: Making) => {
  const fact = until ?? because;
  return {
    a: name,
    group: chronicle.names.get(group)?.full ?? group,
    when: whenOf(chronicle.story.tale, fact),
    deed: deedOf(fact, chronicle),
  };
};
