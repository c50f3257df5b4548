import { NotificationModel } from '../modules/notifications/notification.model.ts';

/** How often somebody was notified, alone or in a group, of what meets the filter. */
export async function timesNotified(filter: Record<string, unknown>): Promise<number> {
  const found = await NotificationModel.find(filter).lean();
  return found.reduce((sum, { laterCauses }) => sum + 1 + laterCauses.length, 0);
}
