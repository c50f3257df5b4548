import { Trans, useLingui } from '@lingui/react/macro';
import { BrandPanel, Button, WeaveArt } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { type SectionName, sections } from '../sections.ts';
import classes from './opening-soon.module.css';

/** Says honestly that a section is not open yet, what it will be for, and where to go meanwhile. */
export function OpeningSoon({ section }: { section: SectionName }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { title, text, palette } = sections[section];
  const isAdmin = viewer?.memberType === 'wikiAdmin';
  return (
    <Page title={t(title)} description={t(text)}>
      <BrandPanel
        title={t(title)}
        message={
          <>
            <strong className={classes.soon}>
              <Trans>This section opens soon.</Trans>
            </strong>
            {t(text)}
          </>
        }
        actions={
          isAdmin ? null : (
            <>
              <Button component={Link} to={paths.products()} variant="action">
                <Trans>See the products</Trans>
              </Button>
              <Button component={Link} to={paths.home()} variant="on-brand">
                <Trans>Back to home</Trans>
              </Button>
            </>
          )
        }
        art={
          <WeaveArt
            seed={`section-${section}`}
            palette={palette}
            columns={7}
            rows={5}
            ratio={1.4}
          />
        }
      />
    </Page>
  );
}
