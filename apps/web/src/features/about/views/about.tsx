import { Trans, useLingui } from '@lingui/react/macro';
import { BrandPanel, Button, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useSiteQuery } from '../../../gql/about.ts';
import { useViewerFact } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { site } from '../../../lib/site.ts';
import { DocumentContent, DocumentText } from '../components/document-text.tsx';
import classes from './about.module.css';

function SocialLinks() {
  const { data } = useSiteQuery();
  if (!data?.site.socialLinks.length) return null;
  return (
    <section className={classes.social}>
      <h2>
        <Trans>On other sites</Trans>
      </h2>
      <ul>
        {data.site.socialLinks.map(({ network, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer">
              {network}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the network is, as its administrators write it. */
export function About() {
  const { t } = useLingui();
  const { name } = site();
  const isLikelyMember = useViewerFact((state) => state.isLikelyMember);
  return (
    <Page title={t`About`} description={t`What ${name} is, who it is for and how it works.`}>
      <BrandPanel
        title={<Trans>A network is a weave</Trans>}
        message={
          <Trans>Every business is a thread. Together they hold more than any of them alone.</Trans>
        }
        actions={
          isLikelyMember ? null : (
            <Button component={Link} to={paths.register()} variant="action">
              <Trans>Create an account</Trans>
            </Button>
          )
        }
        art={
          <WeaveArt seed="about" palette="jade" columns={7} rows={5} ratio={1.4} fringe={0.18} />
        }
      />
      <div className={classes.text}>
        <DocumentText kind="ABOUT">
          {({ title, body, images }) => (
            <>
              <h2 className={classes.title}>
                <LocalizedText text={title} withLabel />
              </h2>
              <DocumentContent body={body} images={images} />
            </>
          )}
        </DocumentText>
        <SocialLinks />
      </div>
    </Page>
  );
}
