import { limits, type ListingType, utf8Bytes } from '@wiki/domain';
import { useState } from 'react';
import {
  type ImportListingsMutation,
  useImportListingsMutation,
} from '../../../gql/listing-form.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import {
  type FormProblem,
  placeErrors,
  type RefusedInput,
} from '../../../lib/forms/form-problem.ts';

/** A table as it was read: its rows, and the words of the columns where one is not known. */
export type ImportedTable = Pick<ImportListingsMutation['importListings'], 'rows' | 'columnWords'>;

/** What says that a table has too many rows, or too much text for one request. */
const tooLargeCodes = new Set(['FIELD_TOO_LONG', 'TOO_MANY_ITEMS', 'REQUEST_TOO_LARGE']);

/** What says that the text is no table of such listings. */
const unreadCodes = new Set(['INVALID_CSV', 'UNKNOWN_COLUMN', 'FIELD_REQUIRED']);

/** Reads a table of listings: first only to look at, then to make drafts of it. */
export function useImport(type: ListingType) {
  const [csv, setCsv] = useState('');
  const [table, setTable] = useState<ImportedTable | null>(null);
  const [looks, setLooks] = useState(0);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [unread, setUnread] = useState<RefusedInput | null>(null);
  const [busy, setBusy] = useState<'look' | 'write' | null>(null);
  const [send, { client }] = useImportListingsMutation();

  /** Answers how many drafts were written. */
  const run = async (isDryRun: boolean, skipsWrong = false): Promise<number> => {
    setBusy(isDryRun ? 'look' : 'write');
    setProblem(null);
    setUnread(null);
    try {
      const { data } = await send({ variables: { input: { type, csv, isDryRun, skipsWrong } } });
      const {
        rows = [],
        columnWords = [],
        created = 0,
        userErrors = [],
      } = data?.importListings ?? {};
      setTable(userErrors.length > 0 ? null : { rows, columnWords });
      setLooks((count) => count + 1);
      const refused = userErrors.find(({ code }) => unreadCodes.has(code)) ?? null;
      setUnread(refused);
      setProblem(refused ? null : placeErrors(userErrors, []).problem);
      if (created > 0) client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'managedListings' });
      return created;
    } catch (error) {
      setProblem({ code: failureOf(error) });
      return 0;
    } finally {
      setBusy(null);
    }
  };

  const isTooLarge =
    utf8Bytes(csv) > limits.import.bytes || (problem !== null && tooLargeCodes.has(problem.code));
  return {
    csv,
    setCsv: (text: string) => {
      setCsv(text);
      setTable(null);
      setProblem(null);
      setUnread(null);
    },
    table,
    /** How often a table was looked at: another one each time. */
    looks,
    /** Why the text could not be read as a table, with the column at fault in `field`. */
    unread,
    isTooLarge,
    problem: isTooLarge ? null : problem,
    busy,
    look: () => run(true),
    write: (skipsWrong: boolean) => run(false, skipsWrong),
  };
}
