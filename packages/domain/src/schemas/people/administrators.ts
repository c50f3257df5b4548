import { z } from 'zod';
import { languages } from '../../texts/language.ts';
import { staffRoles } from '../../accounts/staff.ts';
import { givenPassword } from './accounts.ts';
import { code, email, newPassword, personName } from '../fields.ts';

/** Input of `becomeFirstAdministrator`: the account is left out by who is signed in. */
export const becomeFirstAdministratorSchema = z.strictObject({
  code: z.string().trim().min(1, code('FIELD_REQUIRED')).max(100, code('CODE_INVALID')),
  account: z
    .strictObject({
      firstName: personName,
      lastName: personName,
      email,
      password: newPassword,
      language: z.enum(languages),
    })
    .nullish(),
});

/** Input of `setStaffRole`: no role takes the back office away. */
export const setStaffRoleSchema = z.strictObject({
  userId: z.string(),
  role: z.enum(staffRoles).nullable(),
  password: givenPassword,
});
