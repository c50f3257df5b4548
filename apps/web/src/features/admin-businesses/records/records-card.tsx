import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useQuery } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { Card, ErrorState, ListSkeleton } from '@wiki/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './records.module.css';

export interface RecordsCardProps<Data, Row> {
  title: string;
  businessId: string;
  query: TypedDocumentNode<Data, { businessId: string; first: number }>;
  /** How many of them. */
  first: number;
  /** Where in the data the rows are; null while there is none. */
  rowsOf: (data: Data) => readonly Row[];
  /** How many there are, when there may be more than are shown. */
  countOf?: (data: Data) => number | null | undefined;
  row: (row: Row, data: Data) => ReactNode;
  /** What stands there when there is none. */
  nothing: string;
  /** Where all of them are. */
  all?: string;
  /** Above the rows, for what is known of all of them. */
  above?: (data: Data) => ReactNode;
}

/** Records of one kind that belong to a business: they load and fail by themselves. */
export function RecordsCard<Data, Row extends { id: string }>({
  title,
  businessId,
  query,
  first,
  rowsOf,
  countOf,
  row,
  nothing,
  all,
  above,
}: RecordsCardProps<Data, Row>) {
  const { t } = useLingui();
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useQuery(query, {
    variables: { businessId, first },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data;
  const rows = shown ? rowsOf(shown) : [];
  const count = shown ? (countOf?.(shown) ?? null) : null;
  return (
    <Card padding="lg">
      <div className={classes.head}>
        <h2>
          {title} {count !== null && <span className={classes.count}>{format.number(count)}</span>}
        </h2>
        {all && rows.length > 0 && (
          <Link to={all} aria-label={t`Show all: ${title}`}>
            {t`Show all`}
          </Link>
        )}
      </div>
      {!shown &&
        (error ? (
          <ErrorState
            title={t`We couldn’t load this`}
            message={errorMessage(error)}
            retryLabel={t`Try again`}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <ListSkeleton label={t`Loading: ${title}`} count={2} />
        ))}
      {shown && above?.(shown)}
      {shown && rows.length === 0 && <p className={classes.words}>{nothing}</p>}
      {shown && rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((each) => (
            <li key={each.id}>{row(each, shown)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** A line of a card: where it leads, how it stands, and what tells it from the others. */
export function RecordLine({
  to,
  name,
  state,
  detail,
}: {
  to: string | null;
  name: ReactNode;
  state?: ReactNode;
  detail?: ReactNode;
}) {
  return (
    <div className={classes.row}>
      {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
      <span>{state}</span>
      {detail && <span className={classes.detail}>{detail}</span>}
    </div>
  );
}
