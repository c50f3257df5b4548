export { art } from './art.ts';
export { cover, type CoverDesign } from './cover.ts';
export { logo, type LogoDesign, logoGrounds, logoModes } from './logo.ts';
export type { ArtOptions, Hour } from './scene.ts';
export { type SubjectName, subjects } from './subjects/index.ts';
export type { SymbolName } from './symbols.ts';
