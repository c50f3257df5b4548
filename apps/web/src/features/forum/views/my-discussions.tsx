import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { MoreButton } from '../../../components/lists/more-button.tsx';
import { Page } from '../../../components/page/page.tsx';
import { MyDiscussionsDocument } from '../../../gql/forum.ts';
import { useConnection } from '../../../lib/connection/use-connection.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { DiscussionRow } from '../components/discussion-row.tsx';
import classes from '../components/discussion-row.module.css';

/** What the signed-in person wrote in the forum, in every state. */
export function MyDiscussions() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const list = useConnection(MyDiscussionsDocument, {
    variables: { first: 24 },
    of: ({ myDiscussions }) => myDiscussions,
  });
  return (
    <Page title={t`My posts`}>
      <PageHeader
        title={<Trans>My posts</Trans>}
        description={<Trans>Including those waiting for review.</Trans>}
        back={
          <BackLink to={paths.forum()}>
            <Trans>Forum</Trans>
          </BackLink>
        }
      />
      {list.status === 'loading' && <ListSkeleton label={t`Loading your posts`} count={4} />}
      {list.status === 'failed' && (
        <ErrorState
          title={t`We couldn’t load your posts`}
          message={errorMessage(list.error)}
          retryLabel={t`Try again`}
          onRetry={list.retry}
        />
      )}
      {list.status === 'empty' && (
        <EmptyState
          seed="my-posts"
          title={t`You haven’t written anything yet`}
          message={t`What you ask and share in the forum shows up here.`}
          action={
            <Button component={Link} to={paths.writeDiscussion()}>
              <Trans>Start a discussion</Trans>
            </Button>
          }
        />
      )}
      {list.status === 'filled' && (
        <ul className={classes.list}>
          {list.rows.map((discussion) => (
            <DiscussionRow key={discussion.id} discussion={discussion} />
          ))}
        </ul>
      )}
      <MoreButton more={list.more}>
        <Trans>Show more posts</Trans>
      </MoreButton>
    </Page>
  );
}
