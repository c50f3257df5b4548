import { IconX } from '@tabler/icons-react';
import { useCombobox } from 'downshift';
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx';
import classes from './combobox-field.module.css';
import fieldClasses from './field.module.css';

/** One entry of a list that is searched. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** What tells it from others of that name. */
  detail?: string | null;
}

export interface ComboboxFieldProps extends FieldProps {
  placeholder?: string;
  /** What fits the text, found by whoever keeps them. */
  options: readonly ComboboxOption[];
  /** Said when nothing fits. */
  nothing: string;
  /** Name of the button that takes the choice away. */
  clearLabel: string;
  /** The chosen one; null for none. */
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** Called with what is typed; empty for all. */
  onSearch: (text: string) => void;
}

/** One choice of many, found by typing. Load it lazily: it comes with a library. */
export function ComboboxField({
  label,
  help,
  error,
  optional,
  placeholder,
  options,
  nothing,
  clearLabel,
  value,
  onChange,
  onSearch,
}: ComboboxFieldProps) {
  const box = useCombobox<ComboboxOption>({
    items: [...options],
    selectedItem: value,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem),
    onInputValueChange: ({ inputValue, selectedItem }) =>
      onSearch(inputValue === selectedItem?.label ? '' : inputValue),
  });
  const id = box.getInputProps().id;
  return (
    <div className={fieldClasses.field}>
      <label {...box.getLabelProps()} htmlFor={id} className={fieldClasses.label}>
        <FieldLabel label={label} optional={optional} />
      </label>
      <div className={classes.box}>
        <input
          {...box.getInputProps({
            className: fieldClasses.input,
            placeholder,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
          })}
        />
        {value && (
          <button
            type="button"
            className={classes.clear}
            aria-label={clearLabel}
            onClick={() => box.reset()}
          >
            <IconX size={18} stroke={1.75} aria-hidden />
          </button>
        )}
        <ul {...box.getMenuProps({ className: classes.list, hidden: !box.isOpen })}>
          {box.isOpen &&
            options.map((option, index) => (
              <li
                key={option.value}
                {...box.getItemProps({ item: option, index, className: classes.option })}
                data-active={index === box.highlightedIndex || undefined}
              >
                {option.label}
                {option.detail && <small>{option.detail}</small>}
              </li>
            ))}
          {box.isOpen && options.length === 0 && (
            <li className={classes.nothing} role="presentation">
              {nothing}
            </li>
          )}
        </ul>
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
