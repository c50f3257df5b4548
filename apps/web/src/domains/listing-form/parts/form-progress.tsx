import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { ProgressBar, VisuallyHidden } from '@wiki/ui';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useListingContext } from './form-context.tsx';
import classes from './form-progress.module.css';
import { progressOf } from '../values/progress-of.ts';
import type { ListingField, SectionName } from '../values/listing-fields.ts';
import type { ListingValues } from '../values/listing-values.ts';
import { useFieldTexts } from './use-field-texts.ts';
import { useSectionTitles } from './use-section-titles.ts';

export const sectionId = (name: SectionName): string => `part-${name}`;

/** What is missing before the listing can be published or stay so, with the way to each part of the form. */
export function FormProgress() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, type, listing, refused } = useListingContext();
  const values = useWatch({ control: form.control }) as ListingValues;
  const titles = useSectionTitles(type);
  const { labels } = useFieldTexts(type);
  const isPublished = listing?.status === 'published';
  const progress = progressOf(type, values, language, refused);
  const { sections, missing, part } = progress;
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const wordsOf = (fields: readonly ListingField[]) =>
    list.format(fields.map((field) => labels[field]));
  return (
    <nav aria-label={t`Sections of the form`} className={classes.progress}>
      <p className={classes.brief} data-ready={missing + progress.refused === 0 || undefined}>
        {missing > 0 && isPublished ? (
          <Plural
            value={missing}
            one="# field left before saving"
            other="# fields left before saving"
          />
        ) : missing > 0 ? (
          <Plural
            value={missing}
            one="# field left before publishing"
            other="# fields left before publishing"
          />
        ) : progress.refused > 0 ? (
          <Plural value={progress.refused} one="# field to correct" other="# fields to correct" />
        ) : isPublished ? (
          <Trans>Nothing is missing</Trans>
        ) : (
          <Trans>Ready to publish</Trans>
        )}
      </p>
      <ProgressBar label={t`Progress`} value={part} />
      <ol className={classes.parts}>
        {sections.map(({ name, isDone, isOptional, lacks }) => (
          <li key={name}>
            <a
              href={`#${sectionId(name)}`}
              className={classes.part}
              data-done={isDone || undefined}
              onClick={(event) => {
                event.preventDefault();
                const section = document.getElementById(sectionId(name));
                section?.scrollIntoView({ block: 'start' });
                section?.focus({ preventScroll: true });
              }}
            >
              <span className={classes.dot} aria-hidden>
                {isDone && <IconCheck size={14} stroke={3} />}
              </span>
              <span>
                {titles[name]}
                {isDone && (
                  <VisuallyHidden>
                    <Trans>(done)</Trans>
                  </VisuallyHidden>
                )}
                {lacks.length > 0 && wordsOf(lacks) !== titles[name] && (
                  <span className={classes.lacks}>{wordsOf(lacks)}</span>
                )}
                {isOptional && !isDone && lacks.length === 0 && (
                  <span className={classes.lacks}>
                    <Trans>Optional</Trans>
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
