import type { Request } from 'express';
import { apiError } from '../platform/errors/errors.ts';

/** An operation as a request asks for it. */
export interface Asked {
  query: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
}

const refused = (status: number) => apiError('BAD_REQUEST', { http: { status } });

/**
 * Reads the operation of a request: of a POST's parsed body, or of a GET's address.
 * @throws `BAD_REQUEST` for whatever is no single operation, or could be sent by a page of any site
 * without the browser asking first.
 */
export function readOperation(request: Request): Asked {
  if (request.method !== 'POST' && request.method !== 'GET') throw refused(405);
  if (isSimple(request)) throw refused(400);
  const body = request.method === 'POST' ? (request.body as unknown) : addressed(request);
  if (!isObject(body)) throw refused(400);
  const { query, operationName = null, variables } = body;
  if (typeof query !== 'string' || query === '') throw refused(400);
  if (operationName !== null && typeof operationName !== 'string') throw refused(400);
  if (variables != null && !isObject(variables)) throw refused(400);
  return { query, operationName, variables: variables ?? {} };
}

/** A GET only reads. @throws `BAD_REQUEST` with status 405. */
export function assertReads({ method }: Request, operation: string): void {
  if (method === 'GET' && operation !== 'query') throw refused(405);
}

const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'];
const simpleTypes = /^\s*(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Whether a browser sends such a request for a page of any site without asking the server first. */
function isSimple({ headers }: Request): boolean {
  const type = headers['content-type'];
  if (type !== undefined && type.includes('/') && !simpleTypes.test(type)) return false;
  return !preflightHeaders.some((name) => headers[name]);
}

function addressed({ url }: Request): object {
  const given = new URL(url, 'http://localhost').searchParams;
  return {
    query: given.get('query'),
    operationName: given.get('operationName'),
    variables: parsed(given.get('variables')),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    throw refused(400);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
