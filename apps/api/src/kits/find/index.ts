export {
  allFinders,
  anyWordOf,
  beginningWith,
  type Finder,
  foundText,
  registerFinders,
  taxIdsOf,
  withEachWord,
} from './finder.ts';
