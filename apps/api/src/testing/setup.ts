import { afterEach, beforeAll, vi } from 'vitest';
import { forgetLogs, settleLogs } from './logs.ts';

// Read anew for every test file, while what it imports is shared by the files of a worker. What was
// logged while the last file's server stopped and its database went is nobody's.
beforeAll(forgetLogs);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  settleLogs();
});
