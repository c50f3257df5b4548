import type { ListingType } from '@wiki/domain';
import { Types } from 'mongoose';
import { createAccount, hashPassword } from '../modules/accounts/index.ts';
import {
  type BusinessRecord,
  createBusiness,
  isActiveSeller,
  type NewBusiness,
} from '../modules/businesses/index.ts';
import {
  createListings,
  type ListingRecord,
  type NewListing,
  type ProductRecord,
  type PropertyRecord,
  type ServiceRecord,
} from '../modules/listings/index.ts';
import type { NewUser, UserRecord } from '../modules/users/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** The password of users that were built without one. */
export const factoryPassword = 'Factory-2026';

/** One hash for all of them: hashing on purpose takes long. */
let factoryHash: Promise<string> | undefined;

let built = 0;

/** A number that no other thing built by this process has. */
const nextNumber = () => (built += 1);

const month = 30 * 24 * 3_600_000;

/** Builds an account that signs in with its e-mail address and `factoryPassword`, or the password of the hash. */
export async function buildUser({
  passwordHash,
  ...user
}: Partial<NewUser> & { passwordHash?: string } = {}): Promise<UserRecord> {
  const _id = user._id ?? new Types.ObjectId();
  const hash = passwordHash ?? (await (factoryHash ??= hashPassword(factoryPassword)));
  const account: NewUser = {
    firstName: 'Ana',
    lastName: `Torres ${nextNumber()}`,
    // By the id, so that several processes may build into one database.
    email: `${_id.toHexString()}@example.com`,
    emailVerified: true,
    // Of some standing: new members write within limits.
    dateJoined: new Date(Date.now() - month),
    language: 'en',
    ...user,
    _id,
  };
  return inTransaction(() => createAccount(account, hash));
}

/** Builds an active business whose paid month has just begun, with nothing in its profile that may be left out. */
export async function buildBusiness(business: Partial<NewBusiness> = {}): Promise<BusinessRecord> {
  const _id = business._id ?? new Types.ObjectId();
  const now = Date.now();
  return createBusiness({
    name: `Empresa ${nextNumber()}`,
    description: { en: 'A business built for a test.', es: 'Una empresa hecha para una prueba.' },
    city: 'Cali',
    region: 'Valle del Cauca',
    country: 'CO',
    services: { en: [], es: [] },
    address: null,
    contactEmail: null,
    contactPhone: null,
    links: { website: null, instagram: null, whatsapp: null, linkedin: null, facebook: null },
    lineOfBusiness: null,
    size: null,
    logo: null,
    cover: null,
    gallery: [],
    artwork: { seed: _id.toHexString(), palette: 'jade' },
    status: 'active',
    isVerified: false,
    membership: {
      plan: 'business',
      status: 'active',
      periodStart: new Date(now),
      periodEnd: new Date(now + month),
      graceEnd: null,
      endsAtPeriodEnd: false,
      suspensionReason: null,
    },
    applicationId: null,
    dateCreated: new Date(),
    ...business,
    _id,
  });
}

/** Builds somebody who works for a business: as its administrator unless another role is given. */
export async function buildMember(
  business: Pick<BusinessRecord, '_id'>,
  memberType: 'business' | 'businessAdmin' = 'businessAdmin',
  user: Partial<NewUser> = {},
): Promise<UserRecord> {
  return buildUser({ ...user, memberType, businessId: business._id.toHexString() });
}

/** What every listing that is built begins with. */
function listingBasics(
  business: Pick<BusinessRecord, '_id' | 'status' | 'membership' | 'city' | 'region' | 'country'>,
  type: ListingType,
) {
  const _id = new Types.ObjectId();
  const number = nextNumber();
  const now = new Date();
  return {
    _id,
    businessId: business._id.toHexString(),
    creatorId: null,
    sellerActive: isActiveSeller(business),
    sellerRating: 0,
    status: 'published' as const,
    removalReason: null,
    isFeatured: false,
    artwork: { seed: _id.toHexString(), palette: 'maize' as const },
    dateCreated: now,
    dateChanged: now,
    datePublished: now,
    name: { en: `Built ${type} ${number}`, es: `${builtNames[type]} ${number}` },
    description: { en: `A ${type} built for a test.`, es: 'Hecho para una prueba.' },
    offers: null,
    currency: 'USD' as const,
    images: [],
    city: business.city,
    region: business.region,
    country: business.country,
  };
}

const builtNames = { product: 'Producto', service: 'Servicio', property: 'Inmueble' };

type Seller = Parameters<typeof listingBasics>[0];

/** What a listing to build differs in. */
type Given<Listing> = Partial<Listing> & Pick<NewListing, 'engagement'> & { business?: Seller };

/** Builds a published product, of a business of its own unless one is given. */
export async function buildProduct({
  business,
  ...values
}: Given<ProductRecord> = {}): Promise<ProductRecord> {
  const basics = listingBasics(business ?? (await buildBusiness()), 'product');
  return buildListing<ProductRecord>({
    ...basics,
    type: 'product',
    category: 'crafts',
    price: 1000,
    manufacturer: null,
    brand: null,
    model: null,
    productId: null,
    gtin: null,
    sku: null,
    condition: 'New',
    countryOfOrigin: 'CO',
    color: null,
    size: null,
    ...values,
  });
}

/** Builds a published service, of a business of its own unless one is given. */
export async function buildService({
  business,
  ...values
}: Given<ServiceRecord> = {}): Promise<ServiceRecord> {
  const basics = listingBasics(business ?? (await buildBusiness()), 'service');
  return buildListing<ServiceRecord>({
    ...basics,
    type: 'service',
    category: 'consulting',
    serviceType: 'project',
    availability: null,
    startPrice: 5000,
    endPrice: null,
    pricePerHour: null,
    ...values,
  });
}

/** Builds a published property, of a business of its own unless one is given. */
export async function buildProperty({
  business,
  ...values
}: Given<PropertyRecord> = {}): Promise<PropertyRecord> {
  const basics = listingBasics(business ?? (await buildBusiness()), 'property');
  return buildListing<PropertyRecord>({
    ...basics,
    type: 'property',
    category: 'office',
    propertyType: 'Other',
    transactionType: 'Rent',
    fromDate: null,
    toDate: null,
    rentalPriceMin: 80_000,
    rentalPriceMax: null,
    listingPriceMin: null,
    listingPriceMax: null,
    squareFeetMin: null,
    squareFeetMax: null,
    rooms: null,
    bedrooms: null,
    bathrooms: null,
    amenities: [],
    agent: null,
    video: null,
    ...values,
  });
}

async function buildListing<Built extends ListingRecord>(listing: NewListing): Promise<Built> {
  const [record] = await createListings([listing]);
  return record as Built;
}
