import { useLingui } from '@lingui/react/macro';
import { weekdays } from '@wiki/domain';
import type { ComparedField } from '../../components/conflict/compare.ts';
import { weekdayNames } from '../../domains/places/weekday-names.ts';
import { formatPhone } from '../../lib/format/format-phone.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { pictureWords } from '../../lib/uploads/file-value.ts';
import type { LocationValues, OfferValues } from './partner-values.ts';

/** Lines of what a thing says, each with its name; what is empty is left out. */
const lines = (parts: readonly (readonly [name: string, value: string])[]): string =>
  parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** How a partner is compared when two edit it: offers and locations one by one, in words. */
export function useComparedPartner(): ComparedField[] {
  const { t } = useLingui();
  const format = useFormat();
  const day = (value: string) => value && format.date(`${value}T12:00:00`);

  const offerName = ({ title }: OfferValues) => title.es || title.en || t`without a title`;
  const offerWords = ({ title, terms, dateStart, dateEnd, code, claimUrl }: OfferValues) =>
    lines([
      [t`Offer in English`, title.en],
      [t`Offer in Spanish`, title.es],
      [t`Conditions in English`, terms.en],
      [t`Conditions in Spanish`, terms.es],
      [t`First day`, day(dateStart)],
      [t`Last day`, day(dateEnd)],
      [t`Code for members`, code],
      [t`Where members redeem it`, claimUrl],
    ]);

  const placeName = ({ name, street, city }: LocationValues) =>
    name || [street, city].filter(Boolean).join(', ') || t`without a name`;
  const hoursOf = ({ hours }: LocationValues) =>
    weekdays.flatMap((weekday) => {
      const spans = hours.filter((span) => span.day === weekday && (span.opens || span.closes));
      const times = spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');
      return times ? [[t(weekdayNames[weekday]), times] as const] : [];
    });
  const placeWords = (place: LocationValues) =>
    lines([
      [t`Name of the place`, place.name],
      [t`Street and number`, place.street],
      [t`City`, place.city],
      [t`Country`, format.country(place.country)],
      [t`Phone`, place.phone && formatPhone(place.phone)],
      [t`E-mail`, place.email],
      [t`Time zone`, place.timeZone],
      ...hoursOf(place),
    ]);

  return [
    { name: 'image', label: t`Picture`, words: pictureWords },
    {
      name: 'offers',
      label: t`Offers`,
      rows: {
        id: (row) => (row as OfferValues).offerId,
        label: (row) => t`Offer: ${offerName(row as OfferValues)}`,
        words: (row) => offerWords(row as OfferValues),
      },
    },
    {
      name: 'locations',
      label: t`Locations`,
      rows: {
        label: (row) => t`Location: ${placeName(row as LocationValues)}`,
        words: (row) => placeWords(row as LocationValues),
      },
    },
  ];
}
