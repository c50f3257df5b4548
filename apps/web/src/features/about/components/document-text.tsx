import { useLingui } from '@lingui/react/macro';
import { EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { DocumentBody } from '../../../domains/editorial/document-body.tsx';
import { type DocumentQuery, useDocumentQuery } from '../../../gql/about.ts';
import type { DocumentKind } from '../../../gql/schema-types.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import classes from './document-text.module.css';

type ReadableDocument = NonNullable<DocumentQuery['document']>;

/** What a document of the platform says. */
export function DocumentContent({ body, images }: Pick<ReadableDocument, 'body' | 'images'>) {
  return (
    <div className={classes.text}>
      <DocumentBody body={body} images={images} headingLevel={2} />
    </div>
  );
}

export interface DocumentTextProps {
  kind: DocumentKind;
  children: (document: ReadableDocument) => ReactNode;
}

/** Reads a document and shows it, or says why it cannot. */
export function DocumentText({ kind, children }: DocumentTextProps) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useDocumentQuery({ variables: { kind } });
  if (data?.document) return children(data.document);
  if (data) {
    return (
      <EmptyState
        seed={kind}
        title={t`This text isn’t published yet`}
        message={t`Please check back later.`}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t`We couldn’t load this text`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ListSkeleton label={t`Loading the text`} count={6} />;
}
