import { Trans, useLingui } from '@lingui/react/macro';
import { reviewRemovalReasons } from '@wiki/domain';
import { Button, Card, EmptyState, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { RichText } from '../../../domains/rich-text/rich-text.tsx';
import {
  DecideHeldPostDocument,
  type HeldPostsQuery,
  useHeldPostsQuery,
} from '../../../gql/forum.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { PostHead } from '../components/post-head.tsx';
import classes from './held-posts.module.css';

type Held = HeldPostsQuery['heldPosts'][number];

/** What a phrase of the blacklist holds, the longest waiting first, for administrators to decide. */
export function HeldPosts() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useHeldPostsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: 30_000,
  });
  const decide = useAct(DecideHeldPostDocument);
  const [refusing, setRefusing] = useState<Held | null>(null);
  const reload = async () => {
    await refetch().catch(() => undefined);
  };
  const publish = async ({ id }: Held) => {
    try {
      const refused = await decide({ id, decision: 'PUBLISH' });
      showToast(
        refused.length === 0 ? t`Published` : t`Somebody else decided it meanwhile`,
        refused.length === 0 ? {} : { tone: 'failed' },
      );
    } catch (failure) {
      showToast(errorMessage(failure), { tone: 'failed' });
    }
    await reload();
  };
  return (
    <Page title={t`Held posts`}>
      <PageHeader
        title={<Trans>Held posts</Trans>}
        description={
          <Trans>
            They have a phrase of the blacklist. Only their authors can read them until you decide.
          </Trans>
        }
        actions={
          <Button component={Link} to={adminPaths.blacklistPhrases()} variant="default">
            <Trans>Blacklist</Trans>
          </Button>
        }
      />
      {!data && !error && <ListSkeleton label={t`Loading held posts`} count={3} />}
      {!data && error && (
        <ErrorState
          title={t`The held posts did not load`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void reload()}
        />
      )}
      {data?.heldPosts.length === 0 && (
        <EmptyState
          seed="held-posts"
          title={t`Nothing waits for you`}
          message={t`Posts with a phrase of the blacklist arrive here.`}
        />
      )}
      <ul className={classes.list}>
        {data?.heldPosts.map((held) => {
          const { discussion, comment } = held;
          const post = comment ?? { ...discussion, dateCreated: held.dateHeld, dateEdited: null };
          return (
            <li key={held.id}>
              <Card>
                <PostHead post={post} />
                <h2 className={classes.title}>
                  {comment ? <Trans>Comment in “{discussion.title}”</Trans> : discussion.title}
                </h2>
                {post.body && (
                  <RichText
                    document={post.body}
                    images={post.images}
                    headingLevel={3}
                    lang={post.language}
                  />
                )}
                <div className={classes.actions}>
                  <Button onClick={() => void publish(held)}>
                    <Trans>Publish</Trans>
                  </Button>
                  <Button variant="danger" onClick={() => setRefusing(held)}>
                    <Trans>Refuse</Trans>
                  </Button>
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
      {refusing && (
        <ReasonDialog
          title={t`Refuse this post?`}
          reasons={reviewRemovalReasons}
          confirmLabel={<Trans>Refuse</Trans>}
          onConfirm={async (reason) => {
            const refused = await decide({ id: refusing.id, decision: 'REFUSE', reason });
            if (refused.length === 0) await reload();
            return refused;
          }}
          onClose={() => setRefusing(null)}
        >
          <Trans>
            Its author is told the reason, keeps the text, and can edit it and send it again.
          </Trans>
        </ReasonDialog>
      )}
    </Page>
  );
}
