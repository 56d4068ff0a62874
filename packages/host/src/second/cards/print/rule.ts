import { unreachable } from '@understory/table';
import { contest } from '../steps/contest.ts';
import type { CardRule, Effect, Event, Spawn } from '../tree/rule.ts';
import { printBonus, printBuilding } from './building.ts';
import { printCondition } from './condition.ts';
import { commaList, orList, printAmount, printBeads, printFilter, printResource, printSigned } from './words.ts';

export function printRule(rule: CardRule): string {
  switch (rule.kind) {
    case 'bonus':
      return printBonus(rule.bonus);
    case 'when':
      return `when ${printEvent(rule.event)}: ${rule.effects.map(printEffect).join('; ')}`;
    case 'may also': {
      const only = rule.condition === null ? '' : ` if ${printCondition(rule.condition)}`;
      return `may also ${contest.print(rule.step, commaList)}${only}`;
    }
    case 'may not build if':
      return `may not build if ${printCondition(rule.condition)}`;
    case 'foes in demon ruins have':
      return `foes in demon ruins have ${printSigned(rule.amount)} against us`;
    case 'never relocates':
    case 'wins every invasion':
    case 'never gathers ○':
    case 'guards ○':
    case 'only in water':
    case 'reaches along water':
    case 'may lair in water':
    case 'harvests each site once':
      return rule.kind;
    default:
      return unreachable(rule);
  }
}

function printEvent(event: Event): string {
  switch (event.kind) {
    case 'we win a conflict':
      return event.foes === null ? event.kind : `${event.kind} with ${printFilter(event.foes, orList)}`;
    case 'we have':
      return `we have ${printAmount(event.amount)}`;
    case 'we fall to':
      return `we fall to ${event.number} ●`;
    case 'none remain':
      return `no ${printFilter(event.groups, orList)} remain`;
    case 'we exploit':
    case 'we prepare':
    case 'we wipe out a group':
    case 'we are routed':
    case 'we are driven out':
    case 'a rout against us fails':
    case 'we act first':
    case 'we defeat the strongest group':
      return event.kind;
    default:
      return unreachable(event);
  }
}

function printEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'gain':
      return `gain ${printBeads(effect.beads)}${effect.instead ? ' instead' : ''}`;
    case 'lose':
    case 'foe loses':
      return `${effect.kind} ${printBeads(effect.beads)}`;
    case 'keep only':
      return `keep only ${effect.number} ●`;
    case 'leave the map':
      return `leave the map${effect.leavingTreasure ? ' leaving ○' : ''}`;
    case 'add there':
      return `add ${printResource(effect.resource)} there`;
    case 'on a roll gain':
      return `on a ${effect.face} of 1d6 gain ${printBeads(effect.beads)}`;
    case 'a card replaces us':
      return `${/^[aeiou]/.test(effect.tag) ? 'an' : 'a'} ${effect.tag} card replaces us on the surface`;
    case 'may build':
      return `may build ${printBuilding(effect.building)}`;
    case 'we are destroyed':
    case 'skip the turn':
      return effect.kind;
    default:
      return unreachable(effect);
  }
}

export function printSpawn(spawn: Spawn): string {
  switch (spawn.kind) {
    case 'on the surface':
      if (spawn.ifStratumHasNo) return `${spawn.kind} if the stratum has no ${printResource(spawn.ifStratumHasNo)}`;
      return spawn.above.length === 0 ? spawn.kind : `${spawn.kind} above ${commaList(spawn.above.map(printResource))}`;
    case 'in':
      return `in ${printResource(spawn.resource)}${spawn.orOnTheSurface ? ' or on the surface' : ''}`;
    case 'in a near tomb':
      return `in a near tomb${spawn.orMakeOne ? ' or make one' : ''}`;
    case 'near':
      return `near ${printResource(spawn.resource)} as ${spawn.name} with tag ${spawn.tag}`;
    case 'rolling tags':
      return `rolling ${spawn.number} tags from ${spawn.tags.join(', ')}`;
    case 'onto a random group':
      return `onto a random group giving ${printBeads(spawn.beads)}`;
    case 'with a foe':
      return `with the first ${printFilter(spawn.groups, orList)} card if none is on the map`;
    case 'never on the surface':
    case 'drawing 2 cards':
      return spawn.kind;
    default:
      return unreachable(spawn);
  }
}
