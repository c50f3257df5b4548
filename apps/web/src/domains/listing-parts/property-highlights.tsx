import { Plural } from '@lingui/react/macro';
import { IconBath, IconBed, IconDoor, IconRuler2 } from '@tabler/icons-react';
import { metersOf } from '@wiki/domain';
import type { ListingDetailsFragment } from '../../gql/listing-parts.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { rangeWords } from '../listing-card/range-words.ts';
import classes from './property-highlights.module.css';

export interface PropertyHighlightsProps {
  property: Extract<ListingDetailsFragment, { __typename: 'Property' }>;
}

/** The facts that properties are compared by, at a glance; what is not known is left out. */
export function PropertyHighlights({ property }: PropertyHighlightsProps) {
  const format = useFormat();
  const { squareFeetMin, squareFeetMax, rooms, bedrooms, bathrooms } = property;
  const area = rangeWords(squareFeetMin, squareFeetMax, (feet) => format.number(metersOf(feet)));
  const highlights = [
    { Icon: IconRuler2, words: area && `${area}\u00a0m²` },
    {
      Icon: IconBed,
      words: bedrooms && <Plural value={bedrooms} one="# bedroom" other="# bedrooms" />,
    },
    {
      Icon: IconBath,
      words: bathrooms && <Plural value={bathrooms} one="# bathroom" other="# bathrooms" />,
    },
    {
      Icon: IconDoor,
      words: !bedrooms && rooms && <Plural value={rooms} one="# room" other="# rooms" />,
    },
  ].filter(({ words }) => words);
  if (highlights.length === 0) return null;
  return (
    <ul className={classes.highlights}>
      {highlights.map(({ Icon, words }) => (
        <li key={Icon.displayName}>
          <Icon size={22} stroke={1.75} aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  );
}
