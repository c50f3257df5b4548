import { pathTo } from '@wiki/domain';
import type { Reportable, Subject } from '../../kits/moderation/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { BusinessModel, type BusinessRecord } from './business.model.ts';
import { findBusiness } from './business.store.ts';
import { managersOf } from './people/people.store.ts';

const sayingsOf = ({ description, services }: BusinessRecord): string =>
  [description.es, description.en, services.es.join(', '), services.en.join(', ')]
    .filter(Boolean)
    .join('\n\n');

async function subjectOf(business: BusinessRecord): Promise<Subject> {
  const id = business._id.toHexString();
  const [manager = null] = await managersOf(id);
  return {
    id,
    kind: 'business',
    authorId: manager,
    businessId: id,
    title: business.name,
    text: sayingsOf(business),
    language: null,
    dateWritten: business.dateCreated,
    dateEdited: null,
    state: 'SHOWN',
    path: pathTo('entrepreneur', { businessId: id }),
  };
}

/** Profiles of businesses, as reports and the queue find them: whether one may stay is decided with its membership. */
export const reportableBusinesses: Reportable = {
  kind: 'business',
  states: [],
  async find(id) {
    const business = await findBusiness(id);
    return business && subjectOf(business);
  },
  isShownTo: async (id) => (await findBusiness(id))?.status === 'active',
  async contextOf(id) {
    const business = await findBusiness(id);
    if (!business) return null;
    const { title, path, text, dateWritten } = await subjectOf(business);
    const piece = { id, authorId: null, text, date: dateWritten, isSubject: true, skipped: 0 };
    return { title, path, pieces: [piece] };
  },
  set: () => Promise.reject(refuse('ILLEGAL_TRANSITION')),
  async recent(since, limit) {
    const found = await BusinessModel.find({ status: 'active', dateCreated: { $gte: since } })
      .sort({ dateCreated: -1, _id: -1 })
      .limit(limit)
      .lean<BusinessRecord[]>();
    return found.map((business) => ({
      id: business._id.toHexString(),
      text: `${business.name}\n${sayingsOf(business)}`,
      date: business.dateCreated,
    }));
  },
  countAccepted: async () => 0,
};
