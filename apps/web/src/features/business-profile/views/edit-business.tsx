import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { ErrorState, InlineAlert, LiveDot, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { BusinessForm } from '../../../components/business-form/business-form.tsx';
import type { SaveBusiness } from '../../../components/business-form/use-business-form.ts';
import { BusinessPeople } from '../../../components/business-people/business-people.tsx';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import { PageSkeleton } from '../../../components/page-skeleton.tsx';
import {
  type OwnBusinessFragment,
  useUpdateBusinessMutation,
} from '../../../gql/business-profile.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { type BusinessTab, paths } from '../../../lib/paths.ts';
import { useMyBusiness } from '../hooks/use-my-business.ts';
import classes from './edit-business.module.css';

/** The profile of one's business and its people. */
export function EditBusiness() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { business, isKnown, error, retry } = useMyBusiness();
  return (
    <Page title={t`My business profile`} width="narrow">
      <PageHeader
        title={business?.name ?? <Trans>My business profile</Trans>}
        description={business && <LiveDot label={t`Live`} />}
        actions={
          business && (
            <Button
              component={Link}
              to={paths.entrepreneur(business.id)}
              variant="default"
              rightSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
            >
              <Trans>See the public profile</Trans>
            </Button>
          )
        }
      />
      {business ? (
        <Tabs business={business} />
      ) : error || isKnown ? (
        <ErrorState
          title={t`Your business did not load`}
          message={error ? errorMessage(error) : t`You do not work for a business any more.`}
          retryLabel={t`Try again`}
          onRetry={retry}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

function Tabs({ business }: { business: OwnBusinessFragment }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const tab: BusinessTab = params.get('tab') === 'people' ? 'people' : 'profile';
  const titles = { profile: t`Profile`, people: t`People` };
  return (
    <>
      <TabLinks
        label={t`Parts of the business`}
        keepsHistory
        tabs={(['profile', 'people'] as const).map((each) => ({
          to: paths.editBusinessProfile({ tab: each }),
          label: titles[each],
          isCurrent: each === tab,
        }))}
      />
      {business.status === 'inactive' && (
        <div className={classes.hidden}>
          <InlineAlert tone="warning">
            <Trans>
              The profile is hidden for now: visitors do not see it. You can still edit it.
            </Trans>
          </InlineAlert>
        </div>
      )}
      {tab === 'people' ? <BusinessPeople business={business} /> : <Profile business={business} />}
    </>
  );
}

function Profile({ business }: { business: OwnBusinessFragment }) {
  const [update] = useUpdateBusinessMutation();
  const save: SaveBusiness = async (changes) => {
    const input = { businessId: business.id, ...changes };
    const { data } = await update({ variables: { input } });
    return data?.updateBusiness ?? { business: null, userErrors: [] };
  };
  return (
    <BusinessForm
      key={business.id}
      business={business}
      save={save}
      seeSaved={
        <Link to={paths.entrepreneur(business.id)}>
          <Trans>See the public profile</Trans>
        </Link>
      }
    />
  );
}
