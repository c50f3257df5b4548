import type { Page, Route } from '@playwright/test';
import { demo } from '../../support/demo.ts';
import { expect, expectAccessible, signInDevice, test } from '../../support/test.ts';

/** Work that failed, as the API lists it: none fails by itself in a demonstration. */
const failed = (id: string, type: string) => ({
  __typename: 'Job',
  id,
  type,
  status: 'FAILED',
  attempts: 90,
  timesPostponed: 0,
  awaitedSetting: null,
  dateRun: new Date().toISOString(),
  dateCreated: new Date().toISOString(),
  lastError: '550 no such mailbox',
});

/** Answers the list and both acts as the API does; the work that is left of what had failed. */
async function withFailedWork(page: Page, left: ReturnType<typeof failed>[]): Promise<void> {
  await page.route('**/graphql', async (route: Route) => {
    const { operationName, variables = {} } = route.request().postDataJSON() as {
      operationName: string;
      variables?: { input?: { jobId: string }; status?: string };
    };
    if (operationName === 'BackgroundWork') {
      const nodes = variables.status === 'FAILED' ? [...left] : [];
      const counted = (totalCount: number) => ({ __typename: 'JobConnection', totalCount });
      const jobs = {
        ...counted(nodes.length),
        edges: nodes.map((node) => ({ __typename: 'JobEdge', cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      };
      const none = counted(0);
      await route.fulfill({
        json: { data: { jobs, FAILED: jobs, PENDING: none, DONE: none, DISCARDED: none } },
      });
      return;
    }
    const at = left.findIndex(({ id }) => id === variables.input?.jobId);
    const job = left[at];
    const field = { RetryJob: 'retryJob', DiscardJob: 'discardJob' }[operationName];
    if (!field || !job) {
      await route.continue();
      return;
    }
    left.splice(at, 1);
    const status = field === 'retryJob' ? 'PENDING' : 'DISCARDED';
    const payload = { __typename: 'JobPayload', job: { ...job, status }, userErrors: [] };
    await route.fulfill({ json: { data: { [field]: payload } } });
  });
}

test('work that failed is retried and discarded, and what a colleague did first is said', async ({
  page,
  context,
  api,
}) => {
  const left = [failed('a'.repeat(24), 'send-mail'), failed('b'.repeat(24), 'derive-image')];
  await signInDevice(context, await api.signIn(demo.admin, demo.password), api.url);
  await withFailedWork(page, left);
  await page.goto('/admin/jobs?lang=en');
  const grid = page.getByRole('grid', { name: 'Background work' });
  await expect(grid.getByText('550 no such mailbox')).toHaveCount(2);
  const dialog = page.getByRole('dialog');
  const act = async (work: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${work}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await expect(dialog).toContainText(`“${work}”`);
  };

  await act('Send an e-mail', 'Retry now');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Retry now' }).click();
  await expect(dialog).toBeHidden();
  await expect(grid.getByText('Send an e-mail')).toBeHidden();

  await test.step('what is no longer there says so, and the question stays', async () => {
    await act('Prepare a picture', 'Discard');
    const job = left.pop();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    if (job) left.push(job);
  });
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/jobs\??(lang=en)?$/);
  await expect(page.getByText('Nothing here')).toBeVisible();
});
