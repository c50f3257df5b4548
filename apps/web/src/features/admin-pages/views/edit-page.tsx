import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentKind } from '@wiki/domain';
import { Button, ErrorState, PageHeader } from '@wiki/ui';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../../components/page/back-link.tsx';
import { Notice } from '../../../components/page/notice.tsx';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useEditableDocumentQuery } from '../../../gql/admin-pages.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { PageEditor } from '../components/page-editor.tsx';
import { documentNames, kindOf } from '../document-names.ts';

/** One text of the installation, for those who write it. */
export function EditPage() {
  const { t } = useLingui();
  const { kind: name = '' } = useParams();
  const kind = kindOf(name);
  if (kind) return <Loaded key={kind} kind={kind} />;
  return (
    <Notice
      art="no-page"
      title={t`This page doesn’t exist`}
      text={t`Check the address, or go back to the list.`}
    >
      <Button component={Link} to={adminPaths.pages()}>
        <Trans>All pages</Trans>
      </Button>
    </Notice>
  );
}

function Loaded({ kind }: { kind: DocumentKind }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const title = t(documentNames[kind]);
  const { data, error, refetch } = useEditableDocumentQuery({
    variables: { kind },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Page title={title}>
      <PageHeader
        back={<BackLink to={adminPaths.pages()}>{t`All pages`}</BackLink>}
        title={title}
      />
      {data ? (
        <PageEditor document={data.editableDocument} />
      ) : error ? (
        <ErrorState
          title={t`We couldn’t load the page`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}
