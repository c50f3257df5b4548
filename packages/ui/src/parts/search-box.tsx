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

/** Focuses the field when `/` is pressed outside any other field. */
function useSlash() {
  const input = useRef<HTMLInputElement>(null);
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

/** The search field of the top bar; the `/` key leads to it. */
export function SearchBox({ label, onSearch, ...input }: SearchBoxProps) {
  const field = useSlash();
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
          ref={field}
          type="search"
          aria-label={label}
          aria-keyshortcuts="/"
        />
        <kbd aria-hidden>/</kbd>
      </form>
    </search>
  );
}
