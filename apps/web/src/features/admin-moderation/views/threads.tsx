import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@apollo/client/react';
import {
  IconArrowBackUp,
  IconLock,
  IconLockOpen,
  IconPin,
  IconPinnedOff,
  IconStar,
  IconStarOff,
  IconTrash,
} from '@tabler/icons-react';
import { contentRemovalReasons } from '@wiki/domain';
import { Button } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { AdminList } from '../../../components/admin-list/admin-list.tsx';
import { type Sorts, sortOf } from '../../../components/admin-list/sort-of.ts';
import { listAction } from '../../../components/admin-list/list-types.ts';
import { type GivenReason, reasonForm } from '../../../components/dialogs/reason-form.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import {
  ManageThreadDocument,
  ManagedThreadsDocument,
  type ThreadRowFragment,
  RemoveThreadDocument,
  RestoreThreadDocument,
  ThreadCategoriesDocument,
} from '../../../gql/admin-moderation.ts';
import type { ManagedDiscussionSort } from '../../../gql/schema-types.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useLocalized } from '../../../lib/i18n/use-localized.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { paths } from '../../../lib/paths.ts';

/** The orders of the columns, the useful direction first. */
const sorts = {
  active: ['ACTIVE', 'INACTIVE'],
  written: ['NEWEST', 'OLDEST'],
  comments: ['MOST_REPLIES', 'LEAST_REPLIES'],
} as const satisfies Sorts<ManagedDiscussionSort>;

