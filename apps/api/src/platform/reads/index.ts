export {
  askedByAll,
  askedFields,
  type AskedFields,
  askedOfNodes,
  covers,
  isAsked,
  unionOfAsked,
} from './asked-fields.ts';
export { noteReads, readsOf } from './declared-reads.ts';
export { partFinderOf } from './find-part.ts';
export { partOf } from './part.ts';
