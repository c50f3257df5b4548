import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IconCircle, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react';
import { type DocumentCheckName, documentChecks } from '@wiki/domain';
import { Card, CheckboxField, SkeletonBar } from '@wiki/ui';
import { useState } from 'react';
import { fieldLabels } from '../../../domains/application/field-labels.ts';
import { PrivateFiles } from '../../../domains/application/private-files.tsx';
import {
  type ApplicationDetailsFragment,
  SetDocumentCheckDocument,
} from '../../../gql/admin-applications.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import { type ApplicationDocument, documentsOf } from '../documents-of.ts';
import { useShownFile } from '../hooks/use-shown-file.ts';
import classes from './document-desk.module.css';

const checkWords: Readonly<Record<DocumentCheckName, MessageDescriptor>> = {
  LEGIBLE: msg`It’s complete and legible`,
  SAME_NAME: msg`The business name matches the form`,
  SAME_NUMBER: msg`The numbers match the form`,
  CURRENT: msg`It’s recent, and signed where it should be`,
};

/** The documents of an application beside what it says, each with what was compared of it. */
export function DocumentDesk({ application }: { application: ApplicationDetailsFragment }) {
  const { t } = useLingui();
  const documents = documentsOf(application.form);
  const [chosen, choose] = useState<string | null>(null);
  const checks = application.documentChecks ?? [];
  const countOf = ({ file }: ApplicationDocument) =>
    checks.filter(({ fileId }) => fileId === file.id).length;
  const isDone = (document: ApplicationDocument) => countOf(document) === documentChecks.length;
  const shown =
    documents.find(({ file }) => file.id === chosen) ??
    documents.find((document) => !isDone(document)) ??
    documents[0];
  if (!shown) return null;
  const done = documents.filter(isDone).length;
  const all = documents.length;
  return (
    <Card padding="lg">
      <h2 className={classes.title}>
        <Trans>Documents</Trans>{' '}
        <small>
          <Trans>
            {done} of {all} reviewed
          </Trans>
        </small>
      </h2>
      <ul className={classes.documents}>
        {documents.map((document) => {
          const { field, file } = document;
          const count = countOf(document);
          const Sign = isDone(document)
            ? IconCircleCheckFilled
            : count > 0
              ? IconProgress
              : IconCircle;
          return (
            <li key={file.id}>
              <button
                type="button"
                aria-current={file.id === shown.file.id || undefined}
                onClick={() => choose(file.id)}
              >
                <Sign size={20} stroke={1.75} aria-hidden />
                <span>{t(fieldLabels[field])}</span>
                <small>
                  <Trans>
                    {count} of {documentChecks.length}
                  </Trans>
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      <DocumentView key={shown.file.id} document={shown} />
      <Checks application={application} document={shown} />
    </Card>
  );
}

function DocumentView({ document: { file } }: { document: ApplicationDocument }) {
  const shown = useShownFile(file);
  return (
    <figure className={classes.view}>
      {shown.is === 'coming' && <SkeletonBar height="360px" />}
      {shown.is === 'failed' && (
        <p className={classes.failed}>
          <Trans>This document can’t be shown here.</Trans>
        </p>
      )}
      {shown.is === 'there' &&
        (file.contentType.startsWith('image/') ? (
          <img src={shown.url} alt={file.name} />
        ) : (
          <embed src={shown.url} type="application/pdf" title={file.name} />
        ))}
      <figcaption>
        <PrivateFiles files={[file]} />
      </figcaption>
    </figure>
  );
}

interface ChecksProps {
  application: ApplicationDetailsFragment;
  document: ApplicationDocument;
}

/** What is compared of a document; each tick is kept at once, for everybody who reviews. */
function Checks({ application, document: { file, field } }: ChecksProps) {
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  const send = useAct(SetDocumentCheckDocument);
  const isChecked = (check: DocumentCheckName) =>
    application.documentChecks?.some((each) => each.fileId === file.id && each.check === check) ??
    false;
  const set = async (check: DocumentCheckName) => {
    setSending(true);
    const refused = await send({
      applicationId: application.id,
      fileId: file.id,
      check,
      isChecked: !isChecked(check),
    }).catch(() => null);
    setSending(false);
    if (refused?.length !== 0) {
      showToast(t`That didn’t work. Try again in a moment.`, { tone: 'failed' });
    }
  };
  const name = t(fieldLabels[field]);
  return (
    <fieldset className={classes.checks} disabled={isSending}>
      <legend>{t`What you checked: ${name}`}</legend>
      {documentChecks.map((check) => (
        <CheckboxField
          key={check}
          label={t(checkWords[check])}
          checked={isChecked(check)}
          onChange={() => void set(check)}
        />
      ))}
    </fieldset>
  );
}
