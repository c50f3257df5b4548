import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { type ListingStatus, listingStatuses, listingTypes } from '@wiki/domain';
import { Button } from '@wiki/ui';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { wordsOf } from '../../../components/admin-list/words-of.ts';
import { Link } from 'react-router-dom';
import { StaffLink } from '../../../components/staff-link.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { ReasonText } from '../../../domains/application/reason-text.tsx';
import { ListingPrice } from '../../../domains/listing-card/listing-price.tsx';
import { FeaturedBadge } from '../../../domains/listing-form/managed/featured-badge.tsx';
import { ListingPicture } from '../../../domains/listing-form/managed/listing-picture.tsx';
import {
  ListingStatusBadge,
  statusNames,
} from '../../../domains/listing-form/managed/listing-status.tsx';
import { useListingTitle } from '../../../domains/listing-form/managed/listing-titles.ts';
import { typeOfTab } from '../../../domains/listing-form/managed/managed-query.ts';
import { nothingNames, tabNames } from '../../../domains/listing-form/managed/type-names.ts';
import type { ListingRow } from '../../../domains/listing-form/managed/use-managed-listings.ts';
import {
  AdminListingsDocument,
  type AdminListingsQuery,
  type AdminListingsQueryVariables,
} from '../../../gql/admin-listings.ts';
import { ManagedListingChangedDocument } from '../../../gql/listing-form.ts';
import type { ManagedListingSort } from '../../../gql/schema-types.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { type ListingTab, listingSections } from '../../../lib/paths.ts';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { BusinessName } from '../components/business-name.tsx';
import { BusinessSelect } from '../components/business-select.tsx';
import { useListingActions } from '../listing-actions.tsx';
import classes from './listings.module.css';

type Filters = { status: ListingStatus; featured: 'true' | 'false'; business: string };

/** The orders of the columns, the useful direction first. */
const sorts = {
  changed: ['CHANGED', 'UNCHANGED'],
  created: ['NEWEST', 'OLDEST'],
  views: ['MOST_VIEWED', 'LEAST_VIEWED'],
  contacts: ['MOST_CONTACTED', 'LEAST_CONTACTED'],
} as const satisfies Sorts<ManagedListingSort>;

/** Everybody's listings in every state, for administrators. */
export function Listings() {
  const { t } = useLingui();
  const format = useFormat();
  const title = useListingTitle();
  const localized = useLocalized();
  const [params] = useSearchParams();
  const actions = useListingActions();
  const type = typeOfTab(params.get('tab'));
  const isFeatured = params.get('featured') === 'true';
  return (
    <AdminList<AdminListingsQuery, AdminListingsQueryVariables, ListingRow, ListingTab, Filters>
      name="listings"
      title={t`Listings`}
      action={({ tab }) => (
        <Button
          component={Link}
          size="sm"
          to={adminPaths.createListing({ tab })}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        >
          <Trans>Create a listing</Trans>
        </Button>
      )}
      query={AdminListingsDocument}
      of={({ managedListings }) => managedListings}
      live={ManagedListingChangedDocument}
      variables={({ search, tab, filters: { status, featured, business }, order }) => ({
        sort: sortOf(sorts, order, 'CHANGED'),
        filter: {
          type: typeOfTab(tab),
          ...(status ? { status } : {}),
          ...(search ? { search } : {}),
          ...(featured ? { isFeatured: featured === 'true' } : {}),
          ...(business ? { businessId: business } : {}),
        },
      })}
      tabs={{
        label: t`Which listings`,
        param: 'tab',
        options: listingTypes.map((each) => ({
          value: listingSections[each],
          label: t(tabNames[each]),
        })),
        countOf: ({ managedListingCounts }, tab) =>
          managedListingCounts
            .filter((entry) => listingSections[entry.type] === tab)
            .reduce((sum, { count }) => sum + count, 0),
      }}
      search={{ label: t`Find listings`, placeholder: t`Name or SKU` }}
      filters={{
        status: {
          label: t`State`,
          options: listingStatuses.map((value) => ({ value, label: t(statusNames[value]) })),
        },
        featured: {
          label: t({ message: 'Featured', context: 'listing' }),
          options: [
            { value: 'true', label: t`Featured only` },
            { value: 'false', label: t`Not featured` },
          ],
        },
        business: {
          label: t`Business`,
          isText: true,
          shown: (id) => <BusinessName id={id} />,
          field: ({ value, onChange }) => (
            <BusinessSelect
              label={t`Business`}
              placeholder={t`Name starts with`}
              nothing={t`No business has that name`}
              value={value}
              onChange={onChange}
            />
          ),
        },
      }}
      identity={{
        heading: t`Listing`,
        csv: 'name',
        name: title,
        href: ({ id }) => adminPaths.listing(id),
        picture: (listing) => (
          <span className={classes.picture}>
            <ListingPicture listing={listing} />
          </span>
        ),
      }}
      columns={[
        {
          key: 'business',
          heading: t`Business`,
          csv: 'business.name',
          cell: ({ business }) => (
            <StaffLink
              to={adminPaths.businessProfile(business.id)}
              duties={['BUSINESSES', 'BILLING', 'SERVICE']}
            >
              {business.name}
            </StaffLink>
          ),
        },
        {
          key: 'price',
          heading: t`Price`,
          csv: 'priceFrom',
          isNumber: true,
          cell: (listing) => <ListingPrice listing={listing} />,
        },
        {
          key: 'state',
          heading: t`State`,
          csv: { paths: ['status'], words: wordsOf(statusNames, t) },
          cell: ({ status, isFeatured: featured, removalReason }) => (
            <>
              <ListingStatusBadge status={status} /> {featured && <FeaturedBadge />}
              {removalReason && <ReasonText reason={removalReason} />}
            </>
          ),
        },
        {
          key: 'category',
          heading: t`Category`,
          csv: 'category.label',
          isExtra: true,
          phone: 'none',
          cell: ({ category }) => category && localized(category.label),
        },
        {
          key: 'views',
          heading: t`Views`,
          csv: 'engagement.views',
          isNumber: true,
          phone: 'none',
          order: sorts.views,
          cell: ({ engagement }) => format.number(engagement.views),
        },
        {
          key: 'contacts',
          heading: t`Contacts`,
          csv: 'engagement.contacts',
          isNumber: true,
          phone: 'none',
          order: sorts.contacts,
          cell: ({ engagement }) => format.number(engagement.contacts),
        },
        {
          key: 'saves',
          heading: t`Saves`,
          csv: 'engagement.saves',
          isNumber: true,
          isExtra: true,
          phone: 'none',
          cell: ({ engagement }) => format.number(engagement.saves),
        },
        {
          key: 'created',
          heading: t({ message: 'Started', context: 'listing' }),
          csv: 'dateCreated',
          isExtra: true,
          phone: 'none',
          order: sorts.created,
          cell: ({ dateCreated }) => <TimeAgo value={dateCreated} />,
        },
        {
          key: 'changed',
          heading: t`Changed`,
          csv: 'dateChanged',
          phone: 'corner',
          order: sorts.changed,
          cell: ({ dateChanged }) => <TimeAgo value={dateChanged} />,
        },
      ]}
      actions={actions}
      empty={{
        title: isFeatured ? t`No featured listings found` : t(nothingNames[type]),
        message: t`New listings appear here automatically.`,
      }}
    />
  );
}
