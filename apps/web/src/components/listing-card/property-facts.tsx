import { Plural } from '@lingui/react/macro';
import { useFormat } from '../../lib/format/use-format.ts';
import type { ListingCardFragment } from '../../gql/components.ts';
import { metresOf, rangeWords } from './area.ts';

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
    bedrooms ? <Plural key="bedrooms" value={bedrooms} one="# bedroom" other="# bedrooms" /> : null,
    bathrooms ? (
      <Plural key="bathrooms" value={bathrooms} one="# bathroom" other="# bathrooms" />
    ) : null,
    area && <span key="area">{area} m²</span>,
  ].filter(Boolean);
  return facts.flatMap((fact, place) => (place === 0 ? [fact] : ['\u00a0· ', fact]));
}
