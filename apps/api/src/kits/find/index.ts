export {
  allFinders,
  anyWordOf,
  beginningWith,
  type Finder,
  foundText,
  registerFinders,
  taxIdsOf,
} from './finder.ts';
