import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../../../config.ts';
import { policyReportsName, policyReportsPath } from './policy-reports.ts';

/** The sources a page of ours may use. No inline script; styles only with the page's nonce. */
function policy(config: Config) {
  const sockets = config.baseUrl.replace(/^http/, 'ws');
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", `'nonce-${placeholder}'`],
    // Style attributes of what is rendered here: they carry the measures of controls, and run nothing.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", sockets, ...uploadOrigins(config)],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    // No text becomes markup or the address of a script, but what the editor is given to paste, which
    // it reads into its own schema, and the worker of this site.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['wiki-worker', 'ProseMirrorClipboard'],
    // Private PDFs are read by the page and shown, as such, from what it read.
    objectSrc: ['blob:'],
    frameSrc: ['blob:'],
    // Not every browser knows the newer of the two.
    reportUri: [policyReportsPath],
    reportTo: [policyReportsName],
    upgradeInsecureRequests: config.baseUrl.startsWith('https:') ? [] : null,
  };
}

/** Where uploads go when not to this server. Reading always goes through it. */
function uploadOrigins({ s3 }: Config): string[] {
  if (!s3) return [];
  const service = s3.publicUrl ?? s3.endpoint;
  if (service) return [new URL(service).origin];
  return [`https://${s3.bucket}.s3.${s3.region}.amazonaws.com`];
}

/** Stands where a policy has the nonce of its answer. */
const placeholder = 'the-nonce-of-the-answer';

/** The headers of every page, which Helmet says once: they differ by the nonce alone. */
function headersOf(config: Config) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(config) },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.baseUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
  });
  setHeaders(response.req, response, (error) => {
    if (error instanceof Error) throw error;
  });
  const said = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  const { 'content-security-policy': whole = '', ...others } = Object.fromEntries(said) as {
    [name: string]: string;
  };
  return { policyAround: whole.split(placeholder), others };
}

const nonceBytes = 16;
let randomness = Buffer.alloc(0);
let used = 0;

/** A new nonce. Randomness comes in larger pieces: to ask for little takes longer than all else here. */
function newNonce(): string {
  if (used + nonceBytes > randomness.length) {
    randomness = randomBytes(256 * nonceBytes);
    used = 0;
  }
  used += nonceBytes;
  return randomness.toString('base64', used - nonceBytes, used);
}

/** The nonce of the page that answers this request. */
export const nonceOf = (response: Response): string => response.locals.nonce as string;

/** Sets the security headers of pages and of what they load. What has a policy of its own replaces it. */
export function secure(app: Express, config: Config): void {
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const { policyAround, others } = headersOf(config);
  const reports = { 'Reporting-Endpoints': `${policyReportsName}="${policyReportsPath}"` };
  const always = Object.entries({ ...others, ...reports });
  app.use((_request, response, next) => {
    const nonce = newNonce();
    response.locals.nonce = nonce;
    response.setHeader('Content-Security-Policy', policyAround.join(nonce));
    for (const [name, value] of always) response.setHeader(name, value);
    next();
  });
  app.use(withoutReferrer);
  app.use(cors(config));
}

/** Of the headers of pages, those that say something of data, too (OWASP, REST Security Cheat Sheet). */
const ofData = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
]);

/**
 * Sets the headers of what is data and no page: nothing may run or be framed should a browser show it, and
 * nobody on the way keeps what was made for who asks. The policy of a page would be a kilobyte more, which
 * no protocol can shorten, for its nonce is new each time.
 */
export function secureData(config: Config): RequestHandler {
  const { others } = headersOf(config);
  const always = Object.entries({
    ...Object.fromEntries(Object.entries(others).filter(([name]) => ofData.has(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  const allowOrigins = cors(config);
  return (request, response, next) => {
    for (const [name, value] of always) response.setHeader(name, value);
    allowOrigins(request, response, next);
  };
}

/** A single-purpose token in an address, also in the one to go to `next`. */
const carriedToken = /[?&]token(=|$)|%3Ftoken%3D|%26token%3D/i;

/** Addresses that carry a single-purpose token are told to nobody. */
const withoutReferrer: RequestHandler = (request, response, next) => {
  if (carriedToken.test(request.url)) response.setHeader('Referrer-Policy', 'no-referrer');
  next();
};

/** Lets pages of the allowed origins, and no others, call the API with credentials. */
function cors(config: Config): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const { origin } = request.headers;
    if (config.allowedOrigins.length > 0) response.vary('Origin');
    if (!origin || !config.allowedOrigins.includes(origin)) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method !== 'OPTIONS') {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, OPTIONS');
    response.setHeader(
      'Access-Control-Allow-Headers',
      'Content-Type, Authorization, Accept-Language, Apollo-Require-Preflight, X-Apollo-Operation-Name, X-Request-Id',
    );
    response.setHeader('Access-Control-Max-Age', '600');
    response.status(204).end();
  };
}
