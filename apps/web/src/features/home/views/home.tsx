import { Trans, useLingui } from '@lingui/react/macro';
import { SectionHeader } from '@wiki/ui';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { LiveMark } from '../../../components/facts/live-mark.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { HydratedWhenReached } from '../../../components/page/hydrated-when-reached.tsx';
import { lazyPart } from '../../../components/page/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { FeaturedSkeleton } from '../components/featured-skeleton.tsx';
import { Sections } from '../components/sections.tsx';
import { Welcome } from '../components/welcome.tsx';
import classes from './home.module.css';

/** On its way as soon as the page is, which is read meanwhile. */
const loadFeatured = () => import('../components/featured-listings.tsx');
// Whoever renders them hears of a failure.
void loadFeatured().catch(() => undefined);
const FeaturedListings = lazyPart(loadFeatured, 'FeaturedListings');

/** It is live and stands beside or below the first screen: it comes after what is read first. */
const CommunityUpdates = lazyPart(
  () => import('../../../domains/community/community-updates.tsx'),
  'CommunityUpdates',
);

/** Below the first screen. */
const NewsTeaser = lazyPart(() => import('../components/news-teaser.tsx'), 'NewsTeaser');

const ForumTeaser = lazyPart(() => import('../components/forum-teaser.tsx'), 'ForumTeaser');

/** What waits for who is signed in, and then the network. */
const MemberHome = lazyPart(() => import('../../../domains/desk/member-home.tsx'), 'MemberHome');

// The same at every drawing: who reads is known after the page stands, and React would empty a part anew
// drawn whose code is still on its way, instead of leaving what the server drew.
const featured = (
  <HydratedWhenReached>
    <Suspense fallback={<FeaturedSkeleton />}>
      <FeaturedListings />
    </Suspense>
  </HydratedWhenReached>
);
const community = (
  <HydratedWhenReached>
    <Suspense fallback={<div className={classes.later} />}>
      <CommunityUpdates />
    </Suspense>
  </HydratedWhenReached>
);
const news = (
  <HydratedWhenReached>
    <Suspense fallback={<div className={classes.later} />}>
      <NewsTeaser />
    </Suspense>
  </HydratedWhenReached>
);
const forum = (
  <HydratedWhenReached>
    <Suspense fallback={<div className={classes.later} />}>
      <ForumTeaser />
    </Suspense>
  </HydratedWhenReached>
);

/** The first page: what the network is, what it features, what happens in it. */
export function Home() {
  const { t } = useLingui();
  const viewer = useViewer();
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
          {featured}
        </section>
        <div className={classes.aside}>
          <section aria-labelledby="community">
            <SectionHeader
              id="community"
              title={<Trans>The community</Trans>}
              aside={<LiveMark label={t`Live`} />}
            />
            {community}
          </section>
        </div>
        {news}
        {forum}
      </div>
    </Page>
  );
}
