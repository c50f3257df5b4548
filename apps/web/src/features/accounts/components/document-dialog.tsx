import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ErrorState, ListSkeleton } from '@wiki/ui';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { DocumentBody } from '../../../domains/editorial/document-body.tsx';
import { useConsentDocumentQuery } from '../../../gql/accounts.ts';
import type { DocumentKind } from '../../../gql/schema-types.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './document-dialog.module.css';

export interface DocumentDialogProps {
  kind: DocumentKind;
  version: number;
  onClose: () => void;
}

/** A text to consent to, read over the form. */
export function DocumentDialog({ kind, version, onClose }: DocumentDialogProps) {
  const { t } = useLingui();
  const title = kind === 'TERMS' ? t`Terms of use` : t`Privacy policy`;
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <DocumentVersion kind={kind} version={version} />
      <DialogActions>
        <Button onClick={onClose}>
          <Trans>Back to the form</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function DocumentVersion({ kind, version }: Pick<DocumentDialogProps, 'kind' | 'version'>) {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useConsentDocumentQuery({ variables: { kind, version } });
  if (error && !data?.document) {
    return (
      <ErrorState
        title={t`We couldn’t load this text`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data?.document) return <ListSkeleton label={t`Loading the text`} count={5} />;
  const { datePublished, body, images } = data.document;
  return (
    <>
      <p className={classes.version}>
        <Trans>
          Version {version}, effective {format.date(datePublished)}
        </Trans>
      </p>
      <DocumentBody body={body} images={images} headingLevel={3} />
    </>
  );
}
