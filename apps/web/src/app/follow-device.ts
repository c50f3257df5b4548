import type { ApolloClient } from '@apollo/client/core';
import { healWithConnection } from '../lib/apollo/heal.ts';
import { startColorScheme } from '../lib/color-scheme.ts';

/** Follows the colors that the device prefers, and its connection. */
export function followDevice(client: ApolloClient): void {
  startColorScheme();
  healWithConnection(client);
}
