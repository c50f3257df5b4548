export { allFinders, type Finder, foundText, type FoundText, registerFinders } from './finder.ts';
