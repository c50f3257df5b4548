import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@wiki/ui';
import type { Ref } from 'react';
import { useListEntriesQuery } from '../../../gql/admin-reference.ts';
import type { ReferenceList } from '../../../gql/schema-types.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';

/** The list whose entries a list's entries belong to; null when they belong to none. */
export function parentListOf(list: ReferenceList): ReferenceList | null {
  if (list === 'REGIONS') return 'COUNTRIES';
  if (list === 'CITIES') return 'REGIONS';
  return list === 'COMMERCIAL_ACTIVITIES' ? 'LINES_OF_BUSINESS' : null;
}

export interface ParentFieldProps {
  /** The list of the entry that belongs to the one chosen here. */
  list: ReferenceList;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
  error?: string | undefined;
}

/** What an entry belongs to: a country, a region or a line of business. */
export function ParentField({ list, value, onChange, ...field }: ParentFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const parentList = parentListOf(list);
  const { data } = useListEntriesQuery({
    variables: { list: parentList ?? 'COUNTRIES' },
    skip: parentList === null,
  });
  const byName = new Intl.Collator(language).compare;
  const countryNames = new Intl.DisplayNames(language, { type: 'region' });
  const options = (data?.reference ?? [])
    .map(({ value: code, label, parent }) => {
      const name = label[language] ?? code;
      const country = parentList === 'REGIONS' && parent ? countryNames.of(parent) : null;
      return { value: code, label: country ? `${country}: ${name}` : name };
    })
    .toSorted((one, other) => byName(one.label, other.label));
  // What is chosen is shown before the list has come.
  const chosen = data || !value ? [] : [{ value, label: value }];
  const labels: Partial<Record<ReferenceList, string>> = {
    REGIONS: t`Country`,
    CITIES: t`Region`,
    COMMERCIAL_ACTIVITIES: t`Line of business`,
  };
  return (
    <SelectField
      {...field}
      label={labels[list]}
      placeholder={t`Choose one`}
      value={value}
      options={[...chosen, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
