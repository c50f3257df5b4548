const email = /[^\s@"'<>(),:;]+@[^\s@"'<>(),:;]+\.[^\s@"'<>(),:;]+/g;
const bearer = /\bBearer\s+\S+/gi;
/** Tokens, hashes and signatures: long runs that no prose has. */
const longRun = /\b[A-Za-z0-9_-]{32,}(\.[A-Za-z0-9_-]+)*\b/g;
const phone = /\+\d[\d\s-]{6,}\d/g;
const credentials = /\/\/[^/\s:@]*:[^/\s@]+@/g;

/** A text without what may identify or admit a person: for logs and stored errors. */
export function scrub(text: string): string {
  return text
    .replace(credentials, '//[redacted]@')
    .replace(bearer, '[token]')
    .replace(email, '[e-mail]')
    .replace(phone, '[phone]')
    .replace(longRun, '[token]');
}

/** Where secrets and private data sit in what is logged, at any of the usual depths. */
export const redactedPaths = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'confirmation',
  'token',
  'accessToken',
  'refreshToken',
  'email',
  'phone',
  'address',
  'to',
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
