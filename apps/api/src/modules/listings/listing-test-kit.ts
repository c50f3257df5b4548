import type { ListingType } from '@wiki/domain';
import sharp from 'sharp';
import type { Config } from '../../config.ts';
import type { TestClient } from '../../testing/client.ts';
import { buildMember } from '../../testing/factories.ts';
import { withMoney } from '../../testing/samples/money.ts';
import { callsOf, operation, told, type ToldError } from '../../testing/mutations.ts';
import type { TestServer } from '../../testing/server.ts';
import { buildPerson, personOf, type Person } from '../../testing/world.ts';
import type { BusinessRecord } from '../businesses/index.ts';
import { insertFile } from '../files/index.ts';

interface ReadListing {
  id: string;
  type: ListingType;
  status: string;
  name: { en: string | null; es: string | null };
  problems: ToldError[];
  [field: string]: unknown;
}

/** What a mutation of listings answers, as far as the tests read it. */
export interface Payload {
  listing?: ReadListing | null;
  outcomes?: { listingId: string; listing: ReadListing | null; userErrors: ToldError[] }[];
  rows?: {
    line: number;
    name: string | null;
    listing: ReadListing | null;
    userErrors: ToldError[];
  }[];
  created?: number;
  userErrors: ToldError[];
}

const errors = 'userErrors { code field }';
const listing = `listing { id type status name { en es } isFeatured problems { code field } ... on Product { sku gtin } }`;

const outcomes = `outcomes { listingId ${listing} ${errors} }`;

/** The mutations of listings. */
export const mutations = {
  createListing: operation('createListing', 'CreateListingInput', listing),
  updateListing: operation('updateListing', 'UpdateListingInput', listing),
  duplicateListing: operation('duplicateListing', 'ListingIdInput', listing),
  actOnListings: operation('actOnListings', 'ActOnListingsInput', outcomes),
  featureListings: operation('featureListings', 'FeatureListingsInput', outcomes),
  importListings: operation(
    'importListings',
    'ImportListingsInput',
    `rows { line name ${listing} ${errors} } created`,
  ),
} as const;

export type MutationName = keyof typeof mutations;

const calls = callsOf<Payload, MutationName>(mutations);
type Input = Record<string, unknown>;

/** An input with the prices of its values as the API takes them. */
const priced = (input?: Input): Input | undefined =>
  typeof input?.['values'] === 'object' && input['values'] !== null
    ? { ...input, values: withMoney({ ...input['values'] }) }
    : input;

/** Runs a mutation that must not be denied and gives its payload. */
export const run = (client: TestClient, name: MutationName, input?: Input): Promise<Payload> =>
  calls.run(client, name, priced(input));

/** The code a mutation is denied with. */
export const denial = (client: TestClient, name: MutationName, input?: Input): Promise<unknown> =>
  calls.denial(client, name, priced(input));

/** What a mutation is refused with, of its one listing or of all it names; none when it succeeds. */
export async function refusals(
  client: TestClient,
  name: MutationName,
  input: Record<string, unknown>,
): Promise<string[]> {
  const payload = await run(client, name, input);
  return told([
    ...payload.userErrors,
    ...(payload.outcomes ?? []).flatMap(({ userErrors }) => userErrors),
    ...(payload.rows ?? []).flatMap(({ userErrors }) => userErrors),
  ]);
}

/** Begins a listing that must not be refused and gives its id. */
export async function begin(
  client: TestClient,
  type: ListingType,
  values: Record<string, unknown> = {},
  businessId?: string,
): Promise<string> {
  const payload = await run(client, 'createListing', { type, values, businessId });
  if (!payload.listing) throw new Error(`Refused: ${told(payload.userErrors).join(', ')}`);
  return payload.listing.id;
}

/** Somebody who works for a business, with their client. */
export async function buildSeller(
  server: TestServer,
  business: Pick<BusinessRecord, '_id'>,
  role?: 'business' | 'businessAdmin',
): Promise<Person> {
  return personOf(server, await buildMember(business, role));
}

/** Puts a word on the blacklist, as an administrator does. */
export async function ban(server: TestServer, text: string): Promise<void> {
  const { client } = await buildPerson(server, { memberType: 'wikiAdmin' });
  await client.data(
    'mutation ($input: AddBlacklistEntryInput!) { addBlacklistEntry(input: $input) { userErrors { code } } }',
    { input: { kind: 'word', text } },
  );
}

/** Inserts pictures for listings and gives their ids. */
export async function insertImages(
  config: Config,
  ownerId: string,
  count: number,
): Promise<string[]> {
  const bytes = await sharp({
    create: { width: 70, height: 40, channels: 3, background: '#7a4' },
  })
    .png()
    .toBuffer();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const file = { ownerId, purpose: 'LISTING_IMAGE' as const, name: `${index}.png`, bytes };
    ids.push((await insertFile(config, file))._id.toHexString());
  }
  return ids;
}

/** What a product or service needs to be published. */
export const complete = {
  product: {
    name: { en: 'Woven bag', es: 'Mochila tejida' },
    description: { es: 'Tejida a mano.' },
    category: 'crafts',
    price: 12_000,
    condition: 'New',
  },
  service: {
    name: { es: 'Asesoría contable' },
    description: { en: 'Month by month.' },
    category: 'consulting',
    serviceType: 'project',
    startPrice: 5_000,
  },
} as const;

/** What a property needs to be published besides its images. */
export const completeProperty = {
  name: { en: 'Office in the center' },
  description: { en: 'Two rooms with light.' },
  category: 'office',
  propertyType: 'Other',
  transactionType: 'Rent',
  rentalPriceMin: 80_000,
} as const;
