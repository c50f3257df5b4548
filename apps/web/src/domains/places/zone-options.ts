import { commonTimeZones } from '@wiki/domain';

/** The time zones to choose from, by their cities. */
export const zoneOptions = commonTimeZones.map((zone) => ({
  value: zone,
  label: zone.replace(/^.*\//, '').replaceAll('_', ' '),
}));
