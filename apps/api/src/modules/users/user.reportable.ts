import { pathTo } from '@wiki/domain';
import type { Reportable, Subject } from '../../kits/moderation/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import type { UserRecord } from './user.model.ts';
import { findUser } from './user.store.ts';

function subjectOf(user: UserRecord): Subject {
  const id = user._id.toHexString();
  return {
    id,
    kind: 'user',
    authorId: id,
    businessId: user.businessId,
    title: user.displayName,
    text: user.aboutMe ?? '',
    language: user.language,
    dateWritten: user.dateJoined,
    dateEdited: null,
    state: 'SHOWN',
    path: pathTo('user', { userId: id }),
  };
}

/** Profiles of people, as reports and the queue find them: administrators answer by suspending. */
export const reportableUsers: Reportable = {
  kind: 'user',
  states: [],
  async find(id) {
    const user = await findUser(id);
    return user && subjectOf(user);
  },
  isShownTo: async (id) => (await findUser(id)) !== null,
  async contextOf(id) {
    const user = await findUser(id);
    if (!user) return null;
    const { title, path, text, dateWritten } = subjectOf(user);
    const piece = { id, authorId: id, text, date: dateWritten, isSubject: true, skipped: 0 };
    return { title, path, pieces: [piece] };
  },
  set: () => Promise.reject(refuse('ILLEGAL_TRANSITION')),
  recent: async () => [],
  countAccepted: async () => 0,
};
