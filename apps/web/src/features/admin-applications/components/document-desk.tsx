import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircle, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react';
import { type ApplicationFieldName, checksOf } from '@wiki/domain';
import { Card, SkeletonBar } from '@wiki/ui';
import { useState } from 'react';
import { fieldLabels } from '../../../domains/application/field-labels.ts';
import { PrivateFiles } from '../../../domains/application/private-files.tsx';
import type { ApplicationDetailsFragment } from '../../../gql/admin-applications.ts';
import { type ApplicationDocument, documentsOf } from '../documents-of.ts';
import { useShownFile } from '../hooks/use-shown-file.ts';
import { DocumentChecks } from './document-checks.tsx';
import classes from './document-desk.module.css';

export interface DocumentDeskProps {
  application: ApplicationDetailsFragment;
  /** Asks for another document in the field; left out while nothing can be asked for. */
  onAskAgain: ((field: ApplicationFieldName) => void) | undefined;
}

/** The documents of an application beside what it says, each with what was compared of it. */
export function DocumentDesk({ application, onAskAgain }: DocumentDeskProps) {
  const { t } = useLingui();
  const documents = documentsOf(application.form);
  const [chosen, choose] = useState<string | null>(null);
  const checks = application.documentChecks ?? [];
  const checkedOf = ({ file }: ApplicationDocument) =>
    checks.flatMap(({ fileId, check }) => (fileId === file.id ? [check] : []));
  const countOf = (document: ApplicationDocument) => {
    const checked = checkedOf(document);
    return checksOf(document.field).filter((check) => checked.includes(check)).length;
  };
  const isDone = (document: ApplicationDocument) =>
    countOf(document) === checksOf(document.field).length;
  const shown =
    documents.find(({ file }) => file.id === chosen) ??
    documents.find((document) => !isDone(document)) ??
    documents[0];
  if (!shown) return null;
  const next = documents.find((document) => document !== shown && !isDone(document));
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
          const most = checksOf(field).length;
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
                    {count} of {most}
                  </Trans>
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      <DocumentView key={shown.file.id} document={shown} />
      <DocumentChecks
        applicationId={application.id}
        document={shown}
        checked={checkedOf(shown)}
        onDone={() => choose((next ?? shown).file.id)}
        onAskAgain={onAskAgain && (() => onAskAgain(shown.field))}
      />
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
