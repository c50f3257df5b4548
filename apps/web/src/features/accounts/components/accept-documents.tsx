import { Trans, useLingui } from '@lingui/react/macro';
import { Button, InlineAlert } from '@wiki/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog, DialogActions } from '../../../components/overlays/dialog.tsx';
import { LocalDay } from '../../../components/facts/local-day.tsx';
import { LocalizedText } from '../../../components/facts/localized-text.tsx';
import { DocumentBody } from '../../../domains/editorial/document-body.tsx';
import { AcceptDocumentsDocument, useDocumentsToAcceptQuery } from '../../../gql/accounts.ts';
import { session } from '../../../lib/auth/browser-session.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './document-dialog.module.css';

/** Where the texts themselves are read, and where one leaves. */
const open: ReadonlySet<string> = new Set([paths.terms(), paths.privacy(), paths.security()]);

/** Puts a new version of the terms or the privacy policy to who accepted an earlier one. */
export function AcceptDocuments() {
  const { t } = useLingui();
  const format = useFormat();
  const { pathname } = useLocation();
  const errorMessage = useErrorMessage();
  const accept = useAct(AcceptDocumentsDocument);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data, refetch } = useDocumentsToAcceptQuery({ fetchPolicy: 'network-only' });
  const documents = data?.documentsToAccept ?? [];
  if (documents.length === 0 || open.has(pathname)) return null;
  const agree = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const [refusal] = await accept({
        termsVersion: data?.terms?.version ?? 0,
        privacyVersion: data?.privacy?.version ?? 0,
      });
      if (refusal) setProblem(errorMessage(refusal.code));
      await refetch();
    } catch (error) {
      setProblem(errorMessage(failureOf(error)));
    }
    setBusy(false);
  };
  return (
    <Dialog title={t`Our terms have changed`} size="wide">
      <p>
        <Trans>
          Please read what’s new and tell us whether you agree. You need to agree to keep using your
          account.
        </Trans>
      </p>
      {documents.map(({ kind, version, datePublished, title, body, images }) => (
        <details key={kind} className={classes.text} open={documents.length === 1}>
          <summary>
            <LocalizedText text={title} withLabel />
          </summary>
          <p className={classes.version}>
            <LocalDay>
              <Trans>
                Version {version}, effective {format.date(datePublished)}
              </Trans>
            </LocalDay>
          </p>
          <DocumentBody body={body} images={images} headingLevel={3} />
        </details>
      ))}
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
      <DialogActions>
        <Button variant="default" onClick={() => void session.signOut()}>
          <Trans>Sign out</Trans>
        </Button>
        <Button loading={isBusy} onClick={() => void agree()}>
          <Trans>I have read it and agree</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
