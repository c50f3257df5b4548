import type { Account, Api } from './api.ts';

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
