import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField, TextField } from '@wiki/ui';
import { type ReactNode, useState } from 'react';
import { elsewhere, findPlace, placeMode, placeName } from './place-options.ts';
import classes from './places.module.css';
import type { ReferenceEntry } from './use-reference.ts';

export interface PlaceSelectProps {
  name: string;
  label: ReactNode;
  placeholder: string;
  help?: ReactNode;
  error?: ReactNode;
  optional?: string;
  autoComplete: string;
  entries: readonly ReferenceEntry[];
  isLoading: boolean;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A place by its name: chosen from the list where there is one, written where it is not on it. */
export function PlaceSelect({
  entries,
  isLoading,
  value,
  onChange,
  placeholder,
  ...field
}: PlaceSelectProps) {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  if (isLoading) {
    const options = value ? [{ value, label: value }] : [];
    return (
      <SelectField
        {...field}
        value={value}
        placeholder={placeholder}
        options={options}
        aria-busy
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  if (placeMode(entries, value, isWriting) === 'text') {
    return (
      <div>
        <TextField
          {...field}
          value={value}
          onChange={({ currentTarget }) => {
            // From now on it is written, even when it comes to name a place of the list.
            setWriting(true);
            onChange(currentTarget.value);
          }}
        />
        {entries.length > 0 && (
          <button
            type="button"
            className={classes.back}
            onClick={() => {
              setWriting(false);
              if (!findPlace(entries, value)) onChange('');
            }}
          >
            <Trans>Choose from the list</Trans>
          </button>
        )}
      </div>
    );
  }
  const chosen = findPlace(entries, value);
  return (
    <SelectField
      {...field}
      value={chosen ? placeName(chosen) : ''}
      placeholder={placeholder}
      options={[
        ...entries.map((entry) => ({ value: placeName(entry), label: placeName(entry) })),
        { value: elsewhere, label: t`It’s not on the list: write it` },
      ]}
      onChange={({ currentTarget }) => {
        const isElsewhere = currentTarget.value === elsewhere;
        setWriting(isElsewhere);
        onChange(isElsewhere ? '' : currentTarget.value);
      }}
    />
  );
}
