import type { User } from '../engine/users.ts';

/** The environment variable that tells an engine of its own process its users, as JSON. */
export const usersVariable = 'EMBEDDED_MONGO_USERS';

/** Reads the users from the environment. */
export function usersFromEnvironment(): User[] {
  const text = process.env[usersVariable];
  if (!text) return [];
  const users: unknown = JSON.parse(text);
  if (Array.isArray(users) && users.every(isUser)) return users;
  throw new Error(`${usersVariable} must be a JSON array of { "user", "password" }`);
}

function isUser(value: unknown): value is User {
  const given = value as Partial<Record<keyof User, unknown>> | null;
  return typeof given?.user === 'string' && typeof given.password === 'string';
}
