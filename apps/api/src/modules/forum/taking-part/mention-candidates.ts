import { foldText } from '@wiki/domain';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { businessesNamed } from '../../businesses/index.ts';
import { usersNamed } from '../../users/index.ts';

/** Somebody or a business that a text may mention. */
export interface MentionCandidateView {
  kind: 'USER' | 'BUSINESS';
  id: string;
  name: string;
  detail: string | null;
}

/** People and businesses that take part and whose name begins with the text, people first. */
export async function mentionCandidates(
  { viewer }: Pick<Context, 'viewer'>,
  { query, first }: { query: string; first: number },
): Promise<MentionCandidateView[]> {
  const { userId } = signedIn(viewer);
  const start = foldText(query.trim());
  if (!start) return [];
  const people = await usersNamed(start, first + 1);
  const businesses = await businessesNamed(start, first);
  return [
    ...people
      .filter(({ _id }) => _id.toHexString() !== userId)
      .map(({ _id, displayName }) => ({
        kind: 'USER' as const,
        id: _id.toHexString(),
        name: displayName,
        detail: null,
      })),
    ...businesses.map(({ _id, name, city }) => ({
      kind: 'BUSINESS' as const,
      id: _id.toHexString(),
      name,
      detail: city || null,
    })),
  ].slice(0, first);
}
