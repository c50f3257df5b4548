import { slugOf, wordsOf } from '@wiki/domain';
import type { Types } from 'mongoose';
import type { MaybeViewer } from '../../authz/session.ts';
import { changerOf } from '../../platform/database/change-as-read.ts';
import { finderOf } from '../../platform/database/object-id.ts';
import { PartnerModel, type PartnerRecord } from './partner.model.ts';
import { visibleTo } from './partner.policy.ts';

/** The partner with the id in any state, or null. Joins the caller's transaction. */
export const findPartner = finderOf(PartnerModel);

/** The partner with the id if the viewer may read it, else null. */
export async function readPartner(id: string, viewer: MaybeViewer): Promise<PartnerRecord | null> {
  const partner = await findPartner(id);
  return partner && isVisible(partner, viewer) ? partner : null;
}

/** The partner at an address if the viewer may read it, else null. */
export const partnerAt = (slug: string, viewer: MaybeViewer): Promise<PartnerRecord | null> =>
  PartnerModel.findOne({ ...visibleTo(viewer), slug }).lean();

const isVisible = ({ status }: PartnerRecord, viewer: MaybeViewer): boolean => {
  const allowed = visibleTo(viewer).status;
  return allowed === undefined || allowed === status;
};

/** An address that nothing has yet, made of a name. Joins the caller's transaction. */
export async function freeSlug(name: string, _id: Types.ObjectId): Promise<string> {
  const slug = slugOf(name) || _id.toHexString();
  const taken = await PartnerModel.exists({ slug, _id: { $ne: _id } });
  return taken ? `${slug}-${_id.toHexString().slice(-6)}` : slug;
}

/** What the search finds a partner by: the folded words of what it says, each once. */
export const partnerWords = ({
  name,
  offer,
  services,
  description,
  locations,
  offers,
}: Pick<
  PartnerRecord,
  'name' | 'offer' | 'services' | 'description' | 'locations' | 'offers'
>): string[] => {
  // Never the codes: what is searched for would tell them.
  const said = [offer, description, ...services, ...offers.map(({ title }) => title)];
  const texts = [
    name,
    ...said.flatMap(({ en, es }) => [en, es]),
    ...locations.map(({ city }) => city),
  ];
  return [...new Set(wordsOf(texts.filter(Boolean).join(' ')).map(({ word }) => word))];
};

/** Changes a partner as it was read; refuses with `CONFLICT` when it changed since. */
export const changePartner = changerOf(PartnerModel);
