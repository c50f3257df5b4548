import { createHash, timingSafeEqual } from 'node:crypto';
import { type RequestHandler, type Response, Router, json } from 'express';
import type { z } from 'zod';
import type { Faults } from '../faults.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { confirmation, editedCustomer, itemQuestion, newButton, newCustomer } from './payloads.ts';

/** What the calls work with. */
export interface CallParts {
  ledger: Ledger;
  token: string;
  faults: Faults;
  /** The pay page of an item. */
  payUrl: (itemId: string) => string;
}

/** The five calls: POST with a bearer token, JSON in and out, `{ error }` when refused. */
export function calls({ ledger, token, faults, payUrl }: CallParts): Router {
  const router = Router();
  const call = <T>(path: string, payload: z.ZodType<T>, answer: (given: T) => unknown) =>
    router.post(path, bearer(token), json({ limit: '100kb' }), (request, response) => {
      const { data, error } = payload.safeParse(request.body);
      if (error) {
        response.status(400).json({ error: error.issues.map(sentence).join('; ') });
        return;
      }
      const told = answer(data);
      if (told !== never) response.status(told === unknown ? 404 : 200).json(told);
    });

  call('/user', newCustomer, (customer) => ({ id_usuario: ledger.createCustomer(customer) }));
  call('/user/edit', editedCustomer, ({ customerId, ...customer }) => {
    ledger.editCustomer(customerId, customer);
    return { id_usuario: customerId };
  });
  call('/payment/createbtn', newButton, (details) => {
    const { itemId } = ledger.addItem(details);
    return { itemId, url: payUrl(itemId) };
  });
  call('/payment/info', itemQuestion, ({ customerId, itemId }) =>
    ledger.item(itemId)?.customerId === customerId ? ledger.decisive(itemId) : unknown,
  );
  call('/payment/confirm', confirmation, ({ ref_code, customerId }) => {
    if (faults.silentConfirm) return never;
    const transaction = ledger.transaction(ref_code);
    if (transaction?.customerId !== customerId) return unknown;
    return transaction.status === 'pending' ? never : transaction;
  });
  router.use(refuseBody);
  return router;
}

/** Nothing is known under these ids, or it is somebody else's. */
const unknown = { error: 'There is no such payment of this customer.' };

/** The call hangs until the caller or the sandbox gives up. */
const never = Symbol('never');

const sentence = ({ path, message }: z.core.$ZodIssue): string =>
  `${path.join('.') || 'the body'} ${message}`;

function bearer(token: string): RequestHandler {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return (request, response, next) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) next();
    else response.status(401).json({ error: 'The bearer token is missing or wrong.' });
  };
}

/** A body that is no JSON or too long. */
const refuseBody = (
  error: { status?: unknown },
  _request: unknown,
  response: Response,
  next: (error: unknown) => void,
): void => {
  if (typeof error.status !== 'number' || error.status >= 500) next(error);
  else response.status(error.status).json({ error: 'The body must be JSON of up to 100 kB.' });
};
