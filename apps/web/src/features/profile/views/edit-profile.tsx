import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorState, PageHeader } from '@wiki/ui';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { useMyProfileQuery } from '../../../gql/profile.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { paths } from '../../../lib/paths.ts';
import { AccountLanguage } from '../components/account-language.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { ProfilePicture } from '../components/profile-picture.tsx';
import classes from './profile.module.css';

/** Changing one's own profile. */
export function EditProfile() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useMyProfileQuery();
  const profile = data?.me;
  return (
    <Page title={t`Edit my profile`} width="narrow">
      <PageHeader
        title={<Trans>Edit my profile</Trans>}
        back={
          <BackLink to={paths.myProfile()}>
            <Trans>My profile</Trans>
          </BackLink>
        }
      />
      {profile ? (
        <div className={classes.sections}>
          <ProfilePicture profile={profile} />
          <AccountLanguage />
          <ProfileForm key={profile.id} profile={profile} />
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
