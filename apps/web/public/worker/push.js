// Shows what the server sends while no page is open, and opens the place it is about.

const sign = '/icon.svg';

/** Takes away what is shown of a notification, or everything without a tag. */
async function clear(tag) {
  const shown = await self.registration.getNotifications(tag ? { tag } : {});
  for (const notification of shown) notification.close();
}

async function receive(message) {
  if (message.kind === 'clear') return clear(message.tag);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever looks at the site sees it there.
  if (windows.some((page) => page.focused && page.visibilityState === 'visible')) return undefined;
  return self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    lang: message.lang,
    icon: sign,
    badge: sign,
    data: { url: message.url },
  });
}

async function open(url) {
  const address = new URL(url, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  const moved = page && (await page.navigate(address.href).catch(() => null));
  await (moved ? moved.focus() : self.clients.openWindow(address.href));
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(receive(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
