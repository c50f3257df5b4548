import { limits, partnerStatuses, type PartnerStatus, wordsOf } from '@wiki/domain';
import {
  createPartnerSchema,
  type PartnerSaid,
  revealPartnerCodeSchema,
  setPartnerStatusSchema,
  updatePartnerSchema,
} from '@wiki/domain/schemas';
import { type QueryFilter, Types } from 'mongoose';
import type { PartnerSort } from '../../graphql/generated/resolvers.ts';
import { ascending, counts, descending, list, perHour, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import type { Recorded } from '../../kits/resource/index.ts';
import { attachFiles, type FileUser, releaseFiles, shownImage } from '../files/index.ts';
import { isReferenceValue } from '../reference/index.ts';
import { nameKey } from '../users/index.ts';
import { isActiveMember } from './partner-access.ts';
import { offersOf } from './partner-view.ts';
import { PartnerModel, type PartnerRecord, PartnerRevealModel } from './partner.model.ts';
import { visibleTo } from './partner.policy.ts';
import {
  changePartner,
  findPartner,
  freeSlug,
  partnerWords,
  readPartner,
} from './partner.store.ts';

type Maybe<Value> = Value | null | undefined;

interface Asked {
  category?: Maybe<string>;
  search?: Maybe<string>;
  status?: Maybe<PartnerStatus>;
  sort?: PartnerSort | undefined;
}

/** The partners: the published ones, for administrators in every state but deleted. */
export const partners = list({
  name: 'partners',
  model: PartnerModel,
  visibleTo,
  filter: ({ category, search, status }: Asked): QueryFilter<PartnerRecord> => {
    const words = wordsOf(search ?? '').map(({ word }) => word);
    return {
      $and: [
        status ? { status } : { status: { $ne: 'REMOVED' } },
        ...(category ? [{ category }] : []),
        ...words.map((word) => ({ words: { $regex: `^${word}` } })),
      ],
    };
  },
  order: ({ sort }) => (sort === 'NAME_REVERSED' ? descending('nameKey') : ascending('nameKey')),
});

/** How many partners are in each state. */
export const partnerCounts = counts({
  model: PartnerModel,
  may: 'partner.administer',
  by: 'status',
  values: partnerStatuses,
});

const fileUserOf = (_id: Types.ObjectId): FileUser => `partner:${_id.toHexString()}`;

/** What is stored of what is said. Offers keep their ids and what was counted of them. */
function fieldsOf(said: PartnerSaid, before: PartnerRecord | null) {
  const known = new Map(before?.offers.map((offer) => [offer.offerId, offer]));
  const offers = said.offers.map(
    ({ offerId, terms, code, claimUrl, dateStart, dateEnd, ...offer }) => {
      const kept = offerId ? known.get(offerId) : undefined;
      return {
        ...offer,
        startsOn: dateStart,
        endsOn: dateEnd,
        offerId: kept?.offerId ?? new Types.ObjectId().toHexString(),
        terms: terms?.en || terms?.es ? terms : null,
        code: code ?? null,
        claimUrl: claimUrl ?? null,
        revealCount: kept?.revealCount ?? 0,
      };
    },
  );
  const locations = said.locations.map(({ name, phone, email, ...location }) => ({
    ...location,
    name: name ?? null,
    phone: phone ?? null,
    email: email ?? null,
  }));
  const image = said.image ? shownImage(said.image) : null;
  const fields = { ...said, offers, locations, image, nameKey: nameKey(said.name) };
  return { ...fields, words: partnerWords(fields) };
}

async function assertCategory(category: string): Promise<void> {
  if (!(await isReferenceValue('PARTNER_CATEGORIES', category))) {
    throw refuse('INVALID_REFERENCE', 'category');
  }
}

/** Lets a partner use the picture it shows now, and no longer the one it showed before. */
async function showImage(
  ownerId: string,
  _id: Types.ObjectId,
  after: PartnerRecord['image'],
  before: PartnerRecord['image'],
): Promise<void> {
  if (after?.fileId === before?.fileId) return;
  const usedBy = fileUserOf(_id);
  const files = after
    ? [{ fileId: after.fileId, purpose: 'EDITORIAL_IMAGE' as const, field: 'image' }]
    : [];
  await attachFiles({ ownerId, files, usedBy });
  if (before) await releaseFiles(usedBy, [before.fileId]);
}

const changed = (
  { _id, reason }: PartnerRecord,
  change: 'created' | 'edited' | (typeof changeOf)[PartnerStatus],
): Recorded => [
  'partner.changed',
  { partnerId: _id.toHexString(), change, reasonKey: reason?.key ?? null },
];

/** Writes a partner as a draft. */
export const createPartner = write({
  input: createPartnerSchema,
  may: 'partner.administer',
  async act({ viewer, input }) {
    await assertCategory(input.category);
    const _id = new Types.ObjectId();
    const now = new Date();
    const partner: PartnerRecord = {
      _id,
      ...fieldsOf(input, null),
      slug: await freeSlug(input.name, _id),
      status: 'DRAFT',
      reason: null,
      removed: null,
      version: 1,
      dateCreated: now,
      dateChanged: now,
    };
    await showImage(viewer.userId, _id, partner.image, null);
    await PartnerModel.create([partner]);
    return { partner };
  },
  event: ({ result: { partner } }) => changed(partner, 'created'),
});

/** Changes what a partner says; `CONFLICT` when somebody else did meanwhile. */
export const updatePartner = write({
  input: updatePartnerSchema,
  may: 'partner.administer',
  load: { by: 'partnerId', find: findPartner },
  async act({ viewer, input: { partnerId: _id, version, ...said }, loaded }) {
    if (version !== loaded.version) throw refuse('CONFLICT');
    if (said.category !== loaded.category) await assertCategory(said.category);
    const fields = fieldsOf(said, loaded);
    // A page that was never public may still move to the address of its new name.
    const slug =
      loaded.status === 'DRAFT' && said.name !== loaded.name
        ? await freeSlug(said.name, loaded._id)
        : loaded.slug;
    await showImage(viewer.userId, loaded._id, fields.image, loaded.image);
    return { partner: await changePartner(loaded, { ...fields, slug }) };
  },
  event: ({ result: { partner } }) => changed(partner, 'edited'),
});

const changeOf = {
  DRAFT: 'drafted',
  PUBLISHED: 'published',
  HIDDEN: 'hidden',
  REMOVED: 'removed',
} as const satisfies Record<PartnerStatus, string>;

const restoreTerm = limits.partner.restoreDays * 86_400_000;

/** Publishes, hides or deletes a partner, or takes that back: a deletion for 30 days. */
export const setPartnerStatus = write({
  input: setPartnerStatusSchema,
  may: 'partner.administer',
  load: { by: 'partnerId', find: findPartner },
  async act({ input: { status, reason = null }, loaded }) {
    const { removed } = loaded;
    if (status === loaded.status) throw refuse('ILLEGAL_TRANSITION');
    if (removed && Date.now() - removed.at.getTime() > restoreTerm) {
      throw refuse('ILLEGAL_TRANSITION');
    }
    const partner = await changePartner(loaded, {
      status,
      reason,
      removed: status === 'REMOVED' ? { at: new Date(), from: loaded.status } : null,
    });
    return { partner };
  },
  event: ({ result: { partner } }) => changed(partner, changeOf[partner.status]),
});

/** Shows an active member the code of a current offer, and counts each person once. */
export const revealPartnerCode = write({
  input: revealPartnerCodeSchema,
  limit: { name: 'partner.reveal', quota: perHour(limits.partner.revealsPerHour) },
  load: { by: 'partnerId', find: readPartner },
  async act({ ctx, viewer: { userId }, input: { partnerId, offerId }, loaded }) {
    if (!(await isActiveMember(ctx))) throw refuse('MEMBERS_ONLY');
    const offer = offersOf(loaded).find((each) => each.offerId === offerId);
    if (!offer?.hasCode) throw refuse('NOT_FOUND', 'offerId');
    if (offer.state !== 'CURRENT') throw refuse('ILLEGAL_TRANSITION');
    const { upsertedCount } = await PartnerRevealModel.updateOne(
      { userId, offerId },
      { $setOnInsert: { partnerId, dateCreated: new Date() } },
      { upsert: true },
    );
    if (upsertedCount > 0) {
      await PartnerModel.updateOne(
        { _id: loaded._id, 'offers.offerId': offerId },
        { $inc: { 'offers.$.revealCount': 1 } },
      );
    }
    return { offer, isFirst: upsertedCount > 0 };
  },
  event: ({ viewer: { userId }, input: { partnerId, offerId }, result: { isFirst } }) =>
    isFirst ? ['partner.codeRevealed', { partnerId, offerId, userId }] : null,
  after: ({ ctx, input: { offerId } }) => {
    ctx.loaders.revealedByOfferId.clear(offerId).prime(offerId, true);
  },
});
