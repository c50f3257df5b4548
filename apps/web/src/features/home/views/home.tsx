import { Trans } from '@lingui/react/macro';
import { Page } from '../../../components/page.tsx';

/** The first page. */
export function Home() {
  return (
    <Page>
      <h1>
        <Trans>The business network where everyone wins</Trans>
      </h1>
    </Page>
  );
}
