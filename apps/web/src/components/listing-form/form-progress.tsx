import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { ProgressBar, VisuallyHidden } from '@wiki/ui';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useListingContext } from './form-context.tsx';
import classes from './form-progress.module.css';
import { type SectionName, sectionList } from './listing-fields.ts';
import { problemsOf } from './listing-resolver.ts';
import { type ListingValues, valueAt } from './listing-values.ts';
import { useSectionTitles } from './use-section-titles.ts';

export const sectionId = (name: SectionName): string => `part-${name}`;

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** How far the form has come, with the way to each of its parts. */
export function FormProgress() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form, type } = useListingContext();
  const values = useWatch({ control: form.control }) as ListingValues;
  const titles = useSectionTitles(type);
  const problems = problemsOf(type, values, language);
  const sections = sectionList(type).map(([name, fields]) => ({
    name,
    isDone:
      fields.every((field) => !problems.has(field)) &&
      fields.some((field) => field !== 'currency' && isFilled(valueAt(values, field))),
  }));
  const count = sections.length;
  const done = sections.filter(({ isDone }) => isDone).length;
  return (
    <nav aria-label={t`Parts of the form`} className={classes.progress}>
      <p className={classes.brief}>
        <Trans>
          {done} of {count} parts filled in
        </Trans>
      </p>
      <ProgressBar label={t`Filled in`} value={done / count} />
      <ol className={classes.parts}>
        {sections.map(({ name, isDone }) => (
          <li key={name}>
            <a
              href={`#${sectionId(name)}`}
              className={classes.part}
              data-done={isDone || undefined}
              onClick={(event) => {
                event.preventDefault();
                const part = document.getElementById(sectionId(name));
                part?.scrollIntoView({ block: 'start' });
                part?.focus({ preventScroll: true });
              }}
            >
              <span className={classes.dot} aria-hidden>
                {isDone && <IconCheck size={14} stroke={3} />}
              </span>
              {titles[name]}
              {isDone && (
                <VisuallyHidden>
                  <Trans>(done)</Trans>
                </VisuallyHidden>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
