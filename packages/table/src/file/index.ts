export { gameFileOf, gameFileSchemaOf, readGameFile } from './game-file.ts';
