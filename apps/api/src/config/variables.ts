import { isIP } from 'node:net';
import { standardTimeZone } from '@wiki/domain';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
  .transform((value) => ['true', '1', 'on'].includes(value));

const positive = (name: string, max = 1_000_000) =>
  z.coerce
    .number(`must be a number of ${name}`)
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(max, `must be at most ${max}`);

const port = z.coerce
  .number('must be a port')
  .int('must be a port')
  .min(0, 'must be a port')
  .max(65_535, 'must be a port');

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''));

/** `LinkedIn=https://…,Instagram=https://…` */
const socialLinks = z.string().transform((text, context) =>
  splitList(text).map((entry) => {
    const at = entry.indexOf('=');
    const [network, url] = [entry.slice(0, at).trim(), entry.slice(at + 1).trim()];
    if (at < 1 || !/^https:\/\/\S+$/.test(url)) {
      context.addIssue('must look like LinkedIn=https://…,Instagram=https://…');
    }
    return { network, url };
  }),
);

/** `authorization=Bearer …,x-team=wiki` */
const headers = z.string().transform((text, context) =>
  Object.fromEntries(
    splitList(text).map((entry) => {
      const [, name = '', value = ''] = /^([\w-]+)=(.+)$/.exec(entry) ?? [];
      if (!name) context.addIssue('must look like authorization=Bearer …,x-team=wiki');
      return [name, value.trim()];
    }),
  ),
);

const share = z.coerce
  .number('must be a number from 0 to 1')
  .min(0, 'must be at least 0')
  .max(1, 'must be at most 1');

const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'must be a time zone such as America/Bogota');

const origins = z.string().transform((text, context) =>
  splitList(text).map((entry) => {
    if (!URL.canParse(entry) || new URL(entry).origin !== entry) {
      context.addIssue('must be a list of origins such as https://app.example.com');
    }
    return entry;
  }),
);

/** How Express reads the caller's address: the number of proxies in front, or their addresses. */
const trustProxy = z
  .string()
  .refine(
    (text) => text === 'false' || /^\d+$/.test(text) || splitList(text).every(isProxyAddress),
    'must be the number of proxies in front, or their addresses',
  )
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text === 'false' ? false : text));

/** What Express takes for an address: one, a network, or a name for the private ones. */
function isProxyAddress(entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

/** Every variable that is read, with its default and what it must be. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  PORT: port.default(4000),
  HOST: z.string().optional(),
  BASE_URL: httpUrl.optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  TLS_REDIRECT_PORT: port.optional(),
  DATA_DIR: z.string().default('.data'),
  MONGODB_URL: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://')
    .optional(),
  SEED_DEMO: flag.optional(),
  MONGOD: flag.default(false),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  JWT_SECRET_FORMER: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters each')))
    .default([]),
  REQUIRE_VERIFIED_EMAIL: flag.default(false),
  AUTH_HIDE_ACCOUNTS: flag.default(false),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('hola@localhost'),
  INBOUND_MAIL_ADDRESS: z.email('must be an e-mail address').optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SOCIAL_LINKS: socialLinks.default([]),
  BILLING_URL: httpUrl.optional(),
  BILLING_TOKEN: z.string().optional(),
  BILLING_TIMEOUT_SECONDS: positive('seconds', 120).default(10),
  BILLING_CALLBACK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  BILLING_SANDBOX_PORT: port.optional(),
  TAX_PERCENT: z.coerce
    .number('must be a percentage')
    .min(0, 'must be at least 0')
    .max(100, 'must be at most 100')
    .default(19),
  DISPLAY_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as USD')
    .default('USD'),
  TIME_ZONE: timeZone.default(standardTimeZone),
  ALLOWED_ORIGINS: origins.default([]),
  TRUST_PROXY: trustProxy.default(false),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: httpUrl.optional(),
  MAX_IMAGE_MB: positive('megabytes', 100).default(10),
  MAX_FILE_MB: positive('megabytes', 100).default(25),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'is not a level')
    .default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{32,}$/, 'must have at least 32 characters and no spaces')
    .optional(),
  TRACES_URL: httpUrl.optional(),
  TRACES_HEADERS: headers.optional(),
  TRACES_SHARE: share.default(1),
  LINK_PREVIEWS: flag.default(true),
  TRUSTED_DOCUMENTS: z.string().transform(splitList).default([]),
  TRUSTED_DOCUMENTS_ONLY: flag.default(false),
  RATE_LIMITS: flag.default(true),
  SOCKETS_PER_ADDRESS: positive('sockets').default(200),
  SOCKETS_PER_ACCOUNT: positive('sockets').default(50),
  UPLOAD_MB_PER_DAY: positive('megabytes').default(1_000),
  UNUSED_UPLOAD_MB: positive('megabytes').default(300),
  SCAN_COMMAND: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .optional(),
  SEARCH_INDEX: z.enum(['memory', 'database'], 'must be memory or database').default('memory'),
  EXPLORER: flag.default(true),
  SANDBOX: flag.default(true),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  DRAIN_DELAY_SECONDS: z.coerce
    .number('must be a number of seconds')
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(300, 'must be at most 300')
    .default(0),
  SIGN_IN_ATTEMPTS_PER_ACCOUNT: positive('attempts').default(10),
  SIGN_IN_ATTEMPTS_PER_ADDRESS: positive('attempts').default(50),
  SIGN_INS_PER_MINUTE: positive('sign-ins').default(30),
  SIGN_IN_WINDOW_SECONDS: positive('seconds', 86_400).default(900),
});

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
