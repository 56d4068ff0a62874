import { describe, expect, it } from 'vitest';
import { CORE_TEXTS, loadDeck } from '../../src/cards.ts';
import { gistOf } from './gist.ts';
import { roster } from './roster.ts';

/**
 * What each card says, as its tree has it: `always`, `if condition → act`, `or` for an option, constructions as
 * `Name[needs → gains]` with a star for `many`, and `#tag`.
 */
const TREES = `
H2-CRD-C01 Dwarves
  always exploit(ore|gems)
  if unable to(exploit) → relocate(near(ore|gems))
  or explore
  or rout(alpha predators)
  or fight(denizens)
  or build(Hall[1○ → 1●]|Armory[2○ → 1 against fight]|Relic[1○ → 1❖]|Wonder[3○|1★ → villainy])

H2-CRD-C02 Goblins
  always breed
  if we have(count(or more(5), ●)) → prepare
  or bribe(alpha predators)
  or ally(#humanoid)
  or steal(any)
  or explore
  or build(Camp[ → ]|Shiny[1○ → 1❖])

H2-CRD-C03 Ogre
  always hunt(any)
  if unable to(hunt) → relocate(near(prey))
  or ally(#humanoid alpha predators)
  or recruit(#animal denizens)
  or extort(#humanoid we did not(hunt, this turn))
  or explore

H2-CRD-C04 Morlons
  always explore
  if near(magma) → build(Magma Refinery[ → ])
  or build(Defenses[ → 1⌂])
  or relocate(away from(than us(stronger) any)|near(magma))
  or we have built(Magma Refinery) → harvest(magma)
  rule when(we win a conflict, gain(1●))

H2-CRD-C05 Kobolds
  always explore
  if we have(count(no, ★)) → prepare
  or breed
  or steal(than us(richer) any)
  or bribe(than us(stronger) any)
  or build(Traps[ → 1⌂]|Tunnels[ → 1 to steal])

H2-CRD-C06 Antlings
  always breed
  if we wiped out(any) → prepare
  or fight(denizens)
  or harvest(biome(plural))
  or explore
  or build(Fungus Farm[1★ → biome(fungus)])

H2-CRD-C07 A Wizard
  always explore
  if we can → build(Laboratory[1★ → 1●]|Cyst[1★ → 1○]|Phylactery[3★ → villainy])
  or exploit(tomb(plural)|ore|biome(plural))
  or recruit(#humanoid)
  or prepare
  or fight(any)
  rule when(we exploit, gain(1★, instead))

H2-CRD-C08 Worm
  always relocate(near(not #decomposer denizens|gems), leavingTreasure)
  if near(water) → build(Nest[ → ])
  or hunt(not #decomposer denizens)
  or exploit(gems)
  or rout(alpha predators)
  or build(Egg[built(Nest)|1★ → 1❖])

H2-CRD-C09 Shadow Hulk
  always hunt(denizens)
  if unable to(hunt) → prepare
  or ally(#alien|#insect|#magical any)
  or relocate
  or rout(alpha predators)
  or scout
  rule may lair in water

H2-CRD-C10 Nomads
  always relocate(near(any we did(never, trade)))
  if there are(any) → trade(any, at 1)
  or explore(any we did(never, trade))
  or ally(any we did(trade))
  or build(Bazaar[ → 1 to trade])
  rule 1 against steal
  rule when(we have(count(no, ○)), leave the map)
  rule when(we have(count(or more(7), ○)), leave the map)

H2-CRD-C11 Earth Devils
  always exploit(ore)
  if we have(count(any, ★)) → breed
  or relocate(near(ore))
  or ally(#neutral|#alien|#magical any)
  or rout(alpha predators)
  or fight(not #alien not #magical any)
  or trade(#alien)
  or scout

H2-CRD-C12 Orkz
  always extort(than us(richer) any)
  always fight(than us(smaller) any)
  or breed
  or explore(any)
  or ally(alpha predators)
  or build(Defenses[ → 1⌂])

H2-CRD-C13 Giant Pike
  spawn in(water)
  always hunt(denizens)
  if unable to(hunt) → relocate
  or explore
  or fight(alpha predators)
  or hunt(denizens we did not(hunt, this turn))
  rule only in water
  rule reaches along water

H2-CRD-C14 Knights
  always explore
  if we have(count(only(1), ●)) → recruit(any)
  or fight(alpha predators)
  or fight(strongest any)
  or relocate(to a cleared lair)
  or ally(#surface any)
  or build(Tomb[ → 1☒])
  rule when(we defeat the strongest group, may build(Monument[ → ]*))

H2-CRD-C15 Wolves
  spawn near(magma, Hellhounds, evil)
  spawn near(nexus, Blink Dogs, good)
  spawn near(water, Ahuizotl, aquatic)
  always relocate
  if we have(count(fewer than(3), ●)) → breed
  or hunt(denizens we outnumber)
  or ally(denizens sharing a tag)
  or relocate(away from(alpha predators))
  or breed

H2-CRD-C16 Troglodytes
  spawn never on the surface
  always exploit(ore)
  if we have(count(only(1), ●)) & we have(count(no, ○)) → relocate, then gain(1●)
  or breed
  or explore
  or scout
  or fight(any did to us(attack, last turn))
  or build(Idol[3○ → 1●|1❖]|Garden[water → 1●])

H2-CRD-C17 Dragon
  always fight(any did to us(steal))
  if we met no one(last turn) → prepare, stop
  or extort(#humanoid)
  or rout(alpha predators)
  or hunt(any)
  rule when(we prepare, on a roll gain(1, 1●))

H2-CRD-C18 Ooze
  always breed
  if we have(count(or more(6), ●)) → split(3)
  or explore
  or hunt(#humanoid)
  or fight(not #humanoid denizens in our territory)
  rule never gathers ○
  rule guards ○
  rule when(we are routed, keep only(1))

H2-CRD-C19 Vampire
  spawn in a near tomb(orMakeOne)
  always hunt(denizens with blood)
  if we are in danger → relocate
  or ally(#evil any)
  or recruit(#undead denizens)
  or bribe(alpha predators)
  or prepare
  rule when(we are driven out, we are destroyed)

H2-CRD-C20 Skeletons
  spawn in a near tomb
  always ally(#undead)
  if we wiped out(any with bones, last turn) → breed
  or scout
  or fight(not #undead any)
  rule when(we act first, skip the turn)

H2-CRD-C21 Fungaliths
  always harvest(biome(underground, plural))
  if near(biome(fungus)) → breed
  or bribe(alpha predators)
  or fight(denizens)
  or ally(#decomposer)
  or scout
  rule when(we wipe out a group, add there(biome(fungus)))

H2-CRD-C22 Syndicate
  always fight(any did to us(attack))
  if we have built(Racket) → gain(1○)
  or recruit(#humanoid denizens)
  or extort(denizens)
  or bribe(alpha predators)
  or explore
  or build(Racket[1○|near(denizens) → 1★]|Hideout[2○ → 1⌂]|Casino[built(Hideout) → 3○])

H2-CRD-C23 Ogre Mage
  always hunt(denizens)
  if there are(no, denizens) → trade(alpha predators)
  or recruit(#humanoid denizens)
  or ally(#giant)
  or extort(#lawful|#good any)
  or prepare
  or scout

H2-CRD-C24 Demigod
  spawn rolling tags(2, humanoid|undead|giant|decomposer|good|evil|lawful|chaotic)
  always prepare
  if there are(any sharing a rolled tag) → extort(any sharing a rolled tag)
  or steal(any)
  or recruit(any sharing a rolled tag)
  or hunt(any sharing a rolled tag)
  or relocate

H2-CRD-C25 Monstrosity
  spawn drawing 2 cards

H2-CRD-C26 The Temple
  spawn onto a random group(1●|1○|1★)
  or extort(any sharing a tag)
  or build(Altar[1○ → ]|Ark[1○ → 1❖]|Hecatomb[built(Altar)|1○ → 1★|1❖]|Apotheosis[built(Altar)|1★|3● → villainy])
  rule never relocates
  rule wins every invasion

H2-CRD-C27 Cult
  always recruit(denizens)
  if we did(recruit) → gain(1○)
  or build(Idol[1○ → ]|Sacrifice[built(Idol)|1● → 1★]|Apocalypse[built(Sacrifice) → 1●|1○|1★])
  or fight(denizens)
  or scout
  or steal(any)

H2-CRD-C28 Otyughkind
  always ally(not #undead any)
  if we did not(ally, this turn) → hunt(denizens)
  or extort(#humanoid)
  or relocate
  or trade(#decomposer)
  or build(Trash Heap[ → 1●]|Dung Pit[2○ → 1 against rout]|Cesspool[1★ → biome(fungus)])

H2-CRD-C29 Demonic Horde
  always exploit(gems|ore|water|biome(plural))
  if we did(exploit) → breed
  or fight(denizens)
  or explore
  or relocate(near(gems|ore|water|biome(plural)))
  rule foes in demon ruins have(1)

H2-CRD-C30 Fiend
  always hunt(#good denizens)
  if we have(count(or more(3), ○)) → gain(1★)
  or trade(#magical any)
  or ally(#evil any)
  or fight(alpha predators)
  or scout
  rule when(we win a conflict(#good any), gain(1★))

H2-CRD-C31 Blue Wizard
  always explore
  if there are(any with(any, ★)) → trade(any with(any, ★))
  or harvest(nexus|biome(plural))
  or relocate
  or bribe(alpha predators)
  or build(Omphalos[1★|1●|1○ → 1❖])
  rule harvests each site once

H2-CRD-C32 Hag
  always explore
  if there are(any with(any, ★)) → remove ★(any with(any, ★))
  if we wiped out(any) → build(Tomb[ → 1☒]*)
  or exploit(tomb(plural))
  or relocate(to a tomb)
  or hunt(#humanoid)
  or ally(alpha predators)

H2-CRD-C33 Starhelm
  spawn with a foe(#undead)
  always hunt(#undead)
  if there are(no, #undead) → relocate(near(#undead))
  or rout(alpha predators)
  or fight(denizens)
  or relocate
  or build(Tomb[ → 1☒]|Shrine of Starhelm[ → 1❖])
  rule when(none remain(#undead), leave the map(leavingTreasure))

H2-CRD-C34 Farmers
  spawn on the surface(biome)
  always harvest(biome(surface, plural))
  if unable to(harvest) → build(Farm[ → biome(surface, farm)]*)
  or breed
  or rout(alpha predators)
  or ally(#surface denizens)
  or build(Silo[ → 1★]|Keep[1○ → 1⌂]|City[2○ → the first card here(#surface|#order|#city)])

H2-CRD-C35 Miners
  spawn on the surface(ore|gems)
  always exploit(gems|ore)
  if unable to(exploit) → explore(gems|ore)
  or fight(denizens)
  or rout(alpha predators)
  or trade(#humanoid)
  or build(Minehead[1○ → free(explore)]|Mess Hall[ → 1●]|Quarry[1○ → exploit(stone)]|Mill[1● → 3○])

H2-CRD-C36 Dinosaur
  spawn in(biome(underground), orOnTheSurface)
  always hunt(denizens)
  if unable to(hunt) → relocate
  or explore
  or rout(alpha predators)
  or scout
  or breed

H2-CRD-C37 Medusa
  always hunt(denizens)
  if there are(no, denizens) → prepare
  or trade(#humanoid)
  or extort(alpha predators)
  or exploit(nexus)
  or scout
  rule when(a rout against us fails, foe loses(1●)|gain(1○))

H2-CRD-C38 Stirges
  always fight(not #undead denizens)
  if we won(fight) → breed
  or explore(prey)
  or steal(any)
  or relocate
  or build(Nest Complex[1● → 1○])
  rule may also(fight(alpha predators, at -1), we have(count(or more(4), ●)))

H2-CRD-C39 Ratfolk
  always breed
  if we have(count(or more(4), ●)) → fight(denizens)
  or explore
  or scout
  or exploit(gems|ore|nexus)
  or build(Great Nest[1○ → 1⌂])

H2-CRD-C40 Giant
  always exploit(gems|ore)
  if we have(count(no, ★)) → prepare
  or build(Castle[ → 1⌂]|Temple[ → ]|Garden[ → ]|Tomb[ → 1☒])
  or ally(#giant|#humanoid)
  or rout(alpha predators)
  or harvest(nexus|biome(plural))
  or exploit(gems|ore)
  or explore
  or hunt(denizens)

H2-CRD-C41 Owlbear
  always hunt(any)
  if there are(no, any) → relocate
  or scout
  or relocate
  or trade(alpha predators)
  or ally(#animal)

H2-CRD-C42 Gnolls
  always fight(denizens)
  if we did(fight, last turn) → breed
  or scout
  or ally(#evil #humanoid)
  or recruit(#animal denizens)
  or steal(alpha predators)
  or relocate

H2-CRD-C43 Saltbury
  spawn on the surface
  always ally(any did to us(never, fight|hunt))
  if we have(more(○, ●)) → breed
  or trade(any)
  or build(Port[1○ → 1 to trade]|Walls[2○ → immune to(hunt)]|Temple Complex[1● → 1☒|1○])
  or fight(denizens)
  or scout
  rule may not build if(we have(count(fewer than(2), ●)))

H2-CRD-C44 Brazenkragg
  always extort(weakest any)
  if we lost beads(●, last turn) → build(Tomb[ → 1☒]*)
  or fight(denizens)
  or scout
  or ally(any we did not(extort, this turn))
  or build(Wizard's Quarter[1○ → 1★]|Stepwell[water → 1●]|Greek Fire[1○ → 1 in fight])
  rule 1 in fight #lawful any

H2-CRD-C45 Adventurers
  spawn on the surface
  always relocate
  if there are(denizens with(any, ○)) → fight(denizens with(any, ○))
  or ally(#surface|#good any)
  or recruit(#surface denizens)
  or steal(alpha predators)
  or trade(#surface|#order any)
  or fight(#evil denizens)
  rule when(we fall to(1), leave the map)

H2-CRD-C46 The Experts
  always fight(denizens)
  if we lost(fight, this turn) → relocate
  or prepare
  or rout(alpha predators)
  or ally(#lawful any)
  or recruit(#humanoid denizens)
  or explore

H2-CRD-C47 Veterans
  always extort(any)
  if we have built nothing → relocate
  or build(Stronghold[3○ → 1⌂]|Wizard's Tower[3○ → 1★]|Thieves' Guild[3○ → 1❖])
  or explore
  or trade(any)
  or steal(any)
  or fight(denizens)
  or rout(alpha predators)

H2-CRD-C48 Mob
  spawn on the surface
  always relocate
  if we have(count(no, ★)) → fight(any)
  or relocate
  or steal(#city|#farmer|#humanoid|#miner any)
  or explore
  rule when(we have(count(any, ★)), a card replaces us(adventurers))
`;

const trees = TREES.trim()
  .split('\n\n')
  .map((block) => {
    const [title = '', ...lines] = block.split('\n');
    const [clause = '', ...name] = title.split(' ');
    return { clause, name: name.join(' '), lines: lines.map((it) => it.trim()) };
  });

const { cards } = loadDeck(CORE_TEXTS);

describe('the tree of each card', () => {
  it.each(trees)('[$clause] $name', ({ name, lines }) => {
    const card = cards.find((it) => it.name === name);
    expect(card && gistOf(card)).toEqual(lines);
  });

  it('is looked at for all that are printed', () => {
    expect(new Set(trees.map((it) => it.clause)).size).toBe(trees.length);
    expect(trees.map((it) => it.name).sort()).toEqual(roster.map((it) => it.name).sort());
  });
});
