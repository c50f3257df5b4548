import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBuildingCommunity,
  IconExternalLink,
  IconPackage,
  IconPlus,
  IconTool,
} from '@tabler/icons-react';
import { Button, PageHeader, SectionHeader } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Dropdown, dropdownItem } from '../../components/overlays/dropdown.tsx';
import { LiveMark } from '../../components/facts/live-mark.tsx';
import { useDeskReviewsQuery } from '../../gql/desk.ts';
import type { Viewer } from '../../lib/auth/use-viewer.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useUnreadChats } from '../../lib/live/use-unread-chats.ts';
import { paths } from '../../lib/paths.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { CommunityUpdates } from '../community/community-updates.tsx';
import classes from './desk.module.css';
import { DeskApplication } from './desk-application.tsx';
import { DeskDiscussions } from './desk-discussions.tsx';
import { DeskDrafts } from './desk-drafts.tsx';
import { DeskMessages } from './desk-messages.tsx';
import { DeskPayment } from './desk-payment.tsx';
import { DeskFavourites, DeskReplies } from './desk-replies.tsx';
import { DeskReviews } from './desk-reviews.tsx';
import { DeskViews } from './desk-views.tsx';
import { noteVisit } from './last-visit.ts';
import { MixedFeatured } from './mixed-featured.tsx';
import { useGreeting } from './use-greeting.ts';

/** The home of who is signed in: what waits for them, then the network. `news` ends it. */
export function MemberHome({ viewer, news }: { viewer: Viewer; news: ReactNode }) {
  const { t } = useLingui();
  const greeting = useGreeting();
  const format = useFormat();
  const [lastVisit] = useState(() => noteVisit(viewer.id));
  const isBusiness = viewer.businessId !== null;
  return (
    <>
      <PageHeader
        title={greeting(viewer.firstName)}
        description={<Today isBusiness={isBusiness} />}
        actions={isBusiness && <BusinessActions viewer={viewer} />}
      />
      <ul
        className={classes.desk}
        aria-label={t`What’s waiting for you`}
        data-cells={isBusiness ? 5 : 4}
      >
        <DeskMessages />
        {isBusiness ? (
          <>
            <DeskReviews />
            <DeskDrafts />
            <DeskViews />
            <DeskPayment />
          </>
        ) : (
          <>
            <DeskReplies />
            <DeskFavourites />
            {viewer.memberType === 'user' && <DeskApplication viewer={viewer} />}
          </>
        )}
      </ul>
      <div className={classes.halves}>
        <section aria-labelledby="community">
          <SectionHeader
            id="community"
            title={<Trans>In the network</Trans>}
            aside={<LiveMark label={t`Live`} />}
          />
          <CommunityUpdates
            since={lastVisit}
            earlier={
              lastVisit
                ? t`Before your visit ${format.relativeTime(lastVisit.toISOString())}`
                : null
            }
          />
        </section>
        <DeskDiscussions />
      </div>
      <MixedFeatured />
      {news}
    </>
  );
}

/** The date and what waits, in words. */
function Today({ isBusiness }: { isBusiness: boolean }) {
  const { t } = useLingui();
  const tag = useLanguage() === 'es' ? 'es-CO' : 'en-US';
  const unread = useUnreadChats();
  // Asked by the cell of the reviews as well, and so only once.
  const { data } = useDeskReviewsQuery({ skip: !isBusiness });
  const reviews = data?.reviewsToAnswer.totalCount ?? 0;
  const minute = useMinute();
  const date = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(minute);
  const today = date.charAt(0).toLocaleUpperCase(tag) + date.slice(1);
  if (unread > 0 && reviews > 0) {
    const conversations = plural(unread, { one: '# conversation', other: '# conversations' });
    const unanswered = plural(reviews, { one: '# review', other: '# reviews' });
    return t`${today}. ${conversations} and ${unanswered} are waiting for you.`;
  }
  if (unread > 0) {
    const waiting = plural(unread, {
      one: '# conversation is waiting for you.',
      other: '# conversations are waiting for you.',
    });
    return `${today}. ${waiting}`;
  }
  if (reviews > 0) {
    const waiting = plural(reviews, {
      one: '# review is waiting for your answer.',
      other: '# reviews are waiting for your answer.',
    });
    return `${today}. ${waiting}`;
  }
  return t`${today}. You have no pending messages.`;
}

/** What a business does most: look at its page, publish. */
function BusinessActions({ viewer: { businessId } }: { viewer: Viewer }) {
  const { t } = useLingui();
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.actions}>
      {businessId && (
        <Button
          component={Link}
          to={paths.entrepreneur(businessId)}
          variant="default"
          leftSection={<IconExternalLink {...icon} />}
        >
          {t`See my page`}
        </Button>
      )}
      <Dropdown
        className={classes.publish}
        trigger={
          <>
            <IconPlus {...icon} />
            {t`Publish`}
          </>
        }
      >
        <Link className={dropdownItem} to={paths.newListing({ type: 'product' })}>
          <IconPackage {...icon} />
          {t`A product`}
        </Link>
        <Link className={dropdownItem} to={paths.newListing({ type: 'service' })}>
          <IconTool {...icon} />
          {t`A service`}
        </Link>
        <Link className={dropdownItem} to={paths.newListing({ type: 'property' })}>
          <IconBuildingCommunity {...icon} />
          {t`A property`}
        </Link>
      </Dropdown>
    </div>
  );
}
