import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { businessSizeLabels } from '../../../domains/application/choices.ts';
import { LocalDay } from '../../../components/facts/local-day.tsx';
import { languageNames } from '../../../lib/format/language-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useLinesOfBusiness } from '../hooks/use-lines-of-business.ts';
import type { PublicBusiness } from '../public-business.ts';
import classes from './facts.module.css';

/** How long ago it began, and when. */
function yearsSince(foundedYear: number): string {
  const years = new Date().getFullYear() - foundedYear;
  // A year is not a number of something: it is written without separators.
  const since = String(foundedYear);
  return plural(years, {
    0: `Since this year`,
    one: `# year, since ${since}`,
    other: `# years, since ${since}`,
  });
}

/** What is known of a business, one fact a line; what is not known is left out. */
export function Facts({ business }: { business: PublicBusiness }) {
  const { t } = useLingui();
  const format = useFormat();
  const language = useLanguage();
  const { nameOf } = useLinesOfBusiness();
  const { lineOfBusiness, size, foundedYear, languages, dateCreated } = business;
  const facts: readonly (readonly [string, string | null])[] = [
    [t`Line of business`, nameOf(lineOfBusiness)],
    [t`Size`, size && t(businessSizeLabels[size])],
    [t`In business`, foundedYear === null ? null : yearsSince(foundedYear)],
    [t`Languages`, languages.length === 0 ? null : languageNames(languages, language)],
    [t`On the network since`, format.date(dateCreated)],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <LocalDay>{value}</LocalDay>
            </dd>
          </div>
        ))}
    </dl>
  );
}
