export { dayOf } from './day-of.ts';
export { reasonOf } from './reason-of.ts';
export {
  type NotificationEntries,
  notificationText,
  type NotificationType,
  registerNotifications,
  type TypesOf,
} from './texts.ts';
