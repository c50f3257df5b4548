import { Trans, useLingui } from '@lingui/react/macro';
import { formatTaxId, notApplicable } from '@wiki/domain';
import type { TaxDataFieldsFragment } from '../../gql/tax-data.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ReferenceName } from '../application/reference-name.tsx';
import { type TaxField, taxFieldLabels, taxFields, taxLists } from './tax-fields.ts';
import classes from './tax-facts.module.css';

/** Tax data line by line; where others are asked for, what is now struck out before what would be. */
export function TaxFacts({
  before,
  now,
  changed,
}: {
  before: TaxDataFieldsFragment;
  /** What is asked for, or null. */
  now: TaxDataFieldsFragment | null;
  /** Names of the fields that would differ. */
  changed?: readonly string[] | undefined;
}) {
  const { t } = useLingui();
  return (
    <dl className={classes.facts}>
      {taxFields.map((field) => {
        const isChanged = now !== null && changed?.includes(field) === true;
        return (
          <div key={field} data-changed={isChanged || undefined}>
            <dt>{t(taxFieldLabels[field])}</dt>
            <dd>
              {isChanged ? (
                <>
                  <del>
                    <Value data={before} field={field} />
                  </del>
                  <ins>
                    <Value data={now} field={field} />
                  </ins>
                </>
              ) : (
                <Value data={before} field={field} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Value({ data, field }: { data: TaxDataFieldsFragment; field: TaxField }) {
  const format = useFormat();
  if (field === 'taxResponsibilities') {
    return data.taxResponsibilities.map((value) => (
      <span key={value} className={classes.entry}>
        <Entry list="TAX_RESPONSIBILITIES" value={value} />
      </span>
    ));
  }
  const value = data[field];
  if (!value) return <Trans>Not given</Trans>;
  if (field === 'taxId') return formatTaxId(value, data.country ?? '');
  if (field === 'country') return format.country(value);
  if (Object.hasOwn(taxLists, field)) {
    return <Entry list={taxLists[field as keyof typeof taxLists]} value={value} />;
  }
  return value;
}

function Entry({
  list,
  value,
}: {
  list: (typeof taxLists)[keyof typeof taxLists] | 'TAX_RESPONSIBILITIES';
  value: string;
}) {
  if (value === notApplicable) return <Trans>Not applicable</Trans>;
  return <ReferenceName list={list} value={value} />;
}
