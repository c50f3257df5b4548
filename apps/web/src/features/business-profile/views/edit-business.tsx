import { Trans, useLingui } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import { Button, ErrorState, InlineAlert, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { BusinessForm } from '../../../domains/business-form/business-form.tsx';
import type { SaveBusiness } from '../../../domains/business-form/use-business-form.ts';
import { BusinessPeople } from '../../../domains/business-people/business-people.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import {
  type OwnBusinessFragment,
  useUpdateBusinessMutation,
} from '../../../gql/business-profile.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { type BusinessTab, paths } from '../../../lib/paths.ts';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { ShownAs } from '../components/shown-as.tsx';
import { TaxData } from '../components/tax-data.tsx';
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
        description={business && <LiveMark label={t`Live`} />}
        actions={
          business && (
            <Button component={Link} to={paths.entrepreneur(business.id)} variant="default">
              <Trans>See the public profile</Trans>
              <IconExternalLink size={18} stroke={1.75} aria-hidden />
            </Button>
          )
        }
      />
      {business ? (
        <Tabs business={business} />
      ) : error || isKnown ? (
        <ErrorState
          title={t`We couldn’t load your business`}
          message={error ? errorMessage(error) : t`You no longer work for a business.`}
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
  const viewer = useViewer();
  // Whoever works for a business without managing it has nothing to do with its invoices.
  const tabs: readonly BusinessTab[] =
    viewer?.memberType === 'businessAdmin' ? ['profile', 'people', 'tax'] : ['profile', 'people'];
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'profile';
  const titles = { profile: t`Profile`, people: t`People`, tax: t`Tax data` };
  return (
    <>
      <TabLinks
        label={t`Sections of the business`}
        keepsHistory
        tabs={tabs.map((each) => ({
          to: paths.editBusinessProfile({ tab: each }),
          label: titles[each],
          isCurrent: each === tab,
        }))}
      />
      {business.status === 'inactive' && (
        <div className={classes.hidden}>
          <InlineAlert tone="warning">
            <Trans>
              The profile is hidden for now: visitors can’t see it. You can still edit it.
            </Trans>
          </InlineAlert>
        </div>
      )}
      {tab === 'profile' && <Advice business={business} />}
      {tab === 'profile' && <Profile business={business} />}
      {tab === 'people' && (
        <div className={classes.people}>
          <BusinessPeople business={business} />
          <ShownAs business={business} />
        </div>
      )}
      {tab === 'tax' && <TaxData />}
    </>
  );
}

/** What those who work for the business should know before they write. */
function Advice({ business }: { business: OwnBusinessFragment }) {
  const { contactEmail, contactPhone, address, needsConfirmation } = business;
  return (
    <>
      {needsConfirmation && (
        <div className={classes.advice}>
          <InlineAlert tone="info" title={<Trans>The verified badge is paused</Trans>}>
            <Trans>
              It belongs to the name and place we checked. We’ll confirm the new ones and tell you.
            </Trans>
          </InlineAlert>
        </div>
      )}
      {!contactEmail && !contactPhone && !address && (
        <div className={classes.advice}>
          <InlineAlert tone="info" title={<Trans>Your contact details are private</Trans>}>
            <Trans>
              Customers reach you through the network’s messages. If you also want to show an
              e-mail, a phone or an address on your page, write them below.
            </Trans>
          </InlineAlert>
        </div>
      )}
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
