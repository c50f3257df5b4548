import { countLinks, limits, type RichTextDocument } from '@wiki/domain';
import { acceptedTexts, hostileTexts, inParts } from '@wiki/api/testing/hostile-texts';
import { expect, type Page, signInDevice, test } from '../../support/test.ts';

const title = '</title></script><script>alert(1)</script><img src=x onerror=alert(1)>';

/** Every text in a paragraph of its own. */
const bodyOf = (texts: readonly string[]): RichTextDocument => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** New members write no links, and not much in an hour. */
const writable = (texts: readonly string[]) => texts.filter((text) => countLinks(text) === 0);
const [bodyTexts = []] = inParts(
  writable(hostileTexts.filter((text) => acceptedTexts.includes(text))),
  limits.forum.text,
);
const commentTexts = writable(acceptedTexts);

/** What none of these texts may become. */
const foreign = [
  'iframe',
  'object',
  'embed',
  'marquee',
  'img[src="x"]',
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onclick', 'srcdoc'].map((name) => `[${name}]`),
  'a[href^="javascript:" i]',
  'a[href^="data:" i]',
].join(', ');

/** The texts stand on a page as they were written, and nothing was made of them. */
async function expectWords(page: Page, place: string, texts: readonly string[]): Promise<void> {
  await expect(page.locator(place).first()).toContainText('<script>alert(1)</script>');
  const shown = (await page.locator(place).first().textContent()) ?? '';
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  expect(await page.locator(foreign).count()).toBe(0);
}

test('what would be a script is read as it was written: on the page, among the news, in the mail', async ({
  page,
  context,
  browser,
  baseURL,
  api,
}) => {
  const dialogs: string[] = [];
  const listen = (opened: Page) =>
    opened.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  const author = await api.signUp({ language: 'en' });
  await api.run(
    'mutation ($input: NotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { userErrors { code } } }',
    { input: { channels: [{ topic: 'FOLLOWED_DISCUSSIONS', channels: ['APP', 'MAIL'] }] } },
    author.token,
  );
  const { started } = await api.run<{ started: { discussion: { id: string } } }>(
    `mutation ($input: CreateDiscussionInput!) { started: createDiscussion(input: $input) {
      discussion { id } userErrors { code field } } }`,
    {
      input: {
        title,
        body: bodyOf(bodyTexts),
        category: 'products',
        tags: [],
        language: 'en',
      },
    },
    author.token,
  );
  const discussionId = started.discussion.id;
  const other = await api.signUp({ language: 'en' });
  for (const texts of inParts(commentTexts, limits.forum.comment)) {
    await api.run(
      `mutation ($input: AddDiscussionCommentInput!) { addDiscussionComment(input: $input) {
        userErrors { code field } } }`,
      { input: { discussionId, body: bodyOf(texts), language: 'en' } },
      other.token,
    );
  }

  await signInDevice(context, author, api.url);
  listen(page);
  const path = `/wiki-forum/${discussionId}`;
  await page.goto(`${path}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectWords(page, 'article', bodyTexts);
  await expectWords(page, 'section[aria-label="Replies"]', commentTexts);

  // As the server wrote it, for readers without scripts.
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  });
  const reader = await plain.newPage();
  await reader.goto(path);
  await expectWords(reader, 'article', bodyTexts);
  await plain.close();

  await page.goto('/notifications?lang=en');
  await expect(page.getByText(title).first()).toBeVisible();
  await expectWords(page, 'main', [title]);

  await expect.poll(async () => (await api.mailsTo(author.email)).length).toBeGreaterThan(1);
  for (const { html } of await api.mailsTo(author.email)) {
    const mail = await context.newPage();
    listen(mail);
    await mail.setContent(html);
    expect(await mail.locator(foreign).count()).toBe(0);
    expect(await mail.locator('script').count()).toBe(0);
    await mail.close();
  }
  const mails = await api.mailsTo(author.email);
  expect(mails.some(({ text }) => text.includes(title))).toBe(true);
  expect(dialogs).toEqual([]);
});
