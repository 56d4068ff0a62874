import type { Rule } from '@understory/table';
import { disaster } from '../first/lent.ts';
import { lodesInLava, settingOf } from './joined/setting.ts';
import { begin } from './note.ts';
import { beginAge, endAge } from './record.ts';
import type { PlaytestWorld } from './world.ts';

/** PT-DIS-01, -02, PT-END-07: after the civilization's end comes the first edition's Great Disaster, once and on a layer of its own, unless it is left out. */
export function* greatDisaster(world: PlaytestWorld): Rule {
  if (world.options.disaster) {
    beginAge(world, 'disaster', 'PT-DIS-02');
    begin(world, { kind: 'the Great Disaster' });
    yield* disaster(settingOf(world), 'the Great Disaster');
    lodesInLava(world);
    endAge(world, 'PT-DIS-02');
  }
  world.at = { age: 'monsters', phase: 'arrivals', era: 1 };
}
