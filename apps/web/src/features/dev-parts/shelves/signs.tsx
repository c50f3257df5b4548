import { IconHeart } from '@tabler/icons-react';
import {
  Avatar,
  BrandPanel,
  Button,
  Card,
  CardSkeleton,
  CountBadge,
  EmptyState,
  ErrorState,
  FullPageSpinner,
  IconButton,
  InlineAlert,
  ListSkeleton,
  LiveDot,
  Mark,
  MediaCard,
  OfflineBanner,
  PageHeader,
  PriceTag,
  RatingStars,
  RelativeTime,
  SectionHeader,
  SkeletonBar,
  SkipLink,
  Stars,
  VisuallyHidden,
  WeaveArt,
  Wordmark,
} from '@wiki/ui';
import { Frame, nothing, type Specimens } from '../specimens.tsx';

const variants = ['filled', 'action', 'default', 'light', 'outline', 'subtle', 'danger'] as const;
const tones = ['info', 'success', 'warning', 'error'] as const;
const heart = <IconHeart size={22} stroke={1.75} aria-hidden />;
const lamp = {
  media: <WeaveArt seed="parts" />,
  title: <a href="#lamp">A lamp</a>,
};

/** The buttons, states, values and frames of `@wiki/ui`. */
export const signs: Specimens = {
  Button: {
    ...Object.fromEntries(
      variants.map((variant) => [
        variant,
        <Button key={variant} variant={variant}>
          Save
        </Button>,
      ]),
    ),
    small: <Button size="sm">Save</Button>,
    loading: <Button loading>Saving</Button>,
    disabled: <Button disabled>Save</Button>,
    link: (
      <Button component="a" href="#elsewhere">
        Go there
      </Button>
    ),
  },
  IconButton: {
    plain: <IconButton label="Like">{heart}</IconButton>,
    counting: (
      <IconButton label="Likes, 3 new" count={3}>
        {heart}
      </IconButton>
    ),
    disabled: (
      <IconButton label="Like" disabled>
        {heart}
      </IconButton>
    ),
  },
  SkipLink: { 'when focused': <SkipLink target="parts" label="Skip to the content" /> },
  EmptyState: {
    plain: <EmptyState seed="parts" title="Nothing yet" headingLevel={3} />,
    'with a way on': (
      <EmptyState
        seed="parts"
        title="Nothing yet"
        headingLevel={3}
        message="What will come, and what to do."
        action={<Button>Begin</Button>}
      />
    ),
  },
  ErrorState: {
    plain: <ErrorState title="It did not load" message="The server is away." />,
    'with a way on': (
      <ErrorState title="It did not load" retryLabel="Try again" onRetry={nothing} />
    ),
    retrying: (
      <ErrorState title="It did not load" retryLabel="Try again" onRetry={nothing} retrying />
    ),
  },
  ListSkeleton: {
    loading: (
      <>
        <ListSkeleton label="Loading" count={3} />
        <ListSkeleton ofPeople label="Loading people" count={2} />
      </>
    ),
  },
  CardSkeleton: { loading: <CardSkeleton label="Loading" count={1} /> },
  SkeletonBar: { loading: <SkeletonBar width="60%" height="20px" /> },
  FullPageSpinner: {
    loading: (
      <Frame>
        <FullPageSpinner label="Loading" />
      </Frame>
    ),
  },
  OfflineBanner: {
    online: <OfflineBanner offline={false} message="There is no connection." />,
    offline: (
      <Frame>
        <OfflineBanner offline message="There is no connection." />
      </Frame>
    ),
  },
  InlineAlert: Object.fromEntries(
    tones.map((tone) => [
      tone,
      <InlineAlert key={tone} tone={tone} title="What happened">
        And what to do next.
      </InlineAlert>,
    ]),
  ),
  Avatar: {
    initials: <Avatar name="Ana Gil" seed="1" size={40} />,
    business: <Avatar kind="business" name="Sierra" seed="1" size={40} />,
    'by itself': <Avatar name="Ana Gil" seed="2" size={40} labeled />,
  },
  CountBadge: {
    none: <CountBadge count={0} />,
    some: <CountBadge count={4} />,
    many: <CountBadge count={100} />,
  },
  Stars: {
    one: <Stars />,
    half: <Stars count={4.5} />,
  },
  RatingStars: {
    half: <RatingStars value={4.5} text="4.5" label="4.5 of 5" />,
    compact: <RatingStars value={4.5} text="4.5 · 12 reviews" label="4.5 of 5" compact />,
  },
  LiveDot: { live: <LiveDot label="Live" /> },
  PriceTag: {
    plain: <PriceTag amount="$ 12.50" />,
    'by a unit': <PriceTag amount="$ 12.50" unit="per hour" />,
  },
  RelativeTime: {
    past: <RelativeTime dateTime="2026-01-05T10:00:00Z" text="5 minutes ago" title="January 5" />,
  },
  VisuallyHidden: {
    heard: (
      <p>
        Four<VisuallyHidden> unread messages</VisuallyHidden>
      </p>
    ),
  },
  PageHeader: {
    plain: <PageHeader title="A page" />,
    full: <PageHeader title="A page" description="What it is for." />,
  },
  SectionHeader: {
    plain: <SectionHeader title="A section" />,
    'with an aside': <SectionHeader title="A section" aside={<LiveDot label="Live" />} />,
  },
  Card: { filled: <Card padding="md">What it holds</Card> },
  MediaCard: {
    short: <MediaCard {...lamp} />,
    full: <MediaCard {...lamp} price={<PriceTag amount="$ 12.50" />} kicker="Lamps · Cali" />,
  },
  BrandPanel: {
    note: <BrandPanel size="note" headingLevel={3} title="Join" message="In two sentences." />,
    'with buttons': (
      <BrandPanel
        size="note"
        headingLevel={3}
        title="Join"
        actions={
          <>
            <Button variant="action">Begin</Button>
            <Button variant="on-brand">Read on</Button>
          </>
        }
      />
    ),
  },
  WeaveArt: {
    decoration: <WeaveArt seed="parts" />,
    named: <WeaveArt seed="named" label="A woven pattern" />,
  },
  Mark: { plain: <Mark />, named: <Mark label="Wiki empresarios" /> },
  Wordmark: {
    plain: <Wordmark name="Wiki empresarios" />,
    compact: <Wordmark name="Wiki empresarios" compact />,
  },
};
