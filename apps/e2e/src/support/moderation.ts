import type { Account, Api } from './api.ts';
import { expect, type Page } from './test.ts';

/** The case that waits about something. */
export async function caseAbout(api: Api, { token }: Account, subjectId: string): Promise<string> {
  const { moderationCases } = await api.run<{
    moderationCases: { edges: { node: { id: string; subjectId: string } }[] };
  }>('{ moderationCases(tab: OPEN, first: 50) { edges { node { id subjectId } } } }', {}, token);
  const found = moderationCases.edges.find(({ node }) => node.subjectId === subjectId);
  if (!found) throw new Error('No case waits about it.');
  return found.node.id;
}

/** How a case stands, as administrators read it. */
export async function statusOf(
  api: Api,
  { token }: Account,
  id: string,
): Promise<string | undefined> {
  const { moderationCase } = await api.run<{ moderationCase: { status: string } | null }>(
    'query ($id: ID!) { moderationCase(id: $id) { status } }',
    { id },
    token,
  );
  return moderationCase?.status;
}

/** Decides the case on screen; where another journey has come to it and holds it, it is taken over. */
export async function decideHere(page: Page, decision: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('c');
    await page.getByRole('button', { name: decision }).click({ timeout: 2_000 });
  }).toPass();
}
