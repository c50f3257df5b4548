import { plural } from '@lingui/core/macro';
import { IconBath, IconBed, IconRuler2 } from '@tabler/icons-react';
import { metersOf } from '@wiki/domain';
import { VisuallyHidden } from '@wiki/ui';
import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import classes from './listing-card.module.css';
import { rangeWords } from './range-words.ts';

type Property = Pick<
  Extract<ListingCardFragment, { __typename: 'Property' }>,
  'bedrooms' | 'bathrooms' | 'squareFeetMin' | 'squareFeetMax'
>;

/** What properties are compared by first: bedrooms, bathrooms, area; what is not known is left out. */
export function PropertyFacts({ property }: { property: Property }) {
  const format = useFormat();
  const { bedrooms, bathrooms, squareFeetMin, squareFeetMax } = property;
  const area = rangeWords(squareFeetMin, squareFeetMax, (feet) => format.number(metersOf(feet)));
  return (
    <span className={classes.facts}>
      {bedrooms ? (
        <Fact
          Icon={IconBed}
          text={format.number(bedrooms)}
          unit={plural(bedrooms, { one: 'bed', other: 'beds' })}
          words={plural(bedrooms, { one: '# bedroom', other: '# bedrooms' })}
        />
      ) : null}
      {bathrooms ? (
        <Fact
          Icon={IconBath}
          text={format.number(bathrooms)}
          unit={plural(bathrooms, { one: 'bath', other: 'baths' })}
          words={plural(bathrooms, { one: '# bathroom', other: '# bathrooms' })}
        />
      ) : null}
      {area && <Fact Icon={IconRuler2} text={`${area} m²`} words={`${area} m²`} />}
    </span>
  );
}

interface FactProps {
  Icon: typeof IconBed;
  text: string;
  /** What is counted, in a word as short as on a sign. */
  unit?: string;
  /** The whole of it, for the ear. */
  words: string;
}

function Fact({ Icon, text, unit, words }: FactProps) {
  return (
    <span className={classes.fact} title={words}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <span aria-hidden>
        {text}
        {unit && ` ${unit}`}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
