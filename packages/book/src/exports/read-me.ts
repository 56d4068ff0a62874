/** TA-EXP-06: what is in an export, how it is opened, for whom it is, and how to undo it. */
export const READ_ME_OF = {
  obsidian: `What this is
  A world of Understory as notes with links, for Obsidian. It is for the keeper: it contains what players should not see.

How to open it
  1. Unpack it, if it is a zip.
  2. In Obsidian choose "Open folder as vault" and take the folder with the world's name; or move that folder into a vault of yours.
  3. Begin with the note that is called after the world. No plugin is needed.
  World.canvas shows the areas as they lie in the ground.

How to undo it
  Delete the folder with the world's name.
`,
  site: `What this is
  A world of Understory as pages for a browser. It is for the keeper: it contains what players should not see.

How to open it
  1. Unpack it, if it is a zip.
  2. Open index.html. It works from a disk, from any web server under any path, and without scripts.

How to undo it
  Delete the folder.
`,
  uvtt: `What this is
  Each level of a world of Understory as a Universal VTT file: picture, walls, doors and lights. One file is one floor.
  The files called "keys" have what the format cannot tell: secret doors, locks, stairs, traps and numbers.

What opens it
  Foundry (by a module), MapTool 1.7 and later, Fantasy Grounds Unity 4.4 and later, Roll20 (its importer or the script
  UniversalVTTImporter), Owlbear Rodeo (by an extension, with Dynamic Fog), PlanarAlly, Arkenforge, EncounterPlus and others.
  A program that asks for .dd2vtt takes the same file under that ending.

How to undo it
  Delete the scenes that were made of them.
`,
} as const;
