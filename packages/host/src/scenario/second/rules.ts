import type { Rule } from '@understory/table';
import { ScenarioProblem } from '@understory/table/scenario';
import { rollOn } from '../../second/asks.ts';
import { primordialAge } from '../../second/primordial/age.ts';
import { drawFeature, featureOf } from '../../second/primordial/features.ts';
import { inspire } from '../../second/primordial/inspirations.ts';
import { faultFluids } from '../../second/primordial/nexus/fault.ts';
import { drawNexus, nexus, nexuses } from '../../second/primordial/nexus/nexus.ts';
import { worldShape } from '../../second/primordial/shape.ts';
import { creationStory } from '../../second/primordial/story.ts';
import { drawSurface } from '../../second/primordial/surface.ts';
import type { SecondWorld } from '../../second/world.ts';
import { monsterRules } from './monster-rules.ts';

type Named = (world: SecondWorld, ...numbers: number[]) => Rule<unknown>;

/** The rules of the second edition that scenarios can run, by name. */
export const rules: Readonly<Record<string, Named>> = {
  nothing: function* () {},
  'world shape': worldShape,
  'creation story': creationStory,
  nexus: onGround(nexus),
  'nexus in stratum N': inStratum(nexusIn),
  'feature of stratum N': inStratum(featureOf),
  'ore of stratum N': feature('ore'),
  'gems of stratum N': feature('gems'),
  'caves of stratum N': feature('caves'),
  'water of stratum N': feature('water'),
  'magma of stratum N': feature('magma'),
  'biome of stratum N': feature('biome'),
  surface: onGround(drawSurface),
  'fault fluids': onGround(faultFluids),
  inspirations: inspire,
  'primordial age': primordialAge,
  ...monsterRules,
};

function* nexusIn(world: SecondWorld, stratum: number): Rule {
  const { from } = yield* rollOn(nexuses, { kind: 'what the nexus is' });
  yield* drawNexus(world, stratum, from);
}

function feature(kind: Parameters<typeof drawFeature>[2]): Named {
  return inStratum((world, stratum) => drawFeature(world, stratum, kind, 'H2-FEA-01'));
}

/** A rule that needs the ground to be laid. */
function onGround(rule: (world: SecondWorld) => Rule<unknown>): Named {
  return (world) => {
    if (!world.page.isLaid)
      throw new ScenarioProblem('The rule needs a world to run in; give one, as world: 1.', ['run']);
    return rule(world);
  };
}

function inStratum(rule: (world: SecondWorld, stratum: number) => Rule<unknown>): Named {
  return (world, stratum = 0) =>
    onGround(() => {
      const { length } = world.page.strata;
      if (stratum >= 1 && stratum <= length) return rule(world, stratum);
      throw new ScenarioProblem(`There is no stratum ${stratum}; this world has ${length}.`, ['run']);
    })(world);
}
