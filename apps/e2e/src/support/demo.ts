/** The demonstration's accounts, as the README names them. */
export const demo = {
  password: 'Demo-2026-red',
  user: 'laura@example.com',
  businessAdmin: 'marcela@example.com',
  toPay: 'camila@example.com',
  admin: 'valentina@example.com',
  moderator: 'julian@example.com',
  support: 'paula@example.com',
  billing: 'oscar@example.com',
} as const;