/** Every discussion in every state, for those who keep the forum. */
export function Threads() {
  const { t } = useLingui();
  const localized = useLocalized();
  const manage = useAct(ManageThreadDocument);
  const remove = useAct(RemoveThreadDocument);
  const { data } = useQuery(ThreadCategoriesDocument);
  const restore = useAct(RestoreThreadDocument);
  const statuses = {
    PUBLISHED: t`On the forum`,
    HELD: t`Held`,
    REFUSED: t`Edit requested`,
    REMOVED: t`Taken down`,
  };
  return (
    <AdminList
      name="threads"
      title={t`Discussion threads`}
      description={
        <Trans>Pin, feature, close and remove. What waits for a decision is in the queue.</Trans>
      }
      query={ManagedThreadsDocument}
      variables={({ tab, search, filters: { category }, order }) => ({
        status: tab,
        search: search || null,
        category,
        sort: sortOf(sorts, order, 'ACTIVE'),
      })}
      of={({ managedDiscussions }) => managedDiscussions}
      tabs={{
        label: t`Which discussions`,
        param: 'tab',
        options: (['PUBLISHED', 'HELD', 'REFUSED', 'REMOVED'] as const).map((value) => ({
          value,
          label: statuses[value],
        })),
      }}
      search={{ label: t`Find discussions`, placeholder: t`Title or author` }}
      filters={{
        category: {
          label: t`Category`,
          options: (data?.forumCategories ?? []).map(({ value, name }) => ({
            value,
            label: localized(name),
          })),
        },
      }}
      above={() => (
        <p>
          <Button component={Link} to={adminPaths.moderation()} variant="default" size="sm">
            <Trans>Open the queue</Trans>
          </Button>
        </p>
      )}
      identity={{
        heading: t`Discussion`,
        csv: 'title',
        name: ({ title }) => title,
        href: ({ id }) => paths.discussion(id),
      }}
      columns={[
        {
          key: 'author',
          heading: t`Author`,
          csv: 'author.displayName',
          cell: ({ author }) => author?.displayName ?? t`Former member`,
        },
        {
          key: 'category',
          heading: t`Category`,
          csv: 'categoryName',
          cell: ({ categoryName }) => localized(categoryName),
        },
        {
          key: 'marks',
          heading: t`Marks`,
          cell: ({ isPinned, isFeatured, isLocked }) =>
            [
              ...(isPinned ? [t`pinned`] : []),
              ...(isFeatured ? [t`featured`] : []),
              ...(isLocked ? [t`closed`] : []),
            ].join(', '),
        },
        {
          key: 'comments',
          heading: t`Comments`,
          csv: 'commentCount',
          isNumber: true,
          phone: 'none',
          order: sorts.comments,
          cell: ({ commentCount }) => commentCount,
        },
        {
          key: 'written',
          heading: t({ message: 'Written', context: 'column: when' }),
          csv: 'dateCreated',
          isExtra: true,
          phone: 'none',
          order: sorts.written,
          cell: ({ dateCreated }) => <TimeAgo value={dateCreated} />,
        },
        {
          key: 'active',
          heading: t`Last active`,
          csv: 'dateActive',
          phone: 'corner',
          order: sorts.active,
          cell: ({ dateActive }) => <TimeAgo value={dateActive} />,
        },
      ]}
      actions={[
        {
          key: 'pin',
          label: t`Pin`,
          icon: IconPin,
          isOffered: ({ status, isPinned }) => status === 'PUBLISHED' && !isPinned,
          run: ({ id }) => manage({ discussionId: id, isPinned: true }),
          undo: ({ id }) => manage({ discussionId: id, isPinned: false }),
        },
        {
          key: 'unpin',
          label: t`Unpin`,
          icon: IconPinnedOff,
          isOffered: ({ status, isPinned }) => status === 'PUBLISHED' && isPinned,
          run: ({ id }) => manage({ discussionId: id, isPinned: false }),
          undo: ({ id }) => manage({ discussionId: id, isPinned: true }),
        },
        {
          key: 'feature',
          label: t`Feature`,
          icon: IconStar,
          isOffered: ({ status, isFeatured }) => status === 'PUBLISHED' && !isFeatured,
          run: ({ id }) => manage({ discussionId: id, isFeatured: true }),
          undo: ({ id }) => manage({ discussionId: id, isFeatured: false }),
        },
        {
          key: 'stop-featuring',
          label: t`Stop featuring`,
          icon: IconStarOff,
          isOffered: ({ status, isFeatured }) => status === 'PUBLISHED' && isFeatured,
          run: ({ id }) => manage({ discussionId: id, isFeatured: false }),
          undo: ({ id }) => manage({ discussionId: id, isFeatured: true }),
        },
        {
          key: 'lock',
          label: t`Close`,
          icon: IconLock,
          isOffered: ({ status, isLocked }) => status === 'PUBLISHED' && !isLocked,
          run: ({ id }) => manage({ discussionId: id, isLocked: true }),
          undo: ({ id }) => manage({ discussionId: id, isLocked: false }),
        },
        {
          key: 'unlock',
          label: t`Reopen`,
          icon: IconLockOpen,
          isOffered: ({ status, isLocked }) => status === 'PUBLISHED' && isLocked,
          run: ({ id }) => manage({ discussionId: id, isLocked: false }),
          undo: ({ id }) => manage({ discussionId: id, isLocked: true }),
        },
        {
          key: 'restore',
          label: t`Restore`,
          icon: IconArrowBackUp,
          isOffered: ({ status }) => status === 'REMOVED',
          run: ({ id }) => restore({ id }),
        },
        listAction({
          key: 'remove',
          label: t`Remove from the forum`,
          icon: IconTrash,
          isDangerous: true,
          isBulk: true,
          isOffered: ({ status }: ThreadRowFragment) => status !== 'REMOVED',
          ask: ([{ title }]) => ({
            title: t`Take down “${title}”?`,
            text: <Trans>The author will see the reason. It can be restored for 30 days.</Trans>,
            confirmLabel: <Trans>Remove from the forum</Trans>,
            isDangerous: true,
            form: reasonForm(contentRemovalReasons),
          }),
          run: ({ id }: ThreadRowFragment, reason: GivenReason) => remove({ id, reason }),
        }),
      ]}
      empty={{ title: t`No discussions found` }}
    />
  );
}
