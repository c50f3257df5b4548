import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { documentKinds } from '@wiki/domain';
import { Card, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { Link } from 'react-router-dom';
import { Page } from '../../../components/page/page.tsx';
import { StatusBadge } from '../../../components/facts/status-badge.tsx';
import { TimeAgo } from '../../../components/facts/time-ago.tsx';
import { useEditableDocumentsQuery } from '../../../gql/admin-pages.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { documentNames } from '../document-names.ts';
import classes from './pages.module.css';

/** The texts that the installation keeps: which version holds, and whether another is being written. */
export function ManagedPages() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useEditableDocumentsQuery({ fetchPolicy: 'cache-and-network' });
  const states = new Map(data?.editableDocuments.map((each) => [each.kind, each]));
  return (
    <Page title={t`Pages`}>
      <PageHeader
        title={<Trans>Pages</Trans>}
        description={
          <Trans>
            What the network says about itself. Every published version stays available to read.
          </Trans>
        }
      />
      {!data && error && (
        <ErrorState
          title={t`We couldn’t load the pages`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!data && !error && <ListSkeleton label={t`Loading the pages`} count={7} />}
      {data && (
        <Card padding="none">
          <ul className={classes.list}>
            {documentKinds.map((kind) => {
              const state = states.get(kind);
              return (
                <li key={kind}>
                  <Link to={adminPaths.page(kind.toLowerCase())}>{t(documentNames[kind])}</Link>
                  <span className={classes.facts}>
                    {state?.current && (
                      <span>
                        <Trans>Version {state.current.version}</Trans>
                        {' · '}
                        <TimeAgo value={state.current.datePublished} />
                      </span>
                    )}
                    {state?.hasChanges ? (
                      <StatusBadge icon={IconPencil} tone="waiting">
                        <Trans>Changes to publish</Trans>
                      </StatusBadge>
                    ) : (
                      <StatusBadge icon={IconCircleCheck} tone="good">
                        <Trans context="page">Published</Trans>
                      </StatusBadge>
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </Page>
  );
}
