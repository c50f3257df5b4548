import { msg } from '@lingui/core/macro';

/** What administrators are, in a word. */
export const staffRoleTexts = {
  full: msg`Full administrator`,
  moderator: msg`Moderator`,
  support: msg`Customer service`,
  billing: msg`Billing`,
};

/** What the role does. */
export const staffRoleWork = {
  full: msg`everything, roles and settings too`,
  moderator: msg`reports, forum, reviews and listings`,
  support: msg`requests and accounts`,
  billing: msg`invoices, payments and memberships`,
};
