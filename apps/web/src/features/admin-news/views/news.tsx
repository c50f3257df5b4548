import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { RowPicture } from '../../../components/files/row-picture.tsx';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { ManagedNewsDocument } from '../../../gql/admin-news.ts';
import type { NewsSort } from '../../../gql/schema-types.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { NewsStatusLabel } from '../components/news-status.tsx';
import { useNewsActions } from '../news-actions.tsx';

const tabTexts = {
  all: msg({ message: 'All', context: 'news' }),
  DRAFT: msg({ message: 'Drafts', context: 'news' }),
  SCHEDULED: msg({ message: 'Scheduled', context: 'news' }),
  PUBLISHED: msg({ message: 'Published', context: 'news tab' }),
  REMOVED: msg({ message: 'Deleted', context: 'news tab' }),
};
const tabs = ['all', 'DRAFT', 'SCHEDULED', 'PUBLISHED', 'REMOVED'] as const;

/** The orders of the columns, the useful direction first. */
const sorts = { changed: ['CHANGED', 'UNCHANGED'] } as const satisfies Sorts<NewsSort>;

/** The news of the network, for those who write them. */
export function ManagedNews() {
  const { t } = useLingui();
  const format = useFormat();
  const localized = useLocalized();
  return (
    <AdminList
      name="news"
      title={t`News`}
      description={<Trans>News for everyone, in both languages.</Trans>}
      action={() => (
        <Button
          component={Link}
          size="sm"
          to={adminPaths.createNews()}
          leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
        >
          <Trans>Write news</Trans>
        </Button>
      )}
      query={ManagedNewsDocument}
      variables={({ tab, order }) => ({
        sort: sortOf(sorts, order, 'CHANGED'),
        status: tab === 'all' ? null : tab,
      })}
      of={({ managedNews }) => managedNews}
      tabs={{
        label: t`Which news`,
        param: 'status',
        options: tabs.map((value) => ({ value, label: t(tabTexts[value]) })),
        countOf: ({ newsCounts }, tab) =>
          newsCounts
            .filter(({ status }) => (tab === 'all' ? status !== 'REMOVED' : status === tab))
            .reduce((sum, { count }) => sum + count, 0),
      }}
      identity={{
        heading: t`Title`,
        csv: 'draft.title',
        name: ({ draft }) => localized(draft?.title) || t`Without a title`,
        href: ({ id }) => adminPaths.newsItem(id),
        picture: ({ slug, draft }) => <RowPicture image={draft?.cover} name={slug} seed={slug} />,
      }}
      columns={[
        {
          key: 'state',
          heading: t`State`,
          csv: 'status',
          // When it is to come stands in its own column, which leaves the names their room.
          cell: (item) => <NewsStatusLabel item={{ ...item, dateScheduled: null }} />,
        },
        {
          key: 'languages',
          heading: t`Languages`,
          phone: 'none',
          cell: ({ draft }) =>
            [draft?.title.en && 'EN', draft?.title.es && 'ES'].filter(Boolean).join(' · '),
        },
        {
          key: 'author',
          heading: t`Author`,
          csv: 'author.displayName',
          cell: ({ author }) => author?.displayName ?? '',
        },
        {
          key: 'published',
          heading: t({ message: 'Published', context: 'since when' }),
          csv: 'datePublished',
          phone: 'none',
          cell: ({ status, datePublished, dateScheduled }) =>
            status === 'SCHEDULED' && dateScheduled ? (
              <TimeAgo value={dateScheduled} />
            ) : (
              datePublished && format.date(datePublished)
            ),
        },
        {
          key: 'changed',
          heading: t`Last changed`,
          csv: 'dateChanged',
          phone: 'corner',
          order: sorts.changed,
          cell: ({ dateChanged }) => <TimeAgo value={dateChanged} />,
        },
      ]}
      actions={useNewsActions()}
      empty={{
        title: t`No news found`,
        message: t`Write the first one: it stays a draft until you publish it.`,
      }}
    />
  );
}
