import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import { TokensField } from '@wiki/ui';
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
  const { length } = value;
  const most = limits.forum.tags;
  const add = () => {
    const tag = tagOf(text);
    setText('');
    if (tag && !value.includes(tag) && length < most) onChange([...value, tag]);
  };
  const offered = length < most ? suggestions.filter((tag) => !value.includes(tag)) : [];
  return (
    <div>
      <TokensField
        id="tags"
        label={label}
        optional={length === 0 ? t`(optional)` : undefined}
        counter={t`${length} of ${most}`}
        tokens={value.map((tag) => ({
          value: tag,
          label: `#${tag}`,
          removeLabel: t`Remove the tag ${tag}`,
        }))}
        onRemove={(tag) => onChange(value.filter((each) => each !== tag))}
        placeholder={length === 0 ? t`Press Enter or type a comma to add one` : t`Add another`}
        value={text}
        error={error}
        readOnly={length >= most}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ',') {
            event.preventDefault();
            add();
          } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1));
        }}
      />
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
