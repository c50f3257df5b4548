import { checksOf } from '@wiki/domain';
import { useState } from 'react';
import type { ApplicationDetailsFragment } from '../../../gql/admin-applications.ts';
import { documentsOf } from '../documents-of.ts';

/** The documents of an application with what was compared of each, and the one that is shown. */
export function useDocumentDesk({ form, documentChecks }: ApplicationDetailsFragment) {
  const [chosen, choose] = useState<string | null>(null);
  const checks = documentChecks ?? [];
  const documents = documentsOf(form).map((document) => {
    const checked = checks.flatMap(({ fileId, check }) =>
      fileId === document.file.id ? [check] : [],
    );
    const listed = checksOf(document.field);
    const count = listed.filter((check) => checked.includes(check)).length;
    return { ...document, checked, count, most: listed.length };
  });
  const isDone = ({ count, most }: (typeof documents)[number]) => count === most;
  const shown =
    documents.find(({ file }) => file.id === chosen) ??
    documents.find((document) => !isDone(document)) ??
    documents[0];
  const next = documents.find((document) => document !== shown && !isDone(document));
  const at = shown ? documents.indexOf(shown) : -1;
  const chooseAt = (place: number) => {
    const document = documents[place];
    if (document) choose(document.file.id);
  };
  return {
    documents,
    shown,
    done: documents.filter(isDone).length,
    choose,
    before: () => chooseAt(at - 1),
    after: () => chooseAt(at + 1),
    /** Shows the next one that is not compared yet. */
    goOn: () => (next ?? shown) && choose((next ?? shown)?.file.id ?? null),
  };
}

export type DocumentDeskState = ReturnType<typeof useDocumentDesk>;
