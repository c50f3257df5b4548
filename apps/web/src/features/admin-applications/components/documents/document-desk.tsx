import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicationFieldName } from '@wiki/domain';
import { Card, SkeletonBar } from '@wiki/ui';
import { fieldLabels } from '../../../../domains/application/field-labels.ts';
import { PrivateFiles } from '../../../../domains/application/private-files.tsx';
import type { ApplicationDocument } from '../../documents-of.ts';
import type { DocumentDeskState } from '../../hooks/use-document-desk.ts';
import { useShownFile } from '../../../../components/files/use-shown-file.ts';
import { DocumentChecks } from './document-checks.tsx';
import { DocumentPicture } from './document-picture.tsx';
import classes from './document-desk.module.css';

export interface DocumentDeskProps {
  applicationId: string;
  desk: DocumentDeskState;
  /** Asks for another document in the field; left out while nothing can be asked for. */
  onAskAgain: ((field: ApplicationFieldName) => void) | undefined;
}

/** A document of an application beside what it says, with what is compared of it. */
export function DocumentDesk({ applicationId, desk, onAskAgain }: DocumentDeskProps) {
  const { t } = useLingui();
  const { shown } = desk;
  if (!shown) return null;
  return (
    <Card padding="lg">
      <h2 className={classes.title}>{t(fieldLabels[shown.field])}</h2>
      <DocumentView key={shown.file.id} document={shown} />
      <DocumentChecks
        applicationId={applicationId}
        document={shown}
        checked={shown.checked}
        onDone={desk.goOn}
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
          <DocumentPicture url={shown.url} name={file.name} />
        ) : (
          // Not an `embed`: trusted types take its address for that of a script.
          <iframe src={shown.url} title={file.name} />
        ))}
      <figcaption>
        <PrivateFiles files={[file]} />
      </figcaption>
    </figure>
  );
}
