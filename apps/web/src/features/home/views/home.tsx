import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { BrandPanel, SectionHeader, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { paths } from '../../../lib/paths.ts';
import { FeaturedProducts } from '../components/featured-products.tsx';
import { Invitation } from '../components/invitation.tsx';
import { OpeningNext } from '../components/opening-next.tsx';
import classes from './home.module.css';

/** The first page: what the network is, what it features, and the way in. */
export function Home() {
  const { t } = useLingui();
  return (
    <Page>
      <BrandPanel
        title={<Trans>The business network where everyone wins</Trans>}
        message={
          <Trans>Find suppliers, customers and allies in five countries, and deal directly.</Trans>
        }
        actions={
          <>
            <Button component={Link} to={paths.products()} variant="action">
              <Trans>Explore the network</Trans>
            </Button>
            <Button component={Link} to={paths.about()} variant="on-brand">
              <Trans>How it works</Trans>
            </Button>
          </>
        }
        art={<WeaveArt seed="wiki-empresarios" palette="jade" columns={7} rows={5} ratio={1.4} />}
      />
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
          <FeaturedProducts />
        </section>
        <aside className={classes.aside} aria-label={t`Take part`}>
          <Invitation />
          <OpeningNext />
        </aside>
      </div>
    </Page>
  );
}
