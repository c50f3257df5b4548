import type { BrowserContext, Page } from '@playwright/test';
import { startPushService } from '@wiki/api/testing/push-service';
import { conversationOf, sayIn } from '../../support/conversation.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: { url: string };
}

/** What of a worker's global object the journey uses. */
interface WorkerScope extends EventTarget {
  registration: object;
  shown: (Shown & { close(): void })[];
}

/** The browser here has no desk to show anything on, and refuses to: what is shown is kept instead. */
function keepShown(): void {
  const scope = globalThis as unknown as WorkerScope;
  scope.shown = [];
  Object.assign(scope.registration, {
    async showNotification(title: string, options: Omit<Shown, 'title'>) {
      const close = () => {
        scope.shown = scope.shown.filter(({ tag }) => tag !== options.tag);
      };
      scope.shown.push({ title, ...options, close });
    },
    getNotifications: async ({ tag }: { tag?: string }) =>
      scope.shown.filter((each) => !tag || each.tag === tag),
  });
}

/** Clicks what is shown, as the browser tells the worker of it. */
function clickShown(): void {
  const scope = globalThis as unknown as WorkerScope;
  const event = new Event('notificationclick');
  // Only where somebody really clicked may a window be brought to the front.
  const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
  scope.dispatchEvent(Object.assign(event, { notification: scope.shown[0], waitUntil }));
}

/** The worker of the site that a page registered, as the browser's own tools reach it. */
async function workerOf(context: BrowserContext, page: Page) {
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs.');
  await worker.evaluate(keepShown);
  return {
    /** Hands it what the push service would, after the browser decrypted it. */
    deliver: (message: object) =>
      tools.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      }),
    shown: () =>
      worker.evaluate(() =>
        (globalThis as unknown as WorkerScope).shown.map(({ title, body, tag }) => ({
          title,
          body,
          tag,
        })),
      ),
    click: () => worker.evaluate(clickShown),
  };
}

test('a message reaches a device whose page is closed, and leads to it; read elsewhere it goes', async ({
  browser,
  baseURL,
  api,
  complaints,
}) => {
  const service = await startPushService();
  const ana = await api.signUp({ firstName: 'Ana', lastName: 'Rojas Pardo', language: 'es' });
  const luis = await api.signUp({ firstName: 'Luis', lastName: 'Mora Díaz' });
  const own = service.browser(ana.userId);
  const device = await browser.newContext({
    baseURL,
    locale: 'es-CO',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  complaints.listenTo(device);
  await signInDevice(device, ana, api.url);
  // The push service of this browser is the test's: it alone has the keys that messages are for.
  await device.addInitScript((input) => {
    if (!('PushManager' in window)) return;
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => 'granted';
    const subscription = { toJSON: () => input, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
  }, own.input);
  const page = await device.newPage();
  await page.goto('/notifications/preferences?lang=es');
  await page.getByRole('button', { name: 'Permitir en este dispositivo' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Este dispositivo' })).toBeVisible();
  await expectAccessible(page);
  const worker = await workerOf(device, page);
  // Whoever looks at the site is shown nothing beside it.
  await page.goto('about:blank');

  const chatId = await conversationOf(api, ana, luis);
  const text = '¿Me aparta dos sacos?';
  await sayIn(api, luis, chatId, text);
  const messages = () =>
    service.received.filter(({ path }) => path === own.path).map(({ body }) => own.read(body));
  await expect.poll(() => messages().length).toBeGreaterThan(0);
  const [message] = messages();
  expect(message).toMatchObject({ kind: 'show', title: 'Luis Mora Díaz le escribió', lang: 'es' });
  await worker.deliver(message ?? {});
  await expect
    .poll(worker.shown)
    .toEqual([
      { title: 'Luis Mora Díaz le escribió', body: message?.['body'], tag: message?.['tag'] },
    ]);

  await page.goto('/?lang=es');
  await expect(page.locator('h1').first()).toBeVisible();
  await worker.click();
  await expect(page).toHaveURL(new RegExp(`/inbox/${chatId}`));
  await expect(page.getByRole('log')).toContainText(text);
  expect(await worker.shown()).toEqual([]);

  // Read there, it is taken away from whatever other device still shows it.
  await expect.poll(() => messages().at(-1)).toEqual({ kind: 'clear', tag: message?.['tag'] });
  await device.close();
  await service.stop();
});
