import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconX } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import { TextField } from '@wiki/ui';
import { useState } from 'react';
import classes from './discussion-form.module.css';

export interface TagsFieldProps {
  label: string;
  value: readonly string[];
  error?: string | undefined;
  /** Tags that others use, to choose from. */
  suggestions: readonly string[];
  onChange: (tags: string[]) => void;
}

const tagOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, limits.forum.tag);

/** Tags: Enter or a comma adds one, Backspace in the empty field takes the last one back. */
export function TagsField({ label, value, error, suggestions, onChange }: TagsFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const add = () => {
    const tag = tagOf(text);
    setText('');
    if (tag && !value.includes(tag) && value.length < limits.forum.tags) onChange([...value, tag]);
  };
  const offered =
    value.length < limits.forum.tags ? suggestions.filter((tag) => !value.includes(tag)) : [];
  return (
    <div className={classes.tags}>
      <TextField
        id="tags"
        label={label}
        optional={t`(optional)`}
        help={t`Up to ${limits.forum.tags}. Add each with Enter or a comma.`}
        value={text}
        error={error}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ',') {
            event.preventDefault();
            add();
          } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1));
        }}
      />
      {value.length > 0 && (
        <ul>
          {value.map((tag) => (
            <li key={tag}>
              #{tag}
              <button
                type="button"
                aria-label={t`Remove the tag ${tag}`}
                onClick={() => onChange(value.filter((each) => each !== tag))}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && (
        <p className={classes.offered}>
          <span>{t`Often used:`}</span>
          {offered.map((tag) => (
            <button key={tag} type="button" onClick={() => onChange([...value, tag])}>
              <IconPlus size={14} aria-hidden />#{tag}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
