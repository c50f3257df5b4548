/** Takes away what this device shows of a notification that is read by now; of all without an id. */
export async function clearShown(notificationId: string | null): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = await registration?.getNotifications(notificationId ? { tag: notificationId } : {});
  for (const notification of shown ?? []) notification.close();
}
