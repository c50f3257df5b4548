export { actorPhrase } from './actors.ts';
export { dayOf } from './day-of.ts';
export { reasonOf } from './reason-of.ts';
export {
  type NotificationTarget,
  type QuoteReaders,
  quotedTargets,
  readableTargets,
  registerTargets,
  type TargetReaders,
} from './targets.ts';
export {
  areMany,
  groupOf,
  type NotificationEntries,
  notificationText,
  type NotificationType,
  placeOf,
  quotedBy,
  registerNotifications,
  stepOf,
  targetOf,
  taskOf,
  topicOf,
  type TypesOf,
  typesOfTopics,
} from './texts.ts';
