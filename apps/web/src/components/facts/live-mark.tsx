import { LiveDot } from '@wiki/ui';
import { useSyncExternalStore } from 'react';
import { connection } from '../../lib/apollo/connection.ts';

/** Says that what it stands beside moves by itself; says nothing while there is no connection. */
export function LiveMark({ label }: { label: string }) {
  const state = useSyncExternalStore(connection.subscribe, connection.snapshot, () => 'online');
  return state === 'online' ? <LiveDot label={label} /> : null;
}
