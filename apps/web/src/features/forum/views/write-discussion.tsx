import { Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, ErrorState, PageHeader } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useDiscussionQuery, useMyDiscussionDraftsQuery } from '../../../gql/forum.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import {
  DiscussionForm,
  type DiscussionFormProps,
} from '../components/writing/discussion-form.tsx';

/** Starts a discussion, or goes on with a draft of one. */
export function WriteDiscussion() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const title = t`Start a discussion`;
  return (
    <Page title={title}>
      <WithDraft
        discussion={null}
        find={(drafts) => drafts.find(({ id }) => id === params.get('draft'))}
        header={(state) => (
          <Header title={title} back={paths.forum()} backLabel={<Trans>Forum</Trans>}>
            {state}
          </Header>
        )}
      />
    </Page>
  );
}

/** Edits one's discussion. */
export function EditDiscussion() {
  const { t } = useLingui();
  const { discussionId = '' } = useParams();
  const [params] = useSearchParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useDiscussionQuery({ variables: { id: discussionId } });
  const discussion = data?.discussion;
  const title = t`Edit the discussion`;
  const header = (state?: ReactNode) => (
    <Header
      title={title}
      back={paths.discussion(discussionId)}
      backLabel={<Trans>Discussion</Trans>}
    >
      {state}
    </Header>
  );
  if (discussion?.viewerCanEdit) {
    return (
      <Page title={title}>
        <WithDraft
          discussion={discussion}
          find={(drafts) => {
            const own = drafts.filter((draft) => draft.discussionId === discussion.id);
            return own.find(({ id }) => id === params.get('draft')) ?? own[0];
          }}
          header={header}
        />
      </Page>
    );
  }
  return (
    <Page title={title}>
      {header()}
      {error && !data && (
        <ErrorState
          title={t`We couldn’t load the discussion`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!error && !data && <PageSkeleton />}
      {data && (
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
    </Page>
  );
}

interface HeaderProps {
  title: string;
  back: string;
  backLabel: ReactNode;
  /** How the draft stands. */
  children?: ReactNode;
}

const Header = ({ title, back, backLabel, children }: HeaderProps) => (
  <PageHeader title={title} back={<BackLink to={back}>{backLabel}</BackLink>} actions={children} />
);

type Drafts = NonNullable<
  ReturnType<typeof useMyDiscussionDraftsQuery>['data']
>['myDiscussionDrafts'];

interface WithDraftProps extends Pick<DiscussionFormProps, 'discussion' | 'header'> {
  find: (drafts: Drafts) => Drafts[number] | undefined;
}

/** Waits for the draft that was begun, so that the form starts from it. */
function WithDraft({ find, ...form }: WithDraftProps) {
  const { data, error } = useMyDiscussionDraftsQuery({ fetchPolicy: 'network-only' });
  if (!data && !error) {
    return (
      <>
        {form.header(null)}
        <PageSkeleton />
      </>
    );
  }
  return <FromDraft draft={find(data?.myDiscussionDrafts ?? []) ?? null} {...form} />;
}

/** The form starts once: what it saves then is its own. */
function FromDraft({ draft, ...form }: DiscussionFormProps) {
  const [start] = useState(draft);
  return <DiscussionForm draft={start} {...form} />;
}
