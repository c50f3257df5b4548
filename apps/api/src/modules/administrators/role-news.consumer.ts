import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { notify } from '../notifications/index.ts';

/** Tells people of their role in the back office: that it was given, changed or taken back. */
export const roleNewsConsumer: EventConsumer = {
  name: 'role-news',
  types: ['user.roleChanged'],
  async handle({ _id, data }) {
    const { userId, to, staffTo } = data as EventMap['user.roleChanged'];
    const cause = _id.toHexString();
    if (to !== 'wikiAdmin') {
      await notify({ userId, type: 'administratorRemoved', params: {}, cause });
    } else if (!staffTo || staffTo === 'full') {
      await notify({ userId, type: 'administratorMade', params: {}, cause });
    } else {
      await notify({ userId, type: 'staffRoleGiven', params: { role: staffTo }, cause });
    }
  },
};
