import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { notifyLater } from '../../notifications/index.ts';
import { administratorIds } from '../../users/index.ts';
import { findApplication } from '../application.store.ts';
import { TaxDataChangeModel } from './tax-data-change.model.ts';

/** Tells administrators of tax data to confirm, and whoever asked of what was decided, each once. */
export const taxDataConsumer: EventConsumer = {
  name: 'tax-data',
  types: ['application.taxDataChanged'],
  async handle({ _id, data }) {
    const { changeId, applicationId, userId, change } =
      data as EventMap['application.taxDataChanged'];
    const application = await findApplication(applicationId);
    const asked = await TaxDataChangeModel.findById(changeId).lean();
    if (!application || !asked) return;
    const business = application.form.businessName ?? '';
    const cause = _id.toHexString();
    if (change === 'requested') {
      const administrators = await administratorIds('APPLICATIONS');
      const params = { applicationId, business };
      await notifyLater(administrators, { type: 'taxDataRequested', params, cause });
    } else if (change !== 'withdrawn') {
      const params = {
        business,
        reasonKey: asked.reason?.key ?? '',
        reasonText: asked.reason?.text ?? '',
      };
      const type = change === 'confirmed' ? 'taxDataConfirmed' : 'taxDataRefused';
      await notifyLater([userId], { type, params, cause });
    }
  },
};
