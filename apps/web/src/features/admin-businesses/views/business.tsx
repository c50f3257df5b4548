import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, InlineAlert, ListSkeleton, PageHeader } from '@wiki/ui';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { BackLink } from '../../../components/back-link.tsx';
import { BusinessForm } from '../../../domains/business-form/business-form.tsx';
import { RecordEditors } from '../../../components/conflict/record-editors.tsx';
import { MembershipStatusLabel } from '../../../components/membership-status.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { TabLinks } from '../../../components/tab-links.tsx';
import {
  type BusinessDetailsFragment,
  useAdminBusinessQuery,
  useEditBusinessMutation,
} from '../../../gql/admin-businesses.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { tabOf, tabsFor } from '../address.ts';
import { BusinessStatusLabel } from '../components/business-status.tsx';
import { MembershipPanel } from '../components/membership-panel.tsx';
import { PeoplePanel } from '../components/people-panel.tsx';
import { Standing } from '../components/standing.tsx';
import { VerificationPanel } from '../components/verification-panel.tsx';
import { VerifiedLabel } from '../components/verified-label.tsx';
import { InvoiceToPay } from '../../../domains/manual-payment/invoice-to-pay.tsx';
import { RecordsPanel } from '../records/records-panel.tsx';
import classes from './business.module.css';

/** One business, for administrators: its profile, its people, its standing and membership. */
export function BusinessPage() {
  const { t } = useLingui();
  const { businessId = '' } = useParams();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useAdminBusinessQuery({
    variables: { id: businessId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.business) return <Details key={businessId} business={data.business} />;
  if (data) {
    return (
      <Notice
        art="no-business"
        title={t`This business doesn’t exist`}
        text={t`The address may be incomplete.`}
      >
        <Button component={Link} to={adminPaths.editBusinessProfiles()}>
          <Trans>All businesses</Trans>
        </Button>
      </Notice>
    );
  }
  return (
    <Page title={t`Business profile`}>
      {error ? (
        <ErrorState
          title={t`We couldn’t load the business`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <ListSkeleton label={t`Loading the business`} count={5} />
      )}
    </Page>
  );
}

/** What the page for a new business was opened with. */
const isNewIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNew' in state;

function Details({ business }: { business: BusinessDetailsFragment }) {
  const { t } = useLingui();
  const format = useFormat();
  const [params] = useSearchParams();
  const location = useLocation();
  const serves = useServes();
  const tabs = tabsFor(serves);
  const tab = tabOf(params, tabs);
  const titles = {
    profile: t`Profile`,
    people: t`People`,
    membership: t`Membership and visibility`,
    records: t`Records`,
  };
  const { id, name, status, isVerified, membership } = business;
  return (
    <Page title={name}>
      <PageHeader
        back={<BackLink to={adminPaths.editBusinessProfiles()}>{t`All businesses`}</BackLink>}
        title={name}
        description={<Trans>On the network since {format.date(business.dateCreated)}</Trans>}
      />
      <div className={classes.states}>
        <BusinessStatusLabel status={status} />
        <VerifiedLabel isVerified={isVerified} needsConfirmation={business.needsConfirmation} />
        {membership && (
          <span className={classes.state}>
            <Trans>Membership</Trans>
            <MembershipStatusLabel status={membership.status} />
          </span>
        )}
      </div>
      {isNewIn(location.state) && (
        <div className={classes.news}>
          <InlineAlert tone="success">
            <Trans>The business is created. Complete its profile and add its people.</Trans>
          </InlineAlert>
        </div>
      )}
      <TabLinks
        label={t`Sections of the business`}
        keepsHistory
        tabs={tabs.map((each) => ({
          to: adminPaths.businessProfile(id, { tab: each }),
          label: titles[each],
          isCurrent: each === tab,
        }))}
      />
      {tab === 'profile' && <Profile business={business} />}
      {tab === 'records' && <RecordsPanel businessId={id} />}
      {tab === 'people' && <PeoplePanel business={business} />}
      {tab === 'membership' && (
        <div className={classes.cards}>
          <MembershipPanel business={business} />
          {serves('BILLING') && (
            <InvoiceToPay
              of={{ businessId: id }}
              nothing={<Trans>There are no invoices to pay.</Trans>}
            />
          )}
          {serves('BUSINESSES') && (
            <>
              <VerificationPanel business={business} />
              <Standing business={business} />
            </>
          )}
        </div>
      )}
    </Page>
  );
}

function Profile({ business }: { business: BusinessDetailsFragment }) {
  const [edit] = useEditBusinessMutation();
  return (
    <>
      <RecordEditors kind="BUSINESS" id={business.id} />
      <BusinessForm
        business={business}
        save={async (changes) => {
          const { data } = await edit({
            variables: { input: { ...changes, businessId: business.id } },
          });
          return data?.updateBusiness ?? { business: null, userErrors: [{ code: 'INTERNAL' }] };
        }}
      />
    </>
  );
}
