import type { BrowserContext } from '@playwright/test';
import type { Api } from './api.ts';
import { demo } from './demo.ts';
import { signInDevice, test as base } from './test.ts';

/** Who looks at a page: a visitor, or one of the demonstration's people. */
export type Reader = 'visitor' | 'businessAdmin' | 'admin';

/** Gives the device of a reader, which it opens when it is asked for the first time. */
type DeviceOf = (reader: Reader, api: Api) => Promise<BrowserContext>;

/**
 * For tests that only read: each worker keeps one device and one tab per reader, signed in once and
 * with the client's files in its cache, instead of new ones for each test.
 */
export const test = base.extend<{ reader: Reader }, { deviceOf: DeviceOf }>({
  reader: ['businessAdmin', { option: true }],
  deviceOf: [
    async ({ browser }, use) => {
      const devices = new Map<Reader, BrowserContext>();
      await use(async (reader, api) => {
        const known = devices.get(reader);
        if (known) return known;
        const device = await browser.newContext();
        devices.set(reader, device);
        if (reader !== 'visitor') {
          await signInDevice(device, await api.signIn(demo[reader], demo.password), api.url);
        }
        return device;
      });
      for (const device of devices.values()) await device.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ deviceOf, reader, api }, use) => {
    await use(await deviceOf(reader, api));
  },
  page: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    await use(page);
    // What it still asks for or says belongs to this test and not to the next one. A page of the same
    // site: after any other the browser starts a new process, which reads the client's code anew.
    await page.goto('/robots.txt');
  },
});
