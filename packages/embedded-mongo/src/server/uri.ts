import { setName } from '../engine/set-name.ts';
import type { User } from '../engine/users.ts';

/** The connection string of an engine on this machine. */
export function uriOf(port: number, user?: User): string {
  const query = `replicaSet=${setName}`;
  if (!user) return `mongodb://127.0.0.1:${port}/?${query}`;
  const [name, password] = [user.user, user.password].map(encodeURIComponent);
  return `mongodb://${name}:${password}@127.0.0.1:${port}/?authSource=admin&${query}`;
}
