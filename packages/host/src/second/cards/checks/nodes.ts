import type { Proofreader } from '../problems.ts';
import type { CardNode } from '../tree/nodes.ts';
import type { Effect, Event } from '../tree/rule.ts';
import { checkBeads, checkTag } from './heads.ts';
import { refuseVillainWord } from './villain-words.ts';

/** What the grammar lets pass and the rules do not, node by node. Steps have their own checks. */
export function checkNode(node: CardNode, isVillain: boolean, proof: Proofreader): void {
  if (!isVillain) checkVillainWords(node, proof);
  const check = (CHECKS as Readonly<Record<string, Check<CardNode> | null>>)[node.kind];
  check?.(node, proof);
}

type Check<Node> = (node: Node, proof: Proofreader) => void;
type NodeOf<Kind> = Extract<CardNode, { readonly kind: Kind }>;

/** What there is to check in a node: a kind with such fields must be here, if only to say that it needs no check. */
type Checkable =
  | { readonly beads: unknown }
  | { readonly tag: unknown }
  | { readonly tags: unknown }
  | { readonly effects: unknown };

const CHECKS: { readonly [Kind in Extract<CardNode, Checkable>['kind']]: Check<NodeOf<Kind>> | null } = {
  lose: ({ beads, kind }, proof) => checkBeads(beads, kind, proof),
  'foe loses': ({ beads }, proof) => checkBeads(beads, 'foe loses', proof),
  gain: ({ beads }, proof) => checkBeads(beads, null, proof),
  beads: ({ beads }, proof) => checkBeads(beads, null, proof),
  'onto a random group': ({ beads }, proof) => checkBeads(beads, null, proof),
  'on a roll gain': (node, proof) => {
    checkBeads(node.beads, null, proof);
    if (node.face > 6) proof.warn(node, `1d6 never shows ${node.face}`, { expected: '1 to 6' });
  },
  'rolling tags': (node, proof) => {
    for (const tag of node.tags) checkTag(tag, node, proof);
    // A tag already rolled is rolled again (H2-CRD-337), for ever if there are too few.
    if (node.number > new Set(node.tags).size)
      proof.error(node, `${node.number} different tags cannot be rolled from ${new Set(node.tags).size}`);
  },
  near: (node, proof) => {
    if ('tag' in node) checkTag(node.tag, node, proof);
  },
  'a card replaces us': (node, proof) => checkTag(node.tag, node, proof),
  /** Of groups, and other cards may have it. */
  tag: null,
  when: (node, proof) => {
    for (const effect of node.effects) checkEffect(effect, node.event, proof);
  },
};

/** H2-CRD-114. */
function checkVillainWords(node: CardNode, proof: Proofreader): void {
  const word = villainWord(node);
  if (word !== null) refuseVillainWord(node, word, proof);
}

function villainWord(node: CardNode): string | null {
  if (node.kind === 'we hold an uncorrupted stratum alone') return node.kind;
  if (node.kind === 'bonus') return node.bonus.clash === 'annex' ? 'annex' : null;
  const isOfDeed = node.kind === 'unable to' || node.kind === 'we did not' || node.kind === 'immune to';
  return isOfDeed && node.deed === 'annex' ? 'annex' : null;
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
