import type { Faction } from '../factions/page.ts';
import { groupRef, namedRoomRef } from '../key/fact.ts';
import { begun, strong, type Told, told } from '../key/told.ts';
import { whenOf } from '../key/when.ts';
import type { Survey } from '../places/survey.ts';
import { word } from '../world.ts';
import type { Rumour } from './rumours.ts';

/** TA-HOO-01: a start, a place, and what speaks against it. */
export interface Hook {
  readonly id: string;
  readonly text: Told;
  readonly against: Told;
}

const MOST = 6;
const WATCHED = 3;

/** TA-HOO-01: the first six that exist. */
export function hooksOf(survey: Survey, factions: readonly Faction[], rumours: readonly Rumour[]): Hook[] {
  return [
    ...villainHook(survey, factions),
    ...epicHook(survey, factions),
    ...taskHook(factions),
    ...sealedHook(survey, rumours),
    ...mouthHook(survey),
    ...deathHook(survey),
  ].slice(0, MOST);
}

function villainHook(survey: Survey, factions: readonly Faction[]): Hook[] {
  const villain = factions.find((it) => it.villain && !it.dead);
  if (!villain?.home) return [];
  const text = begun(
    told`${groupRef(survey, villain.group)}, the villain, must be stopped at home, in ${namedRoomRef(survey, villain.home)}.`,
  );
  return [{ id: 'hook-villain', text, against: told`Nobody has come back from there.` }];
}

function epicHook(survey: Survey, factions: readonly Faction[]): Hook[] {
  const { then, roomOf } = survey;
  const bead = then.beads.find((it) => it.kind === 'epic' && it.name !== null && roomOf.has(it.piece));
  const room = bead ? roomOf.get(bead.piece) : undefined;
  if (!bead?.name || !room) return [];
  const wants = factions.find((it) =>
    it.wants.some((want) =>
      want.text.some((part) => typeof part !== 'string' && 'strong' in part && part.strong === bead.name),
    ),
  );
  const buyer = wants
    ? told`There is a reward from ${groupRef(survey, wants.group)}`
    : told`There is a reward in the nearest town`;
  const text = told`${buyer} for ${strong(bead.name)}, which lies in ${namedRoomRef(survey, room)}.`;
  const owner = bead.owner === null ? undefined : then.groups.get(bead.owner);
  return [
    {
      id: `hook-${bead.origin}`,
      text,
      against: owner ? told`It is in the hands of ${groupRef(survey, owner)}.` : told`Nobody knows why nobody took it.`,
    },
  ];
}

function taskHook(factions: readonly Faction[]): Hook[] {
  const giver = factions.find((it) => it.pays && it.bearing !== 'hostile');
  return giver?.pays
    ? [{ id: `hook-${giver.group.id}`, text: giver.pays.text, against: told`They may forget what they promised.` }]
    : [];
}

function sealedHook(survey: Survey, rumours: readonly Rumour[]): Hook[] {
  const room = survey.rooms.find((it) => it.sealed && !it.area.surface);
  if (!room) return [];
  const from = rumours.some((it) => it.about === room) ? 'A rumour tells of' : 'An old plan shows';
  return [
    {
      id: `hook-${room.place.id}`,
      text: told`${from} ${namedRoomRef(survey, room)}, to which no way leads.`,
      against: told`Somebody shut it in.`,
    },
  ];
}

function mouthHook({ network, rooms, ...survey }: Survey): Hook[] {
  const peopled = rooms.filter((it) => it.peopled).flatMap((it) => it.place.pieces.map((p) => p.id));
  const steps = network.touching.stepsFrom(peopled);
  const mouth = network.mouths.find((it) => it.to === 'surface' && (steps.get(it.piece.id) ?? 1e6) > WATCHED);
  const inner = mouth && rooms.find((it) => network.touching.beside(mouth.piece.id).has(it.place.id));
  if (!mouth || !inner) return [];
  const text = told`A hole in the ground leads to ${namedRoomRef({ network, rooms, ...survey }, inner)}, and nobody watches it.`;
  return [{ id: `hook-mouth-${mouth.piece.id}`, text, against: told`There is a reason why nobody does.` }];
}

function deathHook(survey: Survey): Hook[] {
  const { then } = survey;
  const line = then.world.journal.findLast(
    (it) => (it.kind === 'died' || it.kind === 'destroyed') && it.tick <= then.tick,
  );
  const group = line ? then.groups.get(word(line, 'group') ?? '') : undefined;
  if (!line || !group) return [];
  const by = then.groups.get(word(line, 'by') ?? '');
  const text = told`The end of ${groupRef(survey, group)}, in ${whenOf(survey, line.tick)}: what was theirs lies about.`;
  return [
    {
      id: `hook-${group.id}-gone`,
      text,
      against: by ? told`So do those who ended them: ${groupRef(survey, by)}.` : told`Others have heard of it too.`,
    },
  ];
}
