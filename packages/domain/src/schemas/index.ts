export * from './accounts.ts';
export * from './fields.ts';
export * from './notifications.ts';
export * from './users.ts';
