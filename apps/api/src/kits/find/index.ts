export {
  allFinders,
  beginningWith,
  type Finder,
  foundText,
  meetingOneOf,
  registerFinders,
  taxIdsOf,
  withEachWord,
} from './finder.ts';
