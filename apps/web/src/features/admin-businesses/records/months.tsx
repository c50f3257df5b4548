import { useQuery } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { VisuallyHidden } from '@wiki/ui';
import { useState } from 'react';
import { BusinessBillingDocument } from '../../../gql/admin-businesses.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { monthsOf } from './months-of.ts';
import classes from './months.module.css';

/** The invoices that the overview and its months read. */
export const mostInvoices = 13;

const signs = { paid: IconCheck, late: IconClock, open: IconAlertTriangle, none: null };

/** The months of this year as twelve cells, by sign and word: paid, paid late, to pay. */
export function Months({ businessId, first }: { businessId: string; first: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const tag = useLanguage() === 'es' ? 'es-CO' : 'en-US';
  const [year] = useState(() => new Date().getUTCFullYear());
  const { data } = useQuery(BusinessBillingDocument, { variables: { businessId, first } });
  if (!data || data.invoices.edges.length === 0) return null;
  const words = {
    paid: t({ message: 'paid', context: 'month' }),
    late: t`paid late`,
    open: t({ message: 'to pay', context: 'month' }),
    none: t`no invoice`,
  };
  const nameOf = (month: number, length: 'short' | 'long') =>
    new Intl.DateTimeFormat(tag, { month: length, timeZone: 'UTC' }).format(
      Date.UTC(year, month, 1),
    );
  return (
    <div className={classes.year}>
      <strong>{year}</strong>
      <ol className={classes.months}>
        {monthsOf(data, year).map(({ state, number, datePaid }, month) => {
          const Sign = signs[state];
          const said = [
            `${nameOf(month, 'long')}: ${words[state]}`,
            number,
            datePaid && format.date(datePaid),
          ];
          return (
            <li key={nameOf(month, 'short')} title={said.filter(Boolean).join(' · ')}>
              <span className={classes.cell} data-state={state}>
                {Sign && <Sign size={14} stroke={2} aria-hidden />}
              </span>
              <span aria-hidden>{nameOf(month, 'short')}</span>
              <VisuallyHidden>{said.filter(Boolean).join(', ')}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <ul className={classes.legend} aria-hidden>
        {(['paid', 'late', 'open'] as const).map((state) => (
          <li key={state}>
            <span className={classes.cell} data-state={state} /> {words[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}
