import { useLingui } from '@lingui/react/macro';
import { EmptyState, ErrorState, ListSkeleton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { LocalizedText } from '../../../components/localized-text.tsx';
import { type DocumentQuery, useDocumentQuery } from '../../../gql/about.ts';
import type { DocumentKind } from '../../../gql/schema-types.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import classes from './document-text.module.css';

type ReadableDocument = NonNullable<DocumentQuery['document']>;

/** The sections of a document that the platform keeps. */
export function DocumentSections({ sections }: Pick<ReadableDocument, 'sections'>) {
  return (
    <div className={classes.text}>
      {sections.map(({ heading, paragraphs }) => (
        <section key={`${heading.en} ${heading.es}`}>
          <h2>
            <LocalizedText text={heading} withLabel />
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={`${paragraph.en} ${paragraph.es}`}>
              <LocalizedText text={paragraph} />
            </p>
          ))}
        </section>
      ))}
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
        title={t`This text is not published yet`}
        message={t`Come back in a while.`}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t`This text did not load`}
        message={errorMessage(error)}
        retryLabel={t`Try again`}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ListSkeleton label={t`Loading the text`} count={6} />;
}
