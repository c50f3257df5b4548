import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { Button, ErrorState, InlineAlert } from '@wiki/ui';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { FollowingList } from '../../../domains/follow/following-list.tsx';
import { useMyProfileQuery } from '../../../gql/profile.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { PrivateDetails } from '../components/private-details.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import classes from './profile.module.css';

const wasSaved = (state: unknown): boolean =>
  state !== null && typeof state === 'object' && 'hasSaved' in state && state.hasSaved === true;

/** One's own profile: what others see, and below it what they do not. */
export function MyProfile() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useMyProfileQuery({ fetchPolicy: 'cache-and-network' });
  const location: { state: unknown } = useLocation();
  const profile = data?.me;
  return (
    <Page title={t`My profile`} width="narrow">
      {profile ? (
        <div className={classes.sections}>
          {wasSaved(location.state) && (
            <InlineAlert tone="success">
              <Trans>Your changes are saved.</Trans>
            </InlineAlert>
          )}
          <ProfileCard
            profile={profile}
            actions={
              <Button
                component={Link}
                to={paths.editProfile()}
                leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
              >
                <Trans>Edit my profile</Trans>
              </Button>
            }
          />
          <PrivateDetails profile={profile} />
          <FollowingList />
          <p className={classes.links}>
            <Link to={paths.userProfile(profile.id)}>
              <Trans>See my profile as others see it</Trans>
            </Link>
            <Link to={paths.security()}>
              <Trans>Account security</Trans>
            </Link>
          </p>
        </div>
      ) : error ? (
        <ErrorState
          title={t`We couldn’t load your profile`}
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
