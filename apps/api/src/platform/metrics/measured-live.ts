import type { MeasuredValue } from './metrics.ts';

/** The open sockets of this process. */
export const measuredSockets = (sockets: { readonly size: number }): MeasuredValue => ({
  name: 'sockets',
  help: 'Open WebSockets of this process.',
  read: async () => sockets.size,
});

/** Whether this process hears of changes. */
export const measuredStream = (hub: { readonly isLive: boolean }): MeasuredValue => ({
  name: 'live_stream_reading',
  help: 'Whether the change stream is being read (1) or not (0).',
  read: async () => (hub.isLive ? 1 : 0),
});
