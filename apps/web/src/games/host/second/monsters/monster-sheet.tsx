import type { Acting } from '@understory/host';
import { type Card, deckOf, faceOf } from '@understory/host/cards';
import {
  emblemOf,
  type MonsterInPlay,
  type SecondWorld,
  secondView,
  type Ties as TiesOf,
  tiesOf,
} from '@understory/host/second';
import { Beaded } from '../../../../desk/beaded.tsx';
import { Beads } from '../../../../desk/beads.tsx';
import { beadsOf } from '../../../../parts/paper/dwellers.ts';
import { lastTick } from '../../../../table/table-store.ts';
import { Emblem } from '../../emblem.tsx';
import { CardFaceText, WholeCard } from '../cards/card-face.tsx';
import type { LineNow } from '../cards/line-marks.ts';
import { Sign } from '../cards/sign.tsx';
import { useSecondGame } from '../second-game.ts';

/** The card of the group that acts, with the line being played, and the cards that are laid with it. */
export function MonsterSheet({ group, moment }: { group: Acting['group']; moment: number | null }) {
  const game = useSecondGame();
  const { ask } = game;
  const world = moment === null ? game.world : secondView.at(game.world, moment);
  const inPlay = world.monsters.find((it) => it.group.id === group.id);
  const card = inPlay?.card ?? deckOf(world.options).cards.find(({ name }) => name === group.card);
  if (!card) return null;
  const { age, turn } = world.journal.entries[moment ?? -1] ?? world.journal;
  const { sign, beads } = faceOf(card);
  const tags = inPlay?.tags ?? card.tags;
  const added = tags.filter((it) => !card.tags.includes(it));
  const choosing =
    moment === null && ask?.ask === 'choose' && ask.topic.kind === 'what the group does' && ask.by === group.id;
  const now = (of: Card): LineNow => {
    if (moment !== null || !inPlay) return null;
    if (choosing) return of.options.length > 0 ? 'one of' : null;
    return inPlay.step?.card === of.name ? inPlay.step.from : null;
  };
  return (
    <>
      <div className="card-head monster-head">
        <Emblem edition="2" words={emblemOf({ card, tags })} size={46} />
        <h2>{group.name}</h2>
        <Beads counts={beadsOf(world, group.id, moment ?? lastTick(game))} />
      </div>
      <p className="card-sub">
        <Sign sign={sign} /> {card.name === group.name ? '' : `${card.name} · `}
        {game.rulebook.time.turn({ age, turn })}
        {group.alive ? '' : ' · gone from the map'}
        <span className="face-start" title="The beads it starts with">
          <span className="unseen">starts with </span>
          <Beaded text={beads} />
        </span>
      </p>
      <CardFaceText card={card} now={now(card)} built={group.built} hasCome />
      {added.length > 0 && (
        <>
          <h3>Tags of its own</h3>
          <p className="aside">{added.join(', ')}</p>
        </>
      )}
      {group.built.length > 0 && (
        <>
          <h3>Built</h3>
          <p className="aside">{group.built.join(', ')}</p>
        </>
      )}
      <Ties group={group.id} world={world} />
      {inPlay &&
        cardsLaidWith(inPlay).map(([title, of]) => (
          <WholeCard key={`${title} ${of.name}`} title={title} card={of} now={now(of)} built={group.built} />
        ))}
    </>
  );
}

/** Its pacts, and what it holds against whom. */
function Ties({ group, world }: { group: string; world: SecondWorld }) {
  const { pacts, grudges } = tiesOf(world, group);
  return (
    <>
      {pacts.length > 0 && (
        <>
          <h3>Pacts</h3>
          <ul className="aside ties">
            {pacts.map((it) => (
              <li key={`${it.kind} ${it.isMaker} ${it.other}`}>{pactText(it)}</li>
            ))}
          </ul>
        </>
      )}
      {grudges.length > 0 && (
        <>
          <h3>Grudges</h3>
          <p className="aside">{grudges.map(({ other, much }) => `${other} (${much})`).join(', ')}</p>
        </>
      )}
    </>
  );
}

function pactText({ kind, other, isMaker, isLast }: TiesOf['pacts'][number]): string {
  if (kind === 'annexed') return isMaker ? `rules over ${other}` : `is ruled by ${other}`;
  const until = isLast ? 'to the end of this turn' : 'to the end of the next turn';
  if (kind === 'pact') return `with ${other}, ${until}`;
  return isMaker ? `has bribed ${other}, ${until}` : `is bribed by ${other}, ${until}`;
}

/** The villain's card, those under a Monstrosity, those that came over it. */
function cardsLaidWith({ villainCard, under, overlays }: MonsterInPlay): (readonly [title: string, card: Card])[] {
  return [
    ...(villainCard ? [['It is the villain', villainCard] as const] : []),
    ...(under?.life ? [['It lives by', under.life] as const] : []),
    ...(under?.choices ? [['It chooses from', under.choices] as const] : []),
    ...overlays.map((it) => ['Laid over it', it] as const),
  ];
}
