export * from './client-paths.ts';
export * from './error-codes.ts';
export * from './language.ts';
export * from './limits.ts';
export * from './member-type.ts';
export * from './password.ts';
export * from './websocket.ts';
