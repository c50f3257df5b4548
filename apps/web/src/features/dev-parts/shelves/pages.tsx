import { IconBell, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { Button, SkeletonBar } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { ColorSchemeChoice } from '../../../components/color-scheme-choice.tsx';
import { AnsweringTime } from '../../../components/facts/answering-time.tsx';
import { BusinessLogo } from '../../../components/facts/business-logo.tsx';
import { Disclosure } from '../../../components/facts/disclosure.tsx';
import { Fact, Facts } from '../../../components/facts/facts.tsx';
import { Key } from '../../../components/facts/key.tsx';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { LocalDay } from '../../../components/facts/local-day.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { MemberTypeName } from '../../../components/facts/member-type-name.tsx';
import { MembershipStatusLabel } from '../../../components/facts/membership-status.tsx';
import { Rating } from '../../../components/facts/rating.tsx';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import { Waited } from '../../../components/waiting/waited.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { Timeline, TimelineStep } from '../../../components/facts/timeline.tsx';
import { VerifiedSign } from '../../../components/facts/verified-sign.tsx';
import { WordList } from '../../../components/facts/word-list.tsx';
import { IconLink } from '../../../components/icon-link.tsx';
import { LanguageChoice } from '../../../components/language-choice.tsx';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Breadcrumbs } from '../../../components/page/breadcrumbs.tsx';
import { RequireRole, RequireViewer } from '../../../components/page/guards.tsx';
import { LoadingScreen } from '../../../components/page/loading-screen.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { TabLinks } from '../../../components/page/tab-links.tsx';
import { BusinessFrame } from '../../../components/page-shapes/business-frame.tsx';
import { BusinessShape } from '../../../components/page-shapes/business-shape.tsx';
import { ListingShape } from '../../../components/page-shapes/listing-shape.tsx';
import { WaitingPage } from '../../../components/page-shapes/waiting-page.tsx';
import { StaffLink } from '../../../components/staff-link.tsx';
import {
  createViewerStore,
  type Viewer,
  ViewerContext,
  ViewerStoreContext,
} from '../../../lib/auth/use-viewer.ts';
import { picture } from '../fixtures.ts';
import { Frame, Held, type Specimens } from '../specimens.tsx';

const ana: Viewer = {
  id: '1',
  firstName: 'Ana',
  lastName: 'Gil',
  displayName: 'Ana Gil',
  photoUrl: null,
  email: 'ana@example.com',
  isEmailVerified: true,
  memberType: 'user',
  staffDuties: [],
  isAuthorized: true,
  language: 'en',
  businessId: null,
  membershipEntry: null,
  applicationStatus: null,
};

/** What somebody sees of it; null is a visitor, undefined somebody not known yet. */
const as = (viewer: Viewer | null | undefined, part: ReactNode) => (
  <ViewerStoreContext
    value={createViewerStore({
      viewer: viewer ?? null,
      isKnown: viewer !== undefined,
      isLikelyMember: viewer !== null,
    })}
  >
    <ViewerContext value={viewer ?? null}>{part}</ViewerContext>
  </ViewerStoreContext>
);

const forBusinesses = (
  <RequireRole roles={['business']}>
    <p>The page of businesses</p>
  </RequireRole>
);
const forMembers = (
  <RequireViewer>
    <p>The page of members</p>
  </RequireViewer>
);
const logo = { id: '1', name: 'Sierra' };
const bell = <IconBell size={22} stroke={1.75} aria-hidden />;
const statuses = ['active', 'grace', 'lapsed', 'suspended'] as const;
const types = ['user', 'business', 'businessAdmin', 'wikiAdmin'] as const;
const minutes = { 'within an hour': 20, 'within hours': 190, 'within days': 4_400 };

