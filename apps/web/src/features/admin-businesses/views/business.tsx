import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, InlineAlert, ListSkeleton } from '@wiki/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { BusinessForm } from '../../../domains/business-form/business-form.tsx';
import { RecordEditors } from '../../../components/conflict/record-editors.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import {
  type BusinessDetailsFragment,
  BusinessHubDocument,
  useAdminBusinessQuery,
  useEditBusinessMutation,
} from '../../../gql/admin-businesses.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import type { AdminBusinessTab } from '../../../lib/paths.ts';
import { useServes } from '../../../lib/auth/use-serves.ts';
import { tabOf, tabsFor } from '../address.ts';
import { BusinessHead } from '../components/business-head.tsx';
import { Overview } from '../components/overview.tsx';
import { PeoplePanel } from '../components/people-panel.tsx';
import { BillingCard } from '../records/billing-card.tsx';
import {
  ApplicationCard,
  CasesCard,
  DisputesCard,
  HistoryCard,
  ListingsCard,
  ReviewsCard,
  TicketsCard,
} from '../records/cards.tsx';
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

/** Keeps the current tab in sight where a phone moves them sideways. Gives the reference for their place. */
function useCurrentInSight(tab: AdminBusinessTab) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = place.current?.querySelector<HTMLElement>('[aria-current]');
    const line = current?.parentElement;
    if (line) line.scrollLeft = current.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
  }, [tab]);
  return place;
}

function Details({ business }: { business: BusinessDetailsFragment }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const location = useLocation();
  const serves = useServes();
  const tabs = tabsFor(serves);
  const tab = tabOf(params, tabs);
  const { id, members, ratingCount } = business;
  const sections = useCurrentInSight(tab);
  const { data: hub = null } = useQuery(BusinessHubDocument, {
    variables: {
      businessId: id,
      applications: serves('APPLICATIONS'),
      billing: serves('BILLING'),
      listings: serves('LISTINGS'),
      moderation: serves('MODERATION'),
      reviews: serves('REVIEWS'),
      service: serves('SERVICE'),
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const titles: Record<AdminBusinessTab, [title: string, count?: number | null]> = {
    overview: [t`Overview`],
    profile: [t`Profile`],
    people: [t`People`, members?.length ?? null],
    listings: [t`Listings`, hub?.managedListings?.totalCount ?? null],
    billing: [t`Invoices and payments`, hub?.invoices?.totalCount ?? null],
    reviews: [t`Reviews`, ratingCount],
    application: [t`Application`],
    tickets: [t`Requests`, hub?.tickets?.totalCount ?? null],
    history: [t`History`],
  };
  return (
    <Page title={business.name} width="full">
      <div className={classes.frame}>
        <BusinessHead business={business} openInvoiceId={hub?.openInvoices?.[0]?.id ?? null} />
        {isNewIn(location.state) && (
          <div className={classes.news}>
            <InlineAlert tone="success">
              <Trans>Business created. Complete its profile and add its people.</Trans>
            </InlineAlert>
          </div>
        )}
        <div ref={sections} className={classes.sections}>
          <TabLinks
            label={t`Sections of the business`}
            keepsHistory
            tabs={tabs.map((each) => ({
              to: adminPaths.businessProfile(id, each === 'overview' ? {} : { tab: each }),
              label: titles[each][0],
              count: titles[each][1],
              isCurrent: each === tab,
            }))}
          />
        </div>
        {tab === 'overview' && <Overview business={business} hub={hub} />}
        {tab === 'profile' && <Profile business={business} />}
        {tab === 'people' && <PeoplePanel business={business} />}
        <Records businessId={id} tab={tab} />
      </div>
    </Page>
  );
}

/** How many of a kind its own tab shows. */
const mostOfKind = 50;

/** The records of a kind that a tab is for. */
function Records({ businessId, tab }: { businessId: string; tab: AdminBusinessTab }) {
  const serves = useServes();
  const of = { businessId, first: mostOfKind };
  return (
    <div className={classes.cards}>
      {tab === 'listings' && <ListingsCard {...of} />}
      {tab === 'billing' && <BillingCard {...of} />}
      {tab === 'reviews' && (
        <>
          <DisputesCard {...of} />
          <ReviewsCard {...of} />
        </>
      )}
      {tab === 'application' && <ApplicationCard {...of} />}
      {tab === 'tickets' && serves('SERVICE') && <TicketsCard {...of} />}
      {tab === 'tickets' && serves('MODERATION') && <CasesCard {...of} />}
      {tab === 'history' && <HistoryCard {...of} />}
    </div>
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
