import { Plural } from '@lingui/react/macro';
import { metresOf } from '@wiki/domain';
import { Fragment } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import type { ListingCardFragment } from '../../gql/listing-card.ts';
import { rangeWords } from './range-words.ts';
import classes from './listing-card.module.css';

type Property = Pick<
  Extract<ListingCardFragment, { __typename: 'Property' }>,
  'bedrooms' | 'bathrooms' | 'squareFeetMin' | 'squareFeetMax'
>;

/** What properties are compared by first: bedrooms, bathrooms, area; what is not known is left out. */
export function PropertyFacts({ property }: { property: Property }) {
  const format = useFormat();
  const { bedrooms, bathrooms, squareFeetMin, squareFeetMax } = property;
  const area = rangeWords(squareFeetMin, squareFeetMax, (feet) => format.number(metresOf(feet)));
  const facts = [
    {
      name: 'bedrooms',
      words: bedrooms && <Plural value={bedrooms} one="# bedroom" other="# bedrooms" />,
    },
    {
      name: 'bathrooms',
      words: bathrooms && <Plural value={bathrooms} one="# bathroom" other="# bathrooms" />,
    },
    { name: 'area', words: area && `${area} m²` },
  ].filter(({ words }) => words);
  return facts.map(({ name, words }, place) => (
    <Fragment key={name}>
      {place > 0 && ' '}
      <span className={classes.fact}>
        {words}
        {place < facts.length - 1 && ' ·'}
      </span>
    </Fragment>
  ));
}
