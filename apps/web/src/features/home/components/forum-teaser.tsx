import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { DiscussionTeasers } from '../../../domains/forum-teaser/discussion-teasers.tsx';
import { useForumTeaserQuery } from '../../../gql/home.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './news-teaser.module.css';

/** What is talked about in the forum right now; nothing while nobody has begun. */
export function ForumTeaser() {
  const { t } = useLingui();
  const { data } = useForumTeaserQuery();
  const discussions = data?.discussions.edges ?? [];
  if (discussions.length === 0) return null;
  return (
    <section aria-labelledby="forum" className={classes.section}>
      <SectionHeader
        id="forum"
        title={<Trans>In the forum</Trans>}
        aside={
          <Link to={paths.forum()} aria-label={t`See all: discussions`}>
            <Trans>See all</Trans>
          </Link>
        }
      />
      <DiscussionTeasers discussions={discussions.map(({ node }) => node)} />
    </section>
  );
}
