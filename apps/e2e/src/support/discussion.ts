import { randomBytes } from 'node:crypto';
import { documentOf } from '@wiki/domain';
import type { Account, Api } from './api.ts';

/** A comment as it was published or held. */
export interface Said {
  id: string;
  status: string;
}

/** Starts a discussion, and says which and where it is. */
export async function startDiscussion(
  api: Api,
  { token }: Account,
  { category = 'products', tags = [] }: { category?: string; tags?: readonly string[] } = {},
) {
  const title = `Empaques ${randomBytes(4).toString('hex')}`;
  const { started } = await api.run<{ started: { discussion: { id: string } | null } }>(
    `mutation ($input: CreateDiscussionInput!) { started: createDiscussion(input: $input) {
      discussion { id } userErrors { code field } } }`,
    {
      input: {
        title,
        body: documentOf('¿Quién conoce un buen proveedor de empaques?'),
        category,
        tags,
        language: 'es',
      },
    },
    token,
  );
  if (!started.discussion) throw new Error('The discussion was refused.');
  const { id } = started.discussion;
  return { discussionId: id, path: `/wiki-forum/${id}`, title };
}

/** Comments on a discussion, or replies to a comment. */
export async function commentOn(
  api: Api,
  { token }: Account,
  discussionId: string,
  words: string,
  replyTo: string | null = null,
): Promise<Said> {
  const { said } = await api.run<{ said: { comment: Said | null } }>(
    `mutation ($input: AddDiscussionCommentInput!) { said: addDiscussionComment(input: $input) {
      comment { id status } userErrors { code field } } }`,
    { input: { discussionId, body: documentOf(words), replyTo, language: 'es' } },
    token,
  );
  if (!said.comment) throw new Error('The comment was refused.');
  return said.comment;
}

/** The id of a discussion of the demonstration that has many replies. */
export async function mostDiscussed(api: Api): Promise<string> {
  const { found } = await api.run<{ found: { edges: { node: { id: string } }[] } }>(
    '{ found: discussions(first: 1, sort: MOST_REPLIES) { edges { node { id } } } }',
  );
  return found.edges[0]?.node.id ?? '';
}
