import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { TextField, type TextFieldProps, VisuallyHidden } from '@wiki/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './services-field.module.css';
import { withServices } from './services-text.ts';

export interface ServicesFieldProps
  extends Pick<TextFieldProps, 'name' | 'label' | 'help' | 'error' | 'optional' | 'lang'> {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
}

/** The services of a business: written with commas, shown as chips. */
export function ServicesField({ value, onChange, onBlur, ...field }: ServicesFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (written: string): void => {
    const next = withServices(value, written);
    const count = next.length;
    if (count === value.length) return;
    onChange(next);
    setNews(plural(count, { one: '# service', other: '# services' }));
  };

  const remove = (service: string): void => {
    onChange(value.filter((each) => each !== service));
    setNews(t`${service} was removed.`);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      add(text);
      setText('');
    } else if (event.key === 'Backspace' && text === '') {
      const last = value.at(-1);
      if (last) remove(last);
    }
  };

  return (
    <div>
      <TextField
        {...field}
        ref={input}
        value={text}
        enterKeyHint="done"
        onChange={({ currentTarget }) => {
          const comma = currentTarget.value.lastIndexOf(',');
          if (comma >= 0) add(currentTarget.value.slice(0, comma));
          setText(currentTarget.value.slice(comma + 1).trimStart());
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(text);
          setText('');
          onBlur?.();
        }}
      />
      {value.length > 0 && (
        <ul className={classes.chips} aria-label={t`Services`} lang={field.lang}>
          {value.map((service) => (
            <li key={service} className={classes.chip}>
              {service}
              <button
                type="button"
                aria-label={t`Remove ${service}`}
                onClick={() => remove(service)}
              >
                <IconX size={16} stroke={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  );
}
