import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { notify } from '../notifications/index.ts';

/** Tells people that they were made administrators, or are none any more. */
export const roleNewsConsumer: EventConsumer = {
  name: 'role-news',
  types: ['user.roleChanged'],
  async handle({ _id, data }) {
    const { userId, to } = data as EventMap['user.roleChanged'];
    const type = to === 'wikiAdmin' ? 'administratorMade' : 'administratorRemoved';
    await notify({ userId, type, params: {}, cause: _id.toHexString() });
  },
};
