import { Trans, useLingui } from '@lingui/react/macro';
import { LiveDot, SectionHeader } from '@wiki/ui';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { FeaturedListings } from '../components/featured-listings.tsx';
import { OpeningNext } from '../components/opening-next.tsx';
import { Sections } from '../components/sections.tsx';
import { Welcome } from '../components/welcome.tsx';
import classes from './home.module.css';

/** It is live and stands beside or below the first screen: it comes after what is read first. */
const CommunityUpdates = lazy(() =>
  import('../components/community-updates.tsx').then((module) => ({
    default: module.CommunityUpdates,
  })),
);

/** The first page: what the network is, what it features, what happens in it. */
export function Home() {
  const { t } = useLingui();
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
              <Link to={paths.products()} aria-label={t`See all products`}>
                <Trans>See all</Trans>
              </Link>
            }
          />
          <FeaturedListings />
        </section>
        <div className={classes.aside}>
          <section aria-labelledby="community">
            <SectionHeader
              id="community"
              title={<Trans>The community</Trans>}
              aside={<LiveDot label={t`Live`} />}
            />
            <Suspense fallback={<div className={classes.later} />}>
              <CommunityUpdates />
            </Suspense>
          </section>
          <OpeningNext />
        </div>
      </div>
    </Page>
  );
}
