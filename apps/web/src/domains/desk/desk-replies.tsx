import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconHeart, IconMessages } from '@tabler/icons-react';
import { useDeskFavouritesQuery, useDeskRepliesQuery } from '../../gql/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import { paths } from '../../lib/paths.ts';
import { DeskCell, DeskWait } from './desk-cell.tsx';

/** What others answered in one's own discussions since one read them. */
export function DeskReplies() {
  const { t } = useLingui();
  const format = useFormat();
  const { data, error, refetch } = useDeskRepliesQuery({ fetchPolicy: 'no-cache' });
  const head = { icon: IconMessages, label: t`New replies` };
  if (!data) return <DeskWait {...head} onRetry={error ? () => void refetch() : null} />;
  const own = data.myDiscussions.edges.map(({ node }) => node);
  const count = own.reduce((sum, { viewerUnreadCount }) => sum + viewerUnreadCount, 0);
  const first = own.find(({ viewerUnreadCount }) => viewerUnreadCount > 0);
  if (!first) {
    return (
      <DeskCell
        {...head}
        label={t`No new replies`}
        to={own.length > 0 ? paths.myDiscussions() : paths.forum()}
        name={t`No new replies`}
        action={t`Open the forum`}
      >
        {own.length > 0
          ? t`You’ve read all your replies.`
          : t`Ask something: replies to your discussions will show up here.`}
      </DeskCell>
    );
  }
  return (
    <DeskCell
      {...head}
      to={paths.discussion(first.id)}
      name={t`New replies: ${count}. The latest are in: ${first.title}`}
      count={count}
      isUrgent
      figure={format.number(count)}
      action={t`Read them`}
    >
      <strong lang={first.language}>{first.title}</strong>{' '}
      {plural(first.commentCount, { one: '# reply', other: '# replies' })}
    </DeskCell>
  );
}

/** What one keeps an eye on. */
export function DeskFavourites() {
  const { t } = useLingui();
  const localized = useLocalized();
  const { data, error, refetch } = useDeskFavouritesQuery({ fetchPolicy: 'no-cache' });
  const head = { icon: IconHeart, label: t`Favorites` };
  if (!data) return <DeskWait {...head} onRetry={error ? () => void refetch() : null} />;
  const { edges, pageInfo } = data.myFavourites;
  const latest = edges.find(({ node }) => node.listing)?.node.listing;
  const count = edges.length;
  if (!latest) {
    return (
      <DeskCell
        {...head}
        label={t`No favorites yet`}
        to={paths.products()}
        name={t`No favorites yet. Explore the network`}
        action={t`Explore the network`}
      >
        {t`Tap the heart on anything you like, and you’ll find it here.`}
      </DeskCell>
    );
  }
  return (
    <DeskCell
      {...head}
      to={paths.favourites()}
      name={t`Favorites: ${count}. The latest: ${localized(latest.name)}`}
      count={count}
      figure={pageInfo.hasNextPage ? `${count}+` : count}
      action={t`See my favorites`}
    >
      {t`The last one:`} <strong>{localized(latest.name)}</strong>
    </DeskCell>
  );
}
