import type { ProfileFieldsFragment } from '../../gql/profile.ts';
import type { UpdateProfileInput } from '../../gql/schema-types.ts';
import { everyName } from '../../lib/forms/whole-form.ts';

/** What the profile form holds: every field of the input, with empty texts in place of nothing. */
export type ProfileValues = UpdateProfileInput;

/** The fields of the profile form, in their order. */
const profileFields = everyName<keyof ProfileValues>()([
  'firstName',
  'lastName',
  'displayName',
  'aboutMe',
  'phone',
  'dateOfBirth',
  'country',
  'region',
  'city',
  'address',
  'addToNewsletter',
]);

/** The form's values for a profile as it is stored. */
export function valuesOf(profile: ProfileFieldsFragment): ProfileValues {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    displayName: profile.displayName,
    aboutMe: profile.aboutMe ?? '',
    phone: profile.phone ?? '',
    dateOfBirth: profile.dateOfBirth ?? '',
    country: profile.country ?? '',
    region: profile.region ?? '',
    city: profile.city ?? '',
    address: profile.address ?? '',
    addToNewsletter: profile.addToNewsletter ?? false,
  };
}

/** Only what was changed, so that another tab's change of another field is not undone. */
export function changesOf(values: ProfileValues, before: ProfileValues): UpdateProfileInput {
  return Object.fromEntries(
    profileFields.flatMap((field) =>
      values[field] === before[field] ? [] : [[field, values[field]]],
    ),
  );
}

/** A place in words: `Cali, Valle del Cauca, Colombia`. */
export function placeOf(
  profile: Pick<ProfileFieldsFragment, 'city' | 'region' | 'country'>,
  nameOfCountry: (code: string) => string,
): string {
  const country = profile.country ? nameOfCountry(profile.country) : null;
  return [profile.city, profile.region, country].filter(Boolean).join(', ');
}
