import { addBusinessNoteSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { write } from '../../../kits/resource/index.ts';
import { BusinessNoteModel, type BusinessNoteRecord } from './business-note.model.ts';
import { findBusiness } from '../business.store.ts';

/** Tells the rest of the staff something of a business; its people never see it. */
export const addBusinessNote = write({
  input: addBusinessNoteSchema,
  may: 'business.note',
  load: { by: 'businessId', find: findBusiness },
  async act({ viewer: { userId: authorId }, loaded: business, input: { businessId, text } }) {
    const _id = new Types.ObjectId();
    await BusinessNoteModel.create([{ _id, businessId, authorId, text, dateCreated: new Date() }]);
    return { business };
  },
  event: ({ input: { businessId } }) => ['business.noted', { businessId }],
});

const mostShown = 20;

/** What was noted of a business, the last first: at most 20. */
export const notesOnBusiness = (businessId: string): Promise<BusinessNoteRecord[]> =>
  BusinessNoteModel.find({ businessId }).sort({ dateCreated: -1, _id: -1 }).limit(mostShown).lean();
