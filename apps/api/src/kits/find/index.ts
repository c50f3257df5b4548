export { allFinders, type Finder, foundText, registerFinders } from './finder.ts';
