import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { limits } from '@wiki/domain';
import { Button, CheckboxField, SearchBox, SelectField } from '@wiki/ui';
import { useId, useState } from 'react';
import { placeName } from '../../../../domains/places/place-options.ts';
import { useReference } from '../../../../domains/places/use-reference.ts';
import { useBusinessCountriesQuery } from '../../../../gql/entrepreneurs.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { conditionCount, ratings } from '../../directory-filter.ts';
import type { DirectoryList } from '../../hooks/use-directory.ts';
import { useLinesOfBusiness } from '../../hooks/use-lines-of-business.ts';
import classes from './directory-filters.module.css';

type Filters = Pick<DirectoryList, 'query' | 'change' | 'clear'>;

/** What narrows the directory: the name above, the rest beside it or, on a phone, behind a button. */
export function DirectoryFilters({ query, change, clear }: Filters) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const count = conditionCount(query);
  return (
    <section className={classes.filters} aria-label={t`Find entrepreneurs`}>
      <div className={classes.first}>
        <SearchBox
          label={t`Name of the business`}
          placeholder={t`Search by name`}
          maxLength={limits.search.max}
          defaultValue={query.q ?? ''}
          onSearch={(q) => change({ q })}
        />
        <Button
          variant="default"
          className={classes.toggle}
          leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
        </Button>
        {(count > 0 || query.q) && (
          <Button variant="subtle" onClick={clear}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </div>
      <div id={panelId} className={classes.panel} data-open={isOpen || undefined}>
        <PlaceConditions query={query} change={change} />
        <LineCondition query={query} change={change} />
        <SelectField
          label={t`Rating`}
          placeholder={t`Any rating`}
          value={query.rating ? String(query.rating) : ''}
          options={ratings.map((rating) => ({
            value: String(rating),
            label:
              rating === 5
                ? t`5 stars`
                : plural(rating, { one: '# star or more', other: '# stars or more' }),
          }))}
          onChange={({ currentTarget }) => change({ rating: Number(currentTarget.value) })}
        />
        <div className={classes.verified}>
          <CheckboxField
            label={t`Only verified businesses`}
            checked={query.verified ?? false}
            onChange={({ currentTarget }) => change({ verified: currentTarget.checked })}
          />
        </div>
      </div>
    </section>
  );
}

type Conditions = Pick<Filters, 'query' | 'change'>;

/** Country, then what the lists know within it. */
function PlaceConditions({ query, change }: Conditions) {
  const { t } = useLingui();
  const regions = useReference('REGIONS', query.country ?? null);
  const regionCode = regions.entries.find((entry) => placeName(entry) === query.region)?.value;
  const cities = useReference('CITIES', regionCode ?? null);
  return (
    <>
      <CountryCondition query={query} change={change} />
      {(query.region || regions.entries.length > 0) && (
        <SelectField
          label={t`Region`}
          placeholder={t`Any region`}
          value={query.region ?? ''}
          options={optionsOf(regions.entries.map(placeName), query.region)}
          onChange={({ currentTarget }) => change({ region: currentTarget.value })}
        />
      )}
      {(query.city || cities.entries.length > 0) && (
        <SelectField
          label={t`City`}
          placeholder={t`Any city`}
          value={query.city ?? ''}
          options={optionsOf(cities.entries.map(placeName), query.city)}
          onChange={({ currentTarget }) => change({ city: currentTarget.value })}
        />
      )}
    </>
  );
}

/** The countries that there are businesses in, with how many; the chosen one in any case. */
function CountryCondition({ query: { country }, change }: Conditions) {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useBusinessCountriesQuery();
  const found = data?.businessCountries ?? [];
  const isKnown = !country || found.some((each) => each.country === country);
  const options = [
    ...(isKnown ? [] : [{ value: country, label: format.country(country) }]),
    ...found.map((each) => ({
      value: each.country,
      label: `${format.country(each.country)} (${format.number(each.count)})`,
    })),
  ];
  return (
    <SelectField
      label={t`Country`}
      placeholder={t`Any country`}
      value={country ?? ''}
      options={options}
      onChange={({ currentTarget }) => change({ country: currentTarget.value })}
    />
  );
}

function LineCondition({ query, change }: Conditions) {
  const { t } = useLingui();
  const { lines } = useLinesOfBusiness();
  const isKnown = !query.line || lines.some(({ value }) => value === query.line);
  return (
    <SelectField
      label={t`Line of business`}
      placeholder={t`Any line of business`}
      value={query.line ?? ''}
      options={isKnown ? lines : [{ value: query.line ?? '', label: query.line ?? '' }, ...lines]}
      onChange={({ currentTarget }) => change({ line: currentTarget.value })}
    />
  );
}

/** The names as options, with the chosen one even where it is on no list. */
function optionsOf(names: readonly string[], chosen: string | undefined) {
  const all = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  return all.map((name) => ({ value: name, label: name }));
}
