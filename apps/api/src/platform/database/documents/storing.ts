import { currentSession } from '../transaction.ts';

/** How documents are written: as mongoose does, a field without a value isn't stored. Joins the caller's transaction. */
export const storing = () => ({ ignoreUndefined: true, ...currentSession() });
