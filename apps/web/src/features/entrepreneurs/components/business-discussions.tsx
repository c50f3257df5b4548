import { Trans } from '@lingui/react/macro';
import { DiscussionTeasers } from '../../../domains/forum-teaser/discussion-teasers.tsx';
import { useBusinessDiscussionsQuery } from '../../../gql/entrepreneurs.ts';

/** What the people of a business wrote in the forum; it completes the profile, and without it nothing stands there. */
export function BusinessDiscussions({ businessId }: { businessId: string }) {
  const { data } = useBusinessDiscussionsQuery({ variables: { businessId } });
  const discussions = data?.discussions.edges ?? [];
  if (discussions.length === 0) return null;
  return (
    <section id="forum" aria-labelledby="forum-title">
      <h2 id="forum-title">
        <Trans>In the forum</Trans>
      </h2>
      <DiscussionTeasers discussions={discussions.map(({ node }) => node)} />
    </section>
  );
}
