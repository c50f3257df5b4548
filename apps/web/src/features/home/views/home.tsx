import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeader } from '@wiki/ui';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { FeaturedSkeleton } from '../components/featured-skeleton.tsx';
import { Sections } from '../components/sections.tsx';
import { Welcome } from '../components/welcome.tsx';
import classes from './home.module.css';

/** On its way as soon as the page is, which is read meanwhile. */
const featured = import('../components/featured-listings.tsx');
const FeaturedListings = lazy(async () => ({ default: (await featured).FeaturedListings }));

/** It is live and stands beside or below the first screen: it comes after what is read first. */
const CommunityUpdates = lazy(() =>
  import('../../../domains/community/community-updates.tsx').then((module) => ({
    default: module.CommunityUpdates,
  })),
);

/** Below the first screen. */
const NewsTeaser = lazy(() =>
  import('../components/news-teaser.tsx').then((module) => ({ default: module.NewsTeaser })),
);

const ForumTeaser = lazy(() =>
  import('../components/forum-teaser.tsx').then((module) => ({ default: module.ForumTeaser })),
);

/** What waits for who is signed in, and then the network. */
const MemberHome = lazy(() =>
  import('../../../domains/desk/member-home.tsx').then((module) => ({
    default: module.MemberHome,
  })),
);

/** The first page: what the network is, what it features, what happens in it. */
export function Home() {
  const { t } = useLingui();
  const { viewer } = useViewer();
  if (viewer) {
    return (
      <Page>
        <Suspense fallback={<PageSkeleton />}>
          <MemberHome viewer={viewer} news={<NewsTeaser />} />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page>
      <Welcome />
      <Sections />
      <div className={classes.columns}>
        <section aria-labelledby="featured">
          <SectionHeader
            id="featured"
            title={<Trans>Featured</Trans>}
            aside={
              <span className={classes.kinds}>
                <Link to={paths.products({ featured: true })}>
                  <Trans>Products</Trans>
                </Link>
                <Link to={paths.services({ featured: true })}>
                  <Trans>Services</Trans>
                </Link>
                <Link to={paths.property({ featured: true })}>
                  <Trans>Property</Trans>
                </Link>
              </span>
            }
          />
          <Suspense fallback={<FeaturedSkeleton />}>
            <FeaturedListings />
          </Suspense>
        </section>
        <div className={classes.aside}>
          <section aria-labelledby="community">
            <SectionHeader
              id="community"
              title={<Trans>The community</Trans>}
              aside={<LiveMark label={t`Live`} />}
            />
            <Suspense fallback={<div className={classes.later} />}>
              <CommunityUpdates />
            </Suspense>
          </section>
        </div>
        <Suspense fallback={<div className={classes.later} />}>
          <NewsTeaser />
        </Suspense>
        <Suspense fallback={<div className={classes.later} />}>
          <ForumTeaser />
        </Suspense>
      </div>
    </Page>
  );
}
