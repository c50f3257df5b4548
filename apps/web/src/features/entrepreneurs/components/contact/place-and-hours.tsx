import { Trans } from '@lingui/react/macro';
import { IconClockHour4, IconMapPin } from '@tabler/icons-react';
import { Card } from '@wiki/ui';
import { OpeningHours } from '../../../../domains/places/opening-hours.tsx';
import { placeOf } from '../../../../lib/format/place-of.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { PublicBusiness } from '../../public-business.ts';
import { AnsweringTime } from '../../../../components/facts/answering-time.tsx';
import classes from './place-and-hours.module.css';

const sign = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** When a business is open, where it is, and how fast it answers. */
export function PlaceAndHours({ business }: { business: PublicBusiness }) {
  const format = useFormat();
  const { hours, timeZone, address, answering } = business;
  const place = placeOf(business, format);
  const where = address ? `${address}, ${place}` : place;
  return (
    <Card padding="lg">
      <h2>{hours.length > 0 ? <Trans>Place and hours</Trans> : <Trans>Place</Trans>}</h2>
      <OpeningHours hours={hours} timeZone={timeZone} isWhole />
      <ul className={classes.facts}>
        <li>
          <IconMapPin {...sign} />
          <span>
            {where}
            {address && (
              <a
                href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                <Trans>Get directions</Trans>
              </a>
            )}
          </span>
        </li>
        {answering && (
          <li>
            <IconClockHour4 {...sign} />
            <span>
              <AnsweringTime business={business} />
              <small>
                <Trans>
                  Half of its {format.number(answering.conversations)} first replies in the last 90
                  days took no longer
                </Trans>
              </small>
            </span>
          </li>
        )}
      </ul>
    </Card>
  );
}
