import { z } from 'zod';
import type { Config } from '../../config.ts';
import { logger } from '../logging/logger.ts';
import { BillingError, postToBilling } from './billing-request.ts';
import type {
  Confirmation,
  EditedCustomer,
  NewCustomer,
  NewPayButton,
  PayButton,
} from './billing-payloads.ts';
import { readTransaction, type Transaction, wireId } from './billing-transaction.ts';

/** The external billing service: its five calls, none of them repeated by itself. */
export interface BillingClient {
  /** `/user`. The service's id of the customer; null on failure, which is logged. */
  createCustomer(customer: NewCustomer): Promise<{ customerId: string } | null>;
  /** `/user/edit`. @throws BillingError, after logging it. */
  editCustomer(customer: EditedCustomer): Promise<void>;
  /** `/payment/createbtn`. Null on failure. */
  createPayButton(button: NewPayButton): Promise<PayButton | null>;
  /** `/payment/info`. The item's decisive transaction: the approved one, else the last; or null. */
  paymentInfo(item: { customerId: string; itemId: string }): Promise<Transaction | null>;
  /** `/payment/confirm`. What became of a transaction; null on failure. */
  confirmPayment(confirmation: Confirmation): Promise<Transaction | null>;
}

/** The same in every call (specification, section 9). */
const constants = { currency: 'cop', country: 'CO', subsidiary: 5, provider: 'epayco' } as const;

/** The service demands a telephone number of people. */
const placeholderPhone = '0000000000';

const createdCustomer = z.object({ id_usuario: wireId });
const createdButton = z.object({ itemId: wireId, url: z.url({ protocol: /^https?$/ }) });

/** The client of the billing service of these settings. Without one every call fails at once. */
export function billingClient(config: Config): BillingClient {
  const post = <T>(path: string, payload: object, read: (answer: unknown) => T): Promise<T> =>
    postToBilling(config, path, payload, read);
  return {
    createCustomer: (customer) =>
      orNull('/user', (path) =>
        post(path, customerPayload(customer), (answer) => ({
          customerId: createdCustomer.parse(answer).id_usuario,
        })),
      ),
    async editCustomer(customer) {
      try {
        await post('/user/edit', { ...customer, ...customerPayload(customer) }, () => {});
      } catch (error) {
        logFailure('/user/edit', error);
        throw error;
      }
    },
    createPayButton: ({ totalMinor, subtotalMinor, taxMinor, ...button }) =>
      orNull('/payment/createbtn', (path) => {
        const amounts = {
          total: totalMinor / 100,
          subtotal: subtotalMinor / 100,
          taxtotal: taxMinor / 100,
        };
        const { currency, country } = constants;
        return post(path, { ...button, currency, country, ...amounts }, (answer) =>
          createdButton.parse(answer),
        );
      }),
    paymentInfo: ({ customerId, itemId }) =>
      orNull('/payment/info', (path) =>
        post(path, { customerId, itemId }, (answer) =>
          answer === null ? null : readTransaction(answer),
        ),
      ),
    confirmPayment: (confirmation) =>
      orNull('/payment/confirm', (path) =>
        post(path, { ...confirmation, pg_name: constants.provider }, readTransaction),
      ),
  };
}

function customerPayload({ user_id, firstname, lastname, email, phone, CompanyName }: NewCustomer) {
  const isPerson = CompanyName === null;
  return {
    IsPerson: isPerson,
    CompanyName: CompanyName ?? '',
    firstname,
    lastname,
    subsidiary: constants.subsidiary,
    email,
    phone: phone?.replace(/\D/g, '') || (isPerson ? placeholderPhone : ''),
    user_id,
  };
}

async function orNull<T>(
  path: string,
  call: (path: string) => Promise<T | null>,
): Promise<T | null> {
  try {
    return await call(path);
  } catch (error) {
    logFailure(path, error);
    return null;
  }
}

/** The path and the kind of failure: payloads and answers are personal data and stay out. */
function logFailure(path: string, error: unknown): void {
  if (!(error instanceof BillingError)) throw error;
  logger.warn({ path, failure: error.failure, status: error.status }, 'billing call failed');
}
