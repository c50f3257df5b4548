import type { OpeningSpan } from '@wiki/domain';

/** Opening hours in the words of schema.org. */
export const openingHoursData = (hours: readonly OpeningSpan[]) =>
  hours.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day.charAt(0)}${day.slice(1).toLowerCase()}`,
    opens,
    closes,
  }));
