import { CommandError } from '../errors.ts';

/** Refuses what no field that a stage makes may be called. */
export function checkFieldName(name: string): void {
  if (name === '')
    throw new CommandError(15_998, 'FieldPath field names may not be empty strings.');
  if (name.startsWith('$')) {
    throw new CommandError(
      16_410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  }
  if (name.includes('.')) {
    throw new CommandError(
      16_412,
      "FieldPath field names may not contain '.'. Consider using $getField or $setField.",
    );
  }
}

/** Refuses a path of fields that no stage can reach. */
export function checkFieldPath(path: string): void {
  if (path === '' || path.endsWith('.')) {
    throw new CommandError(40_353, "FieldPath must not end with a '.'.");
  }
  for (const part of path.split('.')) checkFieldName(part);
}