/** Ways through the pages, and pages that wait or turn somebody away. */
export const ways: Specimens = {
  BackLink: { plain: <BackLink to="#back">Back to the list</BackLink> },
  Breadcrumbs: {
    filled: (
      <Breadcrumbs
        steps={[
          { to: '#all', label: 'All' },
          { to: '#lamps', label: 'Lamps' },
        ]}
      />
    ),
  },
  TabLinks: {
    filled: (
      <TabLinks
        label="Parts"
        tabs={[
          { to: '#one', label: 'One', isCurrent: true, count: 3 },
          { to: '#two', label: 'Two', isCurrent: false },
        ]}
      />
    ),
  },
  IconLink: {
    plain: (
      <IconLink to="#notices" label="Notifications">
        {bell}
      </IconLink>
    ),
    counting: (
      <IconLink to="#news" label="Notifications, 4 new" count={4}>
        {bell}
      </IconLink>
    ),
  },
  StaffLink: {
    'with the duty': as(
      { ...ana, staffDuties: ['PUBLISHING'] },
      <StaffLink to="#texts" duties={['PUBLISHING']}>
        The texts
      </StaffLink>,
    ),
    'without it': as(
      ana,
      <StaffLink to="#texts" duties={['PUBLISHING']}>
        Only words
      </StaffLink>,
    ),
  },
  Choice: {
    chosen: (
      <Held initial="week">
        {(value, hold) => (
          <Choice
            label="Span"
            value={value}
            options={[
              { value: 'week', label: 'Week', count: 7 },
              { value: 'month', label: 'Month' },
            ]}
            onChange={hold}
          />
        )}
      </Held>
    ),
  },
  LanguageChoice: { chosen: <LanguageChoice /> },
  ColorSchemeChoice: { chosen: <ColorSchemeChoice /> },
  RequireViewer: {
    'not known yet': as(undefined, forMembers),
    visitor: as(null, forMembers),
    'with a password to set': as({ ...ana, isAuthorized: false }, forMembers),
    'signed in': as(ana, forMembers),
  },
  RequireRole: {
    'who may join': as(ana, forBusinesses),
    'another role': as({ ...ana, memberType: 'wikiAdmin' }, forBusinesses),
    'the role': as({ ...ana, memberType: 'business' }, forBusinesses),
  },
  Notice: {
    plain: (
      <Notice art="notice" title="Nothing is here" text="It was taken away.">
        <Button>Go home</Button>
      </Notice>
    ),
  },
  LoadingScreen: {
    loading: (
      <Frame>
        <LoadingScreen />
      </Frame>
    ),
  },
  WaitingPage: { loading: <WaitingPage /> },
  BusinessShape: { loading: <BusinessShape /> },
  BusinessFrame: {
    filled: (
      <BusinessFrame logo={<SkeletonBar width="112px" height="112px" />}>Sierra</BusinessFrame>
    ),
  },
  ListingShape: { loading: <ListingShape /> },
};

/** What is known of things, in words and signs. */
export const facts: Specimens = {
  StatusBadge: {
    good: (
      <StatusBadge icon={IconCircleCheck} tone="good">
        Active
      </StatusBadge>
    ),
    waiting: (
      <StatusBadge icon={IconClock} tone="waiting">
        Under review
      </StatusBadge>
    ),
  },
  Waited: {
    late: <Waited since="2026-01-01T08:00:00Z" due="2026-01-03T08:00:00Z" />,
    'in time': <Waited since="2026-01-01T08:00:00Z" due="2999-01-01T08:00:00Z" />,
    elsewhere: <Waited since="2026-01-01T08:00:00Z" />,
  },
  MembershipStatusLabel: Object.fromEntries(
    statuses.map((status) => [status, <MembershipStatusLabel key={status} status={status} />]),
  ),
  MemberTypeName: Object.fromEntries(
    types.map((type) => [type, <MemberTypeName key={type} type={type} />]),
  ),
  Facts: {
    filled: (
      <Facts>
        <Fact name="City">Cali</Fact>
        <Fact name="Left out">{null}</Fact>
      </Facts>
    ),
  },
  Timeline: {
    filled: (
      <Timeline label="What happened">
        <TimelineStep what="Created" when={<TimeAgo value={new Date().toISOString()} />} />
        <TimelineStep what="Changed" when={<TimeAgo value="2026-01-05T10:00:00Z" />}>
          With a reason
        </TimelineStep>
      </Timeline>
    ),
  },
  Rating: {
    none: <Rating business={{ ratingAverage: null, ratingCount: 0 }} />,
    some: <Rating business={{ ratingAverage: 4.5, ratingCount: 12 }} />,
  },
  LocalizedText: {
    both: <LocalizedText text={{ en: 'In both', es: 'En los dos' }} withLabel />,
    'one only': (
      <p>
        <LocalizedText text={{ en: null, es: 'Solo en español' }} withLabel />
      </p>
    ),
  },
  BusinessLogo: {
    none: <BusinessLogo business={{ ...logo, logo: null }} size={56} />,
    stored: <BusinessLogo business={{ ...logo, logo: picture }} size={56} />,
  },
  AnsweringTime: {
    unknown: <AnsweringTime business={{ answering: null }} />,
    ...Object.fromEntries(
      Object.entries(minutes).map(([state, medianMinutes]) => [
        state,
        <AnsweringTime key={state} business={{ answering: { medianMinutes } }} />,
      ]),
    ),
  },
  Disclosure: {
    closed: (
      <Disclosure title="A question" isOpen={false}>
        Its answer
      </Disclosure>
    ),
    open: (
      <Disclosure title="An open question" isOpen>
        Its answer in sight
      </Disclosure>
    ),
  },
  WordList: {
    filled: (
      <WordList>
        <li>Elevator</li>
        <li>Parking</li>
      </WordList>
    ),
  },
  VerifiedSign: { plain: <VerifiedSign /> },
  LiveMark: { online: <LiveMark label="Live" /> },
  LocalDay: { plain: <LocalDay>Monday, January 5</LocalDay> },
  Key: { plain: <Key>M</Key> },
};
