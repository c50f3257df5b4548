import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useDeskDraftsQuery } from '../../gql/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { paths } from '../../lib/paths.ts';
import { useListingTitle } from '../listing-form/managed/listing-titles.ts';
import { DeskCell, DeskWait } from './desk-cell.tsx';

/** Listings that were begun and not published. */
export function DeskDrafts() {
  const { t } = useLingui();
  const format = useFormat();
  const titleOf = useListingTitle();
  const { data, error, refetch } = useDeskDraftsQuery({ fetchPolicy: 'no-cache' });
  const head = { icon: IconPencil, label: t`Drafts` };
  if (!data) return <DeskWait {...head} onRetry={error ? () => void refetch() : null} />;
  const [first] = data.managedListings.edges;
  if (!first) {
    return (
      <DeskCell
        {...head}
        label={t`No drafts`}
        to={paths.newListing()}
        name={t`No drafts. Publish something`}
        action={t`Publish`}
      >
        {t`What you start is kept here until you publish it.`}
      </DeskCell>
    );
  }
  const count = data.managedListingCounts
    .filter(({ status }) => status === 'draft')
    .reduce((sum, each) => sum + each.count, 0);
  const title = titleOf(first.node);
  const missing = first.node.problems.length;
  return (
    <DeskCell
      {...head}
      to={paths.editListing(first.node.id)}
      name={t`Drafts: ${count}. Continue with ${title}`}
      count={count}
      figure={format.number(count)}
      action={t`Continue the draft`}
    >
      <strong>{title}:</strong>{' '}
      {missing === 0
        ? t`ready to publish.`
        : plural(missing, { one: '# field left.', other: '# fields left.' })}
    </DeskCell>
  );
}
