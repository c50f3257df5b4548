import '@wiki/ui/kit.css';
import { Select } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useListingSellerQuery, useListingSellersQuery } from '../../../gql/admin-listings.ts';

export interface BusinessSelectProps {
  label: string;
  placeholder: string;
  /** What to say when no name begins like that. */
  nothing: string;
  description?: string;
  /** The id of the chosen business. */
  value: string | null;
  onChange: (businessId: string | null) => void;
}

const shown = 10;

/** A business found by the beginning of its name. */
export function BusinessSelect({ nothing, value, onChange, ...props }: BusinessSelectProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data: chosen } = useListingSellerQuery({
    variables: { id: value ?? '' },
    skip: value === null,
  });
  const own = chosen?.business ?? null;
  // The name of the chosen one stands in the field: it is no search.
  const isSearching = search !== '' && search !== own?.name;
  const { data, previousData } = useListingSellersQuery({
    variables: { first: shown, filter: isSearching ? { search } : {} },
  });
  const found = (data ?? previousData)?.businesses.edges.map(({ node }) => node) ?? [];
  const all = own && !found.some(({ id }) => id === own.id) ? [own, ...found] : found;
  return (
    <Select
      {...props}
      searchable
      clearable
      data={all.map(({ id, name, city }) => ({ value: id, label: name, city }))}
      filter={({ options }) => options}
      nothingFoundMessage={nothing}
      searchValue={text}
      onSearchChange={setText}
      value={value}
      onChange={onChange}
    />
  );
}
