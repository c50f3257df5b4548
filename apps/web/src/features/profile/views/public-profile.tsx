import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import { Button, ErrorState } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { FollowButton } from '../../../domains/follow/follow-button.tsx';
import { ReportButton } from '../../../domains/report/report-button.tsx';
import { usePublicProfileQuery } from '../../../gql/profile.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { ProfileCard } from '../components/profile-card.tsx';

/** A person as everyone may see them. */
export function PublicProfile() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { userId = '' } = useParams();
  const { data, error, refetch } = usePublicProfileQuery({ variables: { id: userId } });
  const profile = data?.user;

  if (data && !profile) {
    return (
      <Notice
        art="no-profile"
        title={t`This profile doesn’t exist`}
        text={t`The account may have been deleted, or the link may be incomplete.`}
      >
        <Button component={Link} to={paths.home()}>
          <Trans>Back to home</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={profile?.displayName ?? t`Profile`} width="narrow">
      {profile ? (
        <ProfileCard
          profile={profile}
          actions={
            profile.viewerCanEdit ? (
              <Button component={Link} to={paths.editProfile()} variant="default">
                <Trans>Edit my profile</Trans>
              </Button>
            ) : (
              <>
                <FollowButton kind="USER" targetId={userId} name={profile.displayName} />
                <Button
                  component={Link}
                  to={paths.writeTo(profile.id)}
                  variant="default"
                  leftSection={<IconMessageCircle size={20} stroke={1.75} aria-hidden />}
                >
                  <Trans context="button">Write a message</Trans>
                </Button>
                <ReportButton kind="user" id={profile.id} authorId={profile.id} />
              </>
            )
          }
        />
      ) : error ? (
        <ErrorState
          title={t`We couldn’t load this profile`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}
