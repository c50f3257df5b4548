import { randomBytes } from 'node:crypto';
import { demoBusiness } from '../../support/business.ts';
import { startDiscussion } from '../../support/discussion.ts';
import { publishProduct } from '../../support/listing.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInDevice,
  test,
} from '../../support/test.ts';

for (const [lang, seller, words, size] of [
  [
    'en',
    // Each has a business to itself: what others publish for it meanwhile is told, too.
    'granos-del-altiplano-azul',
    {
      follow: (name: string) => `Follow ${name}`,
      following: (name: string) => `Following: ${name}`,
      muted: (name: string) => `Muted: ${name}`,
      mute: 'Mute: don’t notify me',
      followers: '1 follower',
      started: /Luis Mora Díaz started a discussion/,
      published: / published something new/,
    },
    { width: 1440, height: 900 },
  ],
  [
    'es',
    'muebles-encino-real',
    {
      follow: (name: string) => `Seguir a ${name}`,
      following: (name: string) => `La sigue: ${name}`,
      muted: (name: string) => `Silenciada: ${name}`,
      mute: 'Silenciar: no avisarme de nada',
      followers: '1 seguidor',
      started: /Luis Mora Díaz abrió una discusión/,
      published: / publicó algo nuevo/,
    },
    { width: 390, height: 844 },
  ],
] as const) {
  test(`who follows a tag and a business is told of what is new, until it is muted (${lang})`, async ({
    page,
    context,
    api,
  }) => {
    const tag = `empaques-${randomBytes(3).toString('hex')}`;
    const business = await demoBusiness(api, seller);
    const ana = await api.signUp({ firstName: 'Ana', lastName: 'Rojas', language: lang });
    const luis = await api.signUp({ firstName: 'Luis', lastName: 'Mora Díaz', language: lang });
    await signInDevice(context, ana, api.url);
    await page.setViewportSize(size);

    await page.goto(`/wiki-forum?tag=${tag}&lang=${lang}`);
    await page.getByRole('button', { name: words.follow(`#${tag}`) }).click();
    const chosen = page.getByRole('button', { name: words.following(`#${tag}`) });
    await expect(chosen).toBeVisible();
    await expect(page.getByText(words.followers)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto(`/entrepreneurs/${business.businessId}?lang=${lang}`);
    await page.getByRole('button', { name: words.follow(business.name) }).click();
    await expect(page.getByRole('button', { name: words.following(business.name) })).toBeVisible();

    // Both are told, each once, and lead to what is new.
    const told = await startDiscussion(api, luis, { tags: [tag] });
    const name = `Butaco ${tag}`;
    await publishProduct(api, business, name);
    await page.goto(`/notifications?lang=${lang}`);
    const rows = page.getByRole('listitem');
    const ofDiscussion = rows.filter({ hasText: words.started });
    await expect(ofDiscussion).toHaveCount(1);
    await expect(ofDiscussion).toContainText(told.title);
    const ofListing = rows.filter({ hasText: words.published });
    await expect(ofListing).toHaveCount(1);
    await expect(ofListing).toContainText(name);
    await ofDiscussion.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: told.title })).toBeVisible();

    // Muted it says nothing more, whereas the business still does.
    await page.goto(`/wiki-forum?tag=${tag}&lang=${lang}`);
    await chosen.click();
    await page.getByRole('button', { name: words.mute }).click();
    await expect(page.getByRole('button', { name: words.muted(`#${tag}`) })).toBeVisible();
    await page.goto(`/notifications?lang=${lang}`);
    await expect(ofListing).toContainText(name);
    const quiet = await startDiscussion(api, luis, { tags: [tag] });
    const next = `Mesa ${tag}`;
    await publishProduct(api, business, next);
    // One row for both, which names the latter while it is read.
    await expect(ofListing).toContainText(next);
    await expect(ofListing).toHaveCount(1);
    await expect(rows.filter({ hasText: quiet.title })).toHaveCount(0);
  });
}
