import { expect, signInDevice, test } from '../../support/test.ts';

test('the client names its documents, and sends none', async ({ page, context, api }) => {
  const asked: { query?: string }[] = [];
  const refused: string[] = [];
  const overSockets: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    asked.push(request.postDataJSON() as { query?: string });
  });
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('PERSISTED_QUERY_NOT_FOUND')) refused.push(text);
  });
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => overSockets.push(String(payload)));
  });
  await signInDevice(context, await api.signUp({ firstName: 'Camila' }), api.url);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => overSockets.filter((text) => text.includes('"subscribe"')).length)
    .toBeGreaterThan(0);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  // The session itself asks before there is anything to name a document with.
  const texts = asked.flatMap(({ query }) => query ?? []);
  expect(texts.filter((text) => !text.startsWith('mutation RefreshSession'))).toEqual([]);
  expect(asked.length).toBeGreaterThan(texts.length);
  expect(overSockets.filter((text) => text.includes('subscription '))).toEqual([]);
  expect(refused).toEqual([]);
});
