export * from './accounts.ts';
export * from './application-draft.ts';
export * from './application-sample.ts';
export * from './application-submission.ts';
export * from './applications.ts';
export * from './fields.ts';
export * from './notifications.ts';
export * from './users.ts';
