import { ComboboxField } from '@wiki/ui/combobox-field';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { useListingSellerQuery, useListingSellersQuery } from '../../../gql/admin-listings.ts';

export interface BusinessSelectProps {
  label: string;
  placeholder: string;
  /** What to say when no name begins like that. */
  nothing: string;
  help?: string;
  /** The id of the chosen business. */
  value: string | null;
  onChange: (businessId: string | null) => void;
}

const shown = 10;

/** A business found by the beginning of its name. */
export function BusinessSelect({ value, onChange, ...props }: BusinessSelectProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data: chosen } = useListingSellerQuery({
    variables: { id: value ?? '' },
    skip: value === null,
  });
  const { data, previousData } = useListingSellersQuery({
    variables: { first: shown, filter: search ? { search } : {} },
  });
  const found = (data ?? previousData)?.businesses.edges.map(({ node }) => node) ?? [];
  const own = value === null ? null : chosen?.business;
  return (
    <ComboboxField
      {...props}
      options={found.map(({ id, name, city }) => ({ value: id, label: name, detail: city }))}
      clearLabel={t`Clear selection`}
      value={own ? { value: own.id, label: own.name } : null}
      onChange={(option) => onChange(option?.value ?? null)}
      onSearch={setText}
    />
  );
}
