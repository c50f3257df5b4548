import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { RowPicture } from '../../../components/files/row-picture.tsx';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  AdminPartnersDocument,
  usePartnerCategoryNamesQuery,
} from '../../../gql/admin-partners.ts';
import type { PartnerSort } from '../../../gql/schema-types.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { PartnerStatusLabel } from '../components/partner-status.tsx';
import { usePartnerActions } from '../partner-actions.tsx';

const tabTexts = {
  all: msg({ message: 'All', context: 'partners' }),
  PUBLISHED: msg({ message: 'Published', context: 'partners' }),
  DRAFT: msg({ message: 'Drafts', context: 'partners' }),
  HIDDEN: msg({ message: 'Hidden', context: 'partners' }),
  REMOVED: msg({ message: 'Deleted', context: 'partners' }),
};

/** The orders of the columns, the useful direction first. */
const sorts = { name: ['NAME', 'NAME_REVERSED'] } as const satisfies Sorts<PartnerSort>;

/** The partners of the network, for administrators. */
export function Partners() {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  const { data } = usePartnerCategoryNamesQuery();
  return (
    <AdminList
      name="partners"
      title={t`Partners`}
      description={<Trans>Companies that offer something to members, and their offers.</Trans>}
      action={() => (
        <Button
          component={Link}
          size="sm"
          to={adminPaths.createPartner()}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        >
          <Trans>Create a partner</Trans>
        </Button>
      )}
      query={AdminPartnersDocument}
      variables={({ search, tab, filters: { category }, order }) => ({
        sort: sortOf(sorts, order, 'NAME'),
        search: search || null,
        status: tab === 'all' ? null : tab,
        category: category ?? null,
      })}
      of={({ partners }) => partners}
      tabs={{
        label: t`Which partners`,
        param: 'status',
        options: (['all', 'PUBLISHED', 'DRAFT', 'HIDDEN', 'REMOVED'] as const).map((value) => ({
          value,
          label: t(tabTexts[value]),
        })),
        countOf: ({ partnerCounts }, tab) =>
          partnerCounts
            .filter(({ status }) => (tab === 'all' ? status !== 'REMOVED' : status === tab))
            .reduce((sum, { count }) => sum + count, 0),
      }}
      search={{ label: t`Find partners`, placeholder: t`Name, service or city` }}
      filters={{
        category: {
          label: t`Category`,
          options: (data?.reference ?? []).map(({ value, label }) => ({
            value,
            label: localized(label),
          })),
        },
      }}
      identity={{
        order: sorts.name,
        heading: t`Partner`,
        csv: 'name',
        name: ({ name }) => name,
        href: ({ id }) => adminPaths.partner(id),
        picture: ({ slug, name, image }) => <RowPicture image={image} name={name} seed={slug} />,
        detail: ({ offer }) => <LocalizedText text={offer} />,
      }}
      columns={[
        {
          key: 'category',
          heading: t`Category`,
          csv: 'categoryName',
          cell: ({ categoryName }) => <LocalizedText text={categoryName} />,
        },
        {
          key: 'state',
          heading: t`State`,
          csv: 'status',
          cell: ({ status }) => <PartnerStatusLabel status={status} />,
        },
        {
          key: 'offers',
          heading: t`Current offers`,
          isNumber: true,
          phone: 'none',
          cell: ({ offers }) =>
            format.number(offers.filter(({ state }) => state === 'CURRENT').length),
        },
        {
          key: 'codes',
          heading: t`Codes revealed`,
          isNumber: true,
          phone: 'none',
          cell: ({ offers }) =>
            format.number(offers.reduce((sum, { revealCount }) => sum + (revealCount ?? 0), 0)),
        },
        {
          key: 'changed',
          heading: t`Last changed`,
          csv: 'dateChanged',
          phone: 'corner',
          cell: ({ dateChanged }) => <TimeAgo value={dateChanged} />,
        },
      ]}
      actions={usePartnerActions()}
      empty={{
        title: t`No partners found`,
        message: t`Create the first one: it stays a draft until you publish it.`,
      }}
    />
  );
}
