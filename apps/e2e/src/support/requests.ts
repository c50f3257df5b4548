import type { Page } from '@playwright/test';

/** Names of the operations that a page sends from now on, in their order. */
export function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    const { operationName } = JSON.parse(request.postData() ?? '{}') as { operationName?: string };
    if (operationName) names.push(operationName);
  });
  return names;
}

/** Lets pages come without the data that the server rendered them with, so that they ask for all they show. */
export async function withoutAnswers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<script type="application\/json">.*?<\/script>/s, '');
    await route.fulfill({ response, body });
  });
}

/** Lets a page see a list without entries, whatever there is: the answer to one operation is emptied. */
export async function emptyList(page: Page, operation: string, ...fields: string[]): Promise<void> {
  await withoutAnswers(page);
  await page.route('**/graphql', async (route) => {
    const { operationName } = JSON.parse(route.request().postData() ?? '{}') as {
      operationName?: string;
    };
    if (operationName !== operation) {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const answer = (await response.json()) as {
      data: Record<string, { edges: unknown[]; pageInfo: { hasNextPage: boolean } }>;
    };
    for (const field of fields) {
      const list = answer.data[field];
      if (!list) throw new Error(`${operation} has no ${field}.`);
      list.edges = [];
      list.pageInfo.hasNextPage = false;
    }
    await route.fulfill({ response, json: answer });
  });
}
