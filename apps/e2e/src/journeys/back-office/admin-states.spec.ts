import { type Language, type PageKey, pageKeys, pageOf } from '@wiki/domain';
import { Answers } from '../../support/answers.ts';
import type { Api } from '../../support/api.ts';
import { demo } from '../../support/demo.ts';
import { expectGoodLooks, expectHead, isShownInStates, readIn } from '../../support/looks.ts';
import { test } from '../../support/shared-device.ts';
import { expect, expectNoSidewaysScroll, type Page } from '../../support/test.ts';

// Nothing is done on these pages: the picture of a failure says what its trace would.
test.use({ trace: 'off', reader: 'admin' });

/** The first thing of a list that administrators read. */
const first = (list: string) => async (api: Api) => {
  const { token } = await api.signIn(demo.admin, demo.password);
  const { found } = await api.run<{ found: { edges: { node: { id: string } }[] } }>(
    `{ found: ${list} { edges { node { id } } } }`,
    {},
    token,
  );
  return found.edges[0]?.node.id ?? '';
};

/** Whose record a page shows: things of the demonstration that stay. */
const ids: Partial<Record<PageKey, (api: Api) => Promise<string>>> = {
  adminApplication: first('applications(first: 1, search: "Transportes")'),
  adminBusiness: first('businesses(first: 1, filter: { search: "Café Alto del Roble" })'),
  adminUser: first('users(first: 1, search: "marcela")'),
  adminPayment: first('payments(first: 1, sort: OLDEST)'),
  adminListing: first('listings(type: PRODUCT, first: 1, sort: PRICE_DESC)'),
  adminPartner: first('partners(first: 1)'),
  adminDispute: first('disputes(first: 1)'),
  adminTicket: first('tickets(first: 1, status: CLOSED)'),
  adminTicketRecord: first('tickets(first: 1, status: CLOSED)'),
  adminNewsItem: first('managedNews(first: 1)'),
  adminNewsPreview: first('managedNews(first: 1)'),
  adminPage: () => Promise.resolve('about'),
};

/** Where there is something to see, if not at the address itself. */
const filledAt: Partial<Record<PageKey, string>> = { adminJobs: 'status=DONE' };

/** Forms of something new: they need no answer to be written in. */
const forms = new Set<PageKey>([
  'adminCreateBusiness',
  'adminCreateListing',
  'adminCreatePartner',
  'adminCreateNews',
]);

const words = {
  en: { loading: /^Loading/, again: 'Try again' },
  es: { loading: /^Cargando/, again: 'Intentar de nuevo' },
} as const;

for (const key of pageKeys.filter(isShownInStates)) {
  test(`${key} while it loads, when that fails, filled and empty`, async ({ page, api }) => {
    const id = (await ids[key]?.(api)) ?? '';
    const path = pageOf(key).path.replaceAll(/:\w+/g, id);
    const address = (language: Language) => `${path}?${filledAt[key] ?? ''}&lang=${language}`;
    const answers = await Answers.of(page);
    const main = page.getByRole('main');
    const open = async (language: Language) => {
      const response = await page.goto(address(language));
      expect(response?.status()).toBe(200);
    };
    const showFilled = async (language: Language) => {
      await readIn(page, language);
      await expectWhole(page, language);
      await expectHead(page, key);
    };

    if (forms.has(key)) {
      await open('en');
      const field = main.getByRole('textbox').or(main.getByRole('combobox')).first();
      await onDeskAndPhone(page, ['en', 'es'], () => expect(field).toBeEnabled());
      answers.become('filled');
      await expectGoodLooks(page, key, showFilled);
      await walkByKeys(page);
      return;
    }

    await test.step('while it loads', async () => {
      await open('en');
      await expect.poll(() => answers.asked.size).toBeGreaterThan(0);
      await onDeskAndPhone(page, ['en', 'es'], (language) =>
        expect(main.getByText(words[language].loading).first()).toBeAttached(),
      );
    });
    await test.step('when that fails', async () => {
      answers.become('failed');
      await onDeskAndPhone(page, ['es', 'en'], async (language) => {
        const again = main.getByRole('button', { name: words[language].again });
        await expect(again.first()).toBeVisible();
        await expect(main.getByText(words[language].loading)).toHaveCount(0);
      });
    });
    await test.step('filled, by a key', async () => {
      answers.become('filled');
      const again = main.getByRole('button', { name: words.en.again });
      for (let left = await again.count(); left > 0; left = await again.count()) {
        await again.first().press('Enter');
        await expect.poll(() => again.count()).toBeLessThan(left);
      }
      await expectGoodLooks(page, key, showFilled);
      await walkByKeys(page);
    });
    const isList = (await main.getByRole('grid').count()) > 0;
    await test.step('empty', async () => {
      answers.become('emptied');
      await page.goto(address('es'));
      await onDeskAndPhone(page, ['es', 'en'], async (language) => {
        await expectWhole(page, language);
        if (!isList) return;
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(main.getByRole('grid')).toHaveCount(0);
      });
    });
  });
}

test.afterEach(({ page }) => Answers.endIn(page));

/** A page that has got its answers, whatever they say. */
async function expectWhole(page: Page, language: Language): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('h1').first()).toBeVisible();
  await expect(main.getByText(words[language].loading)).toHaveCount(0);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.getByRole('button', { name: words[language].again })).toHaveCount(0);
}

/**
 * Looks at a page in one language as a desk shows it, and in the other as a phone does: the states take
 * turns, so that each is seen in both languages and in both windows.
 */
async function onDeskAndPhone(
  page: Page,
  [onDesk, onPhone]: readonly [Language, Language],
  look: (language: Language) => Promise<void>,
): Promise<void> {
  const desk = page.viewportSize() ?? { width: 1440, height: 900 };
  await readIn(page, onDesk);
  await look(onDesk);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await readIn(page, onPhone);
  await look(onPhone);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(desk);
}

/** Goes through what a page offers with the keyboard alone: each step leads on, and is seen. */
async function walkByKeys(page: Page): Promise<void> {
  await page.getByRole('main').focus();
  const passed: number[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const at = await focusedIn(page);
    if (!at) break;
    // A page whose window has just changed is scrolled to it a moment later.
    if (!at.isSeen) {
      await expect.poll(async () => (await focusedIn(page))?.isSeen, at.what).toBe(true);
    }
    if (!at.isOneOfParts) passed.push(at.index);
  }
  expect(passed, 'every step leads on').toEqual([...new Set(passed)]);
}

/** What has the focus in the main part of a page, if anything there has it. */
const focusedIn = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.closest('main')) return null;
    // The ring of a field may be drawn by what is around it.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const editor = focused.closest('[contenteditable="true"]') ? focused.closest('main') : null;
    const isRinged = [...around, ...(editor?.querySelectorAll(':focus-within') ?? [])].some(
      (each) => {
        if (!each) return false;
        const { outlineStyle, boxShadow } = getComputedStyle(each);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      },
    );
    const { width, height, bottom, top } = focused.getBoundingClientRect();
    return {
      what: focused.outerHTML.slice(0, 160),
      index: [...document.querySelectorAll('main *')].indexOf(focused),
      // The parts of a date are passed one by one.
      isOneOfParts: focused.matches('[type="date"], [type="datetime-local"]'),
      isSeen: isRinged && width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    };
  });
