import type { Proofreader } from '../problems.ts';
import type { CardNode } from '../tree/nodes.ts';
import type { Effect, Event } from '../tree/rule.ts';
import { checkBeads, checkTag } from './heads.ts';
import { refuseVillainWord } from './villain-words.ts';

/** What the grammar lets pass and the rules do not, node by node. Steps have their own checks. */
export function checkNode(node: CardNode, isVillain: boolean, proof: Proofreader): void {
  if (!isVillain) checkVillainWords(node, proof);
  switch (node.kind) {
    case 'lose':
    case 'foe loses':
      checkBeads(node.beads, node.kind, proof);
      break;
    case 'gain':
    case 'beads':
    case 'onto a random group':
      checkBeads(node.beads, null, proof);
      break;
    case 'on a roll gain':
      checkBeads(node.beads, null, proof);
      if (node.face > 6) proof.warn(node, `1d6 never shows ${node.face}`, { expected: '1 to 6' });
      break;
    case 'rolling tags':
      for (const tag of node.tags) checkTag(tag, node, proof);
      // A tag already rolled is rolled again (H2-CRD-337), for ever if there are too few.
      if (node.number > new Set(node.tags).size)
        proof.error(node, `${node.number} different tags cannot be rolled from ${new Set(node.tags).size}`);
      break;
    case 'near':
      if ('tag' in node) checkTag(node.tag, node, proof);
      break;
    case 'a card replaces us':
      checkTag(node.tag, node, proof);
      break;
    case 'when':
      for (const effect of node.effects) checkEffect(effect, node.event, proof);
      break;
  }
}

/** H2-CRD-114. */
function checkVillainWords(node: CardNode, proof: Proofreader): void {
  const word = villainWord(node);
  if (word !== null) refuseVillainWord(node, word, proof);
}

function villainWord(node: CardNode): string | null {
  switch (node.kind) {
    case 'we hold an uncorrupted stratum alone':
      return node.kind;
    case 'unable to':
    case 'we did not':
    case 'immune to':
      return node.deed === 'annex' ? 'annex' : null;
    case 'bonus':
      return node.bonus.clash === 'annex' ? 'annex' : null;
    default:
      return null;
  }
}

/** The events that have another side (H2-CRD-320). */
const WITH_A_FOE: ReadonlySet<Event['kind']> = new Set([
  'we win a conflict',
  'we wipe out a group',
  'we are routed',
  'we are driven out',
  'a rout against us fails',
  'we defeat the strongest group',
] as const);

function checkEffect(effect: Effect, event: Event, proof: Proofreader): void {
  if (effect.kind === 'foe loses' && !WITH_A_FOE.has(event.kind))
    proof.error(effect, '"foe loses" needs an event with a foe: a conflict, a rout or a wiping out');
  if (effect.kind === 'gain' && effect.instead && event.kind !== 'we exploit')
    proof.error(effect, '"instead" goes only with "when we exploit"');
  if (effect.kind === 'skip the turn' && event.kind !== 'we act first')
    proof.error(effect, '"skip the turn" goes only with "when we act first"');
}
