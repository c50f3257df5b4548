import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/notice.tsx';
import { useViewer } from '../../../lib/auth/use-viewer.ts';
import { paths } from '../../../lib/paths.ts';
import { type SectionName, sections } from '../sections.ts';

/** Says honestly that a section is not open yet, what it will be for, and where to go meanwhile. */
export function OpeningSoon({ section }: { section: SectionName }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { title, text } = sections[section];
  return (
    <Notice
      art={`section-${section}`}
      title={t(title)}
      text={
        <>
          <strong>
            <Trans>This section opens soon.</Trans>
          </strong>{' '}
          {t(text)}
        </>
      }
    >
      {viewer?.memberType === 'wikiAdmin' ? null : (
        <Button component={Link} to={paths.products()}>
          <Trans>See the products</Trans>
        </Button>
      )}
    </Notice>
  );
}
