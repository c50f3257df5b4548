export { changes } from './changes.ts';
export { counts } from './counts.ts';
export {
  ascending,
  countedPage,
  descending,
  list,
  type ListPage,
  ownedBy,
  totalOf,
} from './list.ts';
export { groupsBy, loaderBy, loaderById, saidIn, visibleIn } from './loaders.ts';
export { PartLoader, whenLoaded } from './part-loader.ts';
export { mutation, query, subscription } from './resolve.ts';
export { assertRevision, revisionOf } from './revision.ts';
export { perHour, perMinute, type Recorded, write, type Writer } from './write.ts';
export { checkStanding, type Contribution, registerStandingCheck } from './standing-check.ts';
export { registerTextCheck, type TextCheck, type Texts } from './text-check.ts';
