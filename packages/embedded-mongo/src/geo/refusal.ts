import { CommandError } from '../errors.ts';

/** Refuses nearness where documents cannot be brought into its order. */
export function notHere(): CommandError {
  return new CommandError(
    5_626_500,
    '$geoNear, $near, and $nearSphere are not allowed in this context, as these operators require sorting geospatial data. If you do not need sort, consider using $geoWithin instead.',
  );
}
