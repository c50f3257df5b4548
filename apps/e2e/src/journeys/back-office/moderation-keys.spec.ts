import type { Language } from '@wiki/domain';
import { demo } from '../../support/demo.ts';
import { commentOn, startDiscussion } from '../../support/discussion.ts';
import { caseAbout, statusOf } from '../../support/moderation.ts';
import { expect, type Page, signInDevice, test } from '../../support/test.ts';

// One after the other: both work the same queue as the same person, and would undo each other's.
test.describe.configure({ mode: 'default' });

const words = {
  en: {
    ask: 'Ask for an edit: why?',
    remove: 'Remove it: why?',
    suspend: 'Suspend',
    takeOver: /Take over/,
  },
  es: {
    ask: 'Pedir una edición: ¿por qué?',
    remove: 'Retirarlo: ¿por qué?',
    suspend: 'Suspender',
    takeOver: /Tomar el caso/,
  },
} as const satisfies Record<Language, object>;

/** Goes on by the Tab key until a button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  const isThere = () => button.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
}

for (const language of ['en', 'es'] as const) {
  test(`the queue is decided by keyboard alone, in ${language}`, async ({ page, context, api }) => {
    const author = await api.signUp({ firstName: 'Fulgencio', lastName: 'Teclas', language: 'es' });
    const { discussionId } = await startDiscussion(api, author);
    const say = (text: string) => commentOn(api, author, discussionId, text);
    // Its own words: what an earlier run left in the queue must not be taken for it.
    const text = `Aquí uno gane dinero fácil, ${discussionId}`;
    const published = await say(text);
    const refused = await say('Aquí también gane dinero fácil');
    expect([published.status, refused.status]).toEqual(['HELD', 'HELD']);
    const reported = await say('Compren por fuera de la red');
    const reporter = await api.signUp({ language });
    await api.run(
      'mutation ($input: ReportInput!) { report(input: $input) { userErrors { code } } }',
      { input: { kind: 'discussionComment', id: reported.id, reason: 'spam' } },
      reporter.token,
    );
    const administrator = await api.signIn(demo.moderator, demo.password);
    await signInDevice(context, administrator, api.url);
    const { ask, remove, suspend, takeOver } = words[language];
    // Another journey may be going through the queue and have the case: it is taken over from it.
    const haveIt = () =>
      expect(async () => {
        const button = page.getByRole('button', { name: takeOver });
        if (await button.isVisible()) await page.keyboard.press('c');
        await expect(button).toHaveCount(0, { timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
    const open = async ({ id }: { id: string }) => {
      const caseId = await caseAbout(api, administrator, id);
      await page.goto(`/admin/manage-discussions?case=${caseId}&lang=${language}`);
      await expect(page.getByRole('article')).toBeVisible();
      await haveIt();
      return caseId;
    };
    const becomes = (caseId: string, status: string) =>
      expect.poll(() => statusOf(api, administrator, caseId)).toBe(status);
    const giveReason = async (title: string) => {
      const form = page.getByRole('form', { name: title });
      await expect(form.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('1');
      // Another journey that comes by in the queue has the case while it reads it: what is decided
      // meanwhile is refused, and the reason stays.
      await expect(async () => {
        await page.keyboard.press('Control+Enter');
        await expect(form).toBeHidden({ timeout: 5_000 });
      }).toPass({ timeout: 60_000 });
    };

    // There and back, then what is held is published.
    const first = await open(published);
    const isThere = new RegExp(`case=${first}`);
    await page.keyboard.press('k');
    await expect(page).not.toHaveURL(isThere);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(isThere);
    // A key decides what is read: until that is there, none does.
    await expect(page.getByRole('article')).toContainText(text);
    await haveIt();
    await page.keyboard.press('a');
    await becomes(first, 'KEPT');

    // What is held is refused with a reason.
    const second = await open(refused);
    await page.keyboard.press('e');
    await giveReason(ask);
    await becomes(second, 'EDIT_ASKED');

    // What was reported is removed, brought back, and its author suspended.
    const third = await open(reported);
    await page.keyboard.press('r');
    await giveReason(remove);
    await becomes(third, 'REMOVED');
    // The queue has gone on to the next: from then on it knows what there is to undo.
    await expect(page).not.toHaveURL(new RegExp(`case=${third}`));
    await page.keyboard.press('z');
    await becomes(third, 'OPEN');
    await open(reported);
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, suspend);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect
      .poll(async () => (await api.mailsTo(author.email)).map(({ subject }) => subject).join())
      .toMatch(/suspend/i);
  });
}
