import { Trans, useLingui } from '@lingui/react/macro';
import { notApplicable } from '@wiki/domain';
import { CheckboxGroupField, SelectField } from '@wiki/ui';
import type { ReactNode } from 'react';
import type { ReferenceList } from '../../gql/schema-types.ts';
import { alphabetical } from '../../lib/i18n/alphabetical.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useLocalized } from '../../lib/i18n/use-localized.ts';
import classes from './places.module.css';
import { exclusive } from './tax-responsibilities.ts';
import { useReference } from './use-reference.ts';

interface CommonProps {
  list: ReferenceList;
  /** Only the entries that belong to it; null while it is not chosen yet. */
  parent?: string | null;
  name: string;
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  optional?: string;
  onBlur?: () => void;
  /** Offers "Not applicable" too, for businesses that the list is not made for. */
  allowsNotApplicable?: boolean;
}

export interface ReferenceSelectProps extends CommonProps {
  /** The code of the chosen entry, or an empty text. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

export interface ReferenceCheckboxesProps extends CommonProps {
  /** The codes of the chosen entries. */
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** As many characters of a chosen entry are seen on a phone. */
const longestShown = 32;

/** Lists without an order of their own: read by their names. The others go by their official codes. */
const byName: ReadonlySet<ReferenceList> = new Set<ReferenceList>([
  'PRODUCT_CATEGORIES',
  'SERVICE_CATEGORIES',
  'SERVICE_TYPES',
  'PROPERTY_CATEGORIES',
  'AMENITIES',
]);

/** The entries of a list as options, and what to say when it did not come. */
function useOptions({ list, parent, allowsNotApplicable, help }: CommonProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const localized = useLocalized();
  const { entries, isLoading, retry } = useReference(list, parent);
  const isMissing = parent !== null && !isLoading && entries.length === 0;
  const listed = entries.map(({ value, label }) => ({ value, label: localized(label) || value }));
  const options = byName.has(list) ? alphabetical(listed, language) : listed;
  if (allowsNotApplicable) options.unshift({ value: notApplicable, label: t`Not applicable` });
  return {
    options,
    isLoading,
    help: isMissing ? (
      <span className={classes.missing}>
        <Trans>We couldn’t load this list.</Trans>{' '}
        <button type="button" className={classes.back} onClick={retry}>
          <Trans>Try again</Trans>
        </button>
      </span>
    ) : (
      help
    ),
  };
}

/** One entry of a reference list, stored by its code. A code that is not on the list stays. */
export function ReferenceSelect(props: ReferenceSelectProps) {
  const { t } = useLingui();
  const { list: _list, parent: _parent, allowsNotApplicable: _allows, ...field } = props;
  const { options, isLoading, help } = useOptions(props);
  const { value, onChange, placeholder } = field;
  const chosen = options.find((option) => option.value === value);
  const isKnown = value === '' || chosen !== undefined;
  // What a closed list cuts stands whole beneath it.
  const whole = chosen && chosen.label.length > longestShown ? chosen.label : null;
  return (
    <SelectField
      {...field}
      help={whole ?? help}
      placeholder={placeholder ?? t`Choose one`}
      aria-busy={isLoading || undefined}
      options={isKnown ? options : [{ value, label: value }, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Several entries of a short reference list; that there is no tax responsibility excludes the others. */
export function ReferenceCheckboxes(props: ReferenceCheckboxesProps) {
  const { list: _list, parent: _parent, allowsNotApplicable: _allows, ...field } = props;
  const { options, help } = useOptions(props);
  return (
    <CheckboxGroupField
      {...field}
      help={help}
      options={options}
      onChange={(chosen, pressed) => props.onChange(exclusive(chosen, pressed))}
    />
  );
}
