import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { TextField, VisuallyHidden } from '@wiki/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { withServices } from '../services-text.ts';
import { FieldPlace } from './field-place.tsx';
import classes from './fields.module.css';
import { useApplicationContext, useFieldWords } from './form-context.tsx';

/** The services of the business: written with commas, shown as chips. */
export function ServicesField() {
  const { t } = useLingui();
  const { form } = useApplicationContext();
  const words = useFieldWords('services');
  const { field } = useController({ control: form.control, name: 'services' });
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (written: string): void => {
    const next = withServices(field.value, written);
    const count = next.length;
    if (count === field.value.length) return;
    field.onChange(next);
    setNews(plural(count, { one: '# service', other: '# services' }));
  };

  const remove = (service: string): void => {
    field.onChange(field.value.filter((each) => each !== service));
    setNews(t`${service} was removed.`);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      add(text);
      setText('');
    } else if (event.key === 'Backspace' && text === '') {
      const last = field.value.at(-1);
      if (last) remove(last);
    }
  };

  return (
    <FieldPlace name="services">
      {field.value.length > 0 && (
        <ul className={classes.chips} aria-label={words.label}>
          {field.value.map((service) => (
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
      <TextField
        {...words}
        ref={input}
        name="services"
        value={text}
        enterKeyHint="done"
        onChange={({ currentTarget: { value } }) => {
          const comma = value.lastIndexOf(',');
          if (comma >= 0) add(value.slice(0, comma));
          setText(value.slice(comma + 1).trimStart());
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add(text);
          setText('');
          field.onBlur();
        }}
      />
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </FieldPlace>
  );
}
