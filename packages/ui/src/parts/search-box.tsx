import { IconSearch } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import classes from './search-box.module.css';

export interface SearchBoxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onSubmit' | 'ref'> {
  /** Name of the field; not shown. */
  label: string;
  /** Called with the trimmed text when the person asks for results. */
  onSearch: (text: string) => void;
}

const editable = 'input, textarea, select, [contenteditable="true"]';

/** Focuses the field when `/` is pressed outside any other field, and has it say what was searched for. */
function useField(searched: string) {
  const input = useRef<HTMLInputElement>(null);
  const said = useRef(searched);
  useEffect(() => {
    // What was typed before the page came to life stays.
    if (said.current === searched) return;
    said.current = searched;
    // Searched for elsewhere, as by Back. The field stays, and with it the focus.
    const { current } = input;
    if (current && current.value.trim() !== searched) current.value = searched;
  }, [searched]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest(editable);
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return input;
}

/**
 * A search field; the `/` key leads to it. `defaultValue` is what was searched for last: emptied after
 * that, by its cross or by keys, it asks for everything at once.
 */
export function SearchBox({ label, onSearch, defaultValue, ...input }: SearchBoxProps) {
  const searched = String(defaultValue ?? '');
  const field = useField(searched);
  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(field.current?.value.trim() ?? '');
        }}
      >
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...input}
          {...(defaultValue === undefined ? {} : { defaultValue })}
          ref={field}
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
          onInput={({ currentTarget }) => {
            if (currentTarget.value === '' && searched) onSearch('');
          }}
        />
        <kbd aria-hidden>/</kbd>
      </form>
    </search>
  );
}
