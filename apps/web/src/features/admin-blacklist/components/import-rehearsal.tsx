import { useQuery } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { InlineAlert, ListSkeleton } from '@wiki/ui';
import { BlacklistRehearsalDocument } from '../../../gql/admin-blacklist.ts';
import type { BlacklistKind } from '../../../gql/schema-types.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { Rehearsal } from './rehearsal.tsx';

/** What the new entries of a list would have stopped together. */
export function ImportRehearsal({ kind, texts }: { kind: BlacklistKind; texts: string[] }) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error } = useQuery(BlacklistRehearsalDocument, {
    variables: { kind, texts },
    fetchPolicy: 'no-cache',
  });
  if (error) return <InlineAlert tone="error">{errorMessage(failureOf(error))}</InlineAlert>;
  if (!data) return <ListSkeleton label={t`Comparing with what was written`} count={2} />;
  return <Rehearsal found={data.blacklistRehearsal} kind={kind} />;
}
