/**
 * What there is to do in the back office: the closed list that roles are made of. Each root field
 * and page of the back office names the duties it belongs to.
 */
export const staffDuties = [
  'APPLICATIONS',
  'BUSINESSES',
  'ACCOUNTS',
  'SUSPENSIONS',
  'BILLING',
  'LISTINGS',
  'REVIEWS',
  'MODERATION',
  'SERVICE',
  'PUBLISHING',
  'FIGURES',
  'SETTINGS',
  'AUDIT',
  'ROLES',
] as const;
export type StaffDuty = (typeof staffDuties)[number];

/** What an administrator may be: everything, or a part of it. */
export const staffRoles = ['full', 'moderator', 'support', 'billing'] as const;
export type StaffRole = (typeof staffRoles)[number];

const dutiesByRole: Readonly<Record<StaffRole, readonly StaffDuty[]>> = {
  full: staffDuties,
  moderator: ['MODERATION', 'REVIEWS', 'LISTINGS', 'SUSPENSIONS'],
  support: ['SERVICE', 'ACCOUNTS'],
  billing: ['BILLING', 'ACCOUNTS'],
};

/** What a role does; nothing without one. */
export const dutiesOf = (role: StaffRole | null): readonly StaffDuty[] =>
  role ? dutiesByRole[role] : [];

/** The roles that do at least one of these. */
export const rolesWith = (...duties: readonly StaffDuty[]): StaffRole[] =>
  staffRoles.filter((role) => duties.some((duty) => dutiesByRole[role].includes(duty)));
