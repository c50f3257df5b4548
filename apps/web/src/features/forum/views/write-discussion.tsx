import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState, PageHeader } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { PageSkeleton } from '../../../components/page-skeleton.tsx';
import { Page } from '../../../components/page.tsx';
import {
  type DiscussionFieldsFragment,
  useDiscussionQuery,
  useMyDiscussionDraftsQuery,
} from '../../../gql/forum.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { DiscussionForm } from '../components/discussion-form.tsx';

/** Starts a discussion, or goes on with a draft of one. */
export function WriteDiscussion() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  return (
    <Frame title={t`Start a discussion`} back={paths.forum()}>
      <WithDraft
        discussion={null}
        find={(drafts) => drafts.find(({ id }) => id === params.get('draft'))}
      />
    </Frame>
  );
}

/** Edits one's discussion. */
export function EditDiscussion() {
  const { t } = useLingui();
  const { discussionId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useDiscussionQuery({ variables: { id: discussionId } });
  const discussion = data?.discussion;
  return (
    <Frame title={t`Edit the discussion`} back={paths.discussion(discussionId)}>
      {error && !data && (
        <ErrorState
          title={t`We couldn’t load the discussion`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!error && !data && <PageSkeleton />}
      {data && !discussion?.viewerCanEdit && (
        <EmptyState
          seed="no-editing"
          title={t`This discussion can’t be edited`}
          message={t`Only the author can edit it, while it’s open.`}
          action={
            <Button component={Link} to={paths.forum()}>
              <Trans>Back to the forum</Trans>
            </Button>
          }
        />
      )}
      {discussion?.viewerCanEdit && (
        <WithDraft
          discussion={discussion}
          find={(drafts) => drafts.find((draft) => draft.discussionId === discussion.id)}
        />
      )}
    </Frame>
  );
}

function Frame({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <PageHeader
        title={title}
        back={
          <BackLink to={back}>
            <Trans>Back</Trans>
          </BackLink>
        }
      />
      {children}
    </Page>
  );
}

type Drafts = NonNullable<
  ReturnType<typeof useMyDiscussionDraftsQuery>['data']
>['myDiscussionDrafts'];

/** Waits for the draft that was begun, so that the form starts from it. */
function WithDraft({
  discussion,
  find,
}: {
  discussion: DiscussionFieldsFragment | null;
  find: (drafts: Drafts) => Drafts[number] | undefined;
}) {
  const { data, error } = useMyDiscussionDraftsQuery({ fetchPolicy: 'network-only' });
  if (!data && !error) return <PageSkeleton />;
  const draft = find(data?.myDiscussionDrafts ?? []) ?? null;
  return <DiscussionForm key={draft?.id ?? 'new'} discussion={discussion} draft={draft} />;
}
