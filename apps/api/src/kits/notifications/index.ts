export { actorPhrase } from './actors.ts';
export { dayOf } from './day-of.ts';
export { reasonOf } from './reason-of.ts';
export {
  type NotificationTarget,
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
  registerNotifications,
  stepOf,
  targetOf,
  taskOf,
  topicOf,
  type TypesOf,
  typesOfTopics,
} from './texts.ts';
