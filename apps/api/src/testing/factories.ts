import { Types } from 'mongoose';
import { createAccount, hashPassword } from '../modules/accounts/index.ts';
import {
  type BusinessRecord,
  createBusiness,
  isActiveSeller,
  type NewBusiness,
} from '../modules/businesses/index.ts';
import { createProduct, type ProductRecord } from '../modules/listings/index.ts';
import type { NewUser, UserRecord } from '../modules/users/index.ts';
import { inTransaction } from '../platform/database/transaction.ts';

/** The password of users that were built without one. */
export const factoryPassword = 'Factory-2026';

/** One hash for all of them: hashing on purpose takes long. */
let factoryHash: Promise<string> | undefined;

let built = 0;

/** A number that no other thing built by this process has. */
const nextNumber = () => (built += 1);

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
    language: 'en',
    ...user,
    _id,
  };
  return inTransaction(() => createAccount(account, hash));
}

const month = 30 * 24 * 3_600_000;

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
    services: [],
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
    ratingAverage: null,
    ratingCount: 0,
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

/** Builds a published product, of a business of its own unless one is given. */
export async function buildProduct({
  business,
  ...product
}: Partial<Omit<ProductRecord, 'businessId' | 'sellerActive'>> & {
  business?: Pick<BusinessRecord, '_id' | 'status' | 'membership'>;
} = {}): Promise<ProductRecord> {
  const seller = business ?? (await buildBusiness());
  const _id = product._id ?? new Types.ObjectId();
  const number = nextNumber();
  return createProduct({
    status: 'published',
    name: { en: `Product ${number}`, es: `Producto ${number}` },
    description: { en: 'A product built for a test.', es: 'Un producto hecho para una prueba.' },
    price: { amountMinor: 1000 + number, currency: 'USD' },
    category: 'crafts',
    manufacturer: null,
    brand: null,
    model: null,
    gtin: null,
    sku: null,
    condition: 'New',
    countryOfOrigin: 'CO',
    color: null,
    size: null,
    offers: null,
    isFeatured: false,
    dateCreated: new Date(),
    artwork: { seed: _id.toHexString(), palette: 'maize' },
    ...product,
    _id,
    businessId: seller._id.toHexString(),
    sellerActive: isActiveSeller(seller),
  });
}
