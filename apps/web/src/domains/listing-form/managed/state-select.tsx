import { useLingui } from '@lingui/react/macro';
import { listingStatuses } from '@wiki/domain';
import { SelectField } from '@wiki/ui';
import { useFormat } from '../../../lib/format/use-format.ts';
import { statusNames } from './listing-status.tsx';
import type { ManagedQuery } from './managed-query.ts';
import type { ManagedListings } from './use-managed-listings.ts';

export interface StateSelectProps {
  list: Pick<ManagedQuery, 'type' | 'status'> & Pick<ManagedListings, 'countOf'>;
  /** Whether other conditions narrow the list: then how many are in a state is not said. */
  isNarrowed: boolean;
  onChange: (status: string) => void;
}

/** Narrows a list of one's listings to those in a state, with how many there are. */
export function StateSelect({ list, isNarrowed, onChange }: StateSelectProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <SelectField
      label={t`State`}
      value={list.status ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      placeholder={t`All states`}
      options={listingStatuses.map((value) => {
        const count = isNarrowed ? null : list.countOf(list.type, value);
        const name = t(statusNames[value]);
        return { value, label: count === null ? name : `${name} (${format.number(count)})` };
      })}
    />
  );
}
