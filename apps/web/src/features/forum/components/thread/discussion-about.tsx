import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@wiki/domain';
import { RadioGroupField, SelectField } from '@wiki/ui';
import { Fragment } from 'react';
import type { ForumSummaryQuery } from '../../../../gql/forum.ts';
import { useLocalized } from '../../../../lib/i18n/use-localized.ts';
import { useMediaQuery } from '../../../../lib/use-media-query.ts';
import type { DraftText } from '../../use-draft.ts';
import classes from '../writing/discussion-form.module.css';
import { TagsField } from '../writing/tags-field.tsx';

/** Names of languages are in the language itself. */
const languages = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'English' },
] as const;

export interface DiscussionAboutProps {
  text: DraftText;
  errors: { category?: string; tags?: string };
  /** What is wrong with the tags, also while they are written. */
  tagsError: string | undefined;
  summary: ForumSummaryQuery | undefined;
  /** Whether a phone shows what is chosen as one line. */
  isFolded: boolean;
  onUnfold: () => void;
  onChange: (changes: Partial<DraftText>) => void;
}

/** What a discussion is about, and in which language: on a phone one line once it is said. */
export function DiscussionAbout(props: DiscussionAboutProps) {
  const { text, errors, tagsError, summary, isFolded, onUnfold, onChange } = props;
  const { t } = useLingui();
  const localized = useLocalized();
  const isPhone = useMediaQuery('(width < 48em)');
  const categories = summary?.forumCategories ?? [];
  const chosen = categories.find(({ value }) => value === text.category);
  if (isPhone && isFolded && chosen && !errors.category && !tagsError) {
    const said = [
      localized(chosen.name),
      languages.find(({ value }) => value === text.language)?.label,
      ...text.tags.map((tag) => `#${tag}`),
    ];
    return (
      <button type="button" className={classes.folded} onClick={onUnfold}>
        <span>
          {said.map((each, at) => (
            <Fragment key={each}>
              {at > 0 && ' · '}
              {each}
            </Fragment>
          ))}
        </span>
        <strong>
          <Trans>Change</Trans>
        </strong>
      </button>
    );
  }
  return (
    <>
      <div className={classes.row}>
        <RadioGroupField
          cards
          name="category"
          label={t`Category`}
          error={errors.category}
          options={categories
            .filter(({ value }) => value !== 'featured')
            .map(({ value, name }) => ({ value, label: localized(name) }))}
          value={text.category}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
        />
        <SelectField
          name="language"
          label={t`Language you write in`}
          value={text.language}
          options={languages}
          onChange={({ currentTarget }) => onChange({ language: currentTarget.value as Language })}
        />
      </div>
      <TagsField
        label={t`Tags`}
        value={text.tags}
        error={tagsError}
        suggestions={(summary?.forumTags ?? []).map(({ tag }) => tag)}
        onChange={(tags) => onChange({ tags })}
      />
    </>
  );
}
