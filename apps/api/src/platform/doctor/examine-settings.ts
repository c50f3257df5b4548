import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { Config } from '../../config.ts';
import { fault, fine, type Finding, warning } from './finding.ts';

const localNames = /^(localhost|127\.|\[?::1)/;

/** What can be said of the public address without asking anybody. */
export function examineAddress({ baseUrl, port, production, trustProxy, tls }: Config): Finding {
  const part = 'Address';
  const { protocol, hostname, port: publicPort } = new URL(baseUrl);
  const isLocal = localNames.test(hostname);
  if (production && isLocal) {
    return fault(
      part,
      `Links in mails begin with ${baseUrl}, which leads everybody to their own machine.`,
      'Set BASE_URL to the address people type, such as https://wiki.example.com.',
    );
  }
  if (production && protocol !== 'https:') {
    return fault(
      part,
      `${baseUrl} is not https: passwords and cookies travel in the open.`,
      'Put a proxy that ends TLS in front (deploy/ has examples) or set TLS_CERT and TLS_KEY, and begin BASE_URL with https://.',
    );
  }
  if (isLocal && publicPort !== '' && Number(publicPort) !== port) {
    return warning(
      part,
      `BASE_URL names port ${publicPort}, and the server listens on ${port}.`,
      'Give both the same port, unless a proxy on this machine stands between them.',
    );
  }
  if (protocol === 'https:' && trustProxy === false && !tls) {
    return warning(
      part,
      'Behind a proxy all visitors count as one, and its limits meet everybody at once.',
      'Set TRUST_PROXY to the number of proxies in front, usually 1.',
    );
  }
  return fine(part, `People reach it at ${baseUrl}.`);
}

const dayMilliseconds = 86_400_000;
/** Services renew a month before the end; less than this is left when they could not. */
const fewDays = 14;

/** Whether the certificate of an installation that speaks TLS itself fits its name, and for how long. */
export function examineCertificate({ tls, baseUrl }: Config): Finding[] {
  if (!tls) return [];
  const part = 'Certificate';
  const mend = 'Name the chain and its key, as PEM, in TLS_CERT and TLS_KEY.';
  try {
    const [cert, key] = [readFileSync(tls.certificate), readFileSync(tls.key)];
    createSecureContext({ cert, key });
    const certificate = new X509Certificate(cert);
    const { hostname } = new URL(baseUrl);
    const days = Math.floor((Date.parse(certificate.validTo) - Date.now()) / dayMilliseconds);
    if (!certificate.checkHost(hostname)) {
      return [fault(part, `It is not for ${hostname}, so browsers refuse it.`, mend)];
    }
    if (days < 0) return [fault(part, 'It ended: browsers refuse it.', 'Renew it.')];
    if (days < fewDays) {
      return [warning(part, `It ends in ${days} days.`, 'See why it is not renewed.')];
    }
    return [fine(part, `It is for ${hostname} and ends in ${days} days.`)];
  } catch {
    return [fault(part, 'TLS_CERT and TLS_KEY are not a certificate and its key.', mend)];
  }
}

/** Fewer different characters than this are no random secret. */
const fewCharacters = 12;

const usualWords = /change.?me|secret|password|example|123456|default/i;

/** Whether secrets look random, and each has its own. */
export function examineSecrets(config: Config): Finding {
  const part = 'Secrets';
  const named = {
    JWT_SECRET: config.jwtSecret,
    JWT_SECRET_FORMER: config.formerSecrets[0] ?? null,
    BILLING_CALLBACK_SECRET: config.billingCallbackSecret,
    INBOUND_MAIL_SECRET: config.inboundMailSecret,
    METRICS_TOKEN: config.metrics?.token ?? null,
  };
  const set = Object.entries(named).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  const mend = 'Make each with: openssl rand -base64 48';
  const weak = set.find(
    ({ value }) => new Set(value).size < fewCharacters || usualWords.test(value),
  );
  if (weak) {
    const says = `${weak.name} can be guessed: it repeats itself or holds a usual word.`;
    return (config.production ? fault : warning)(part, says, mend);
  }
  for (const [index, { name, value }] of set.entries()) {
    const same = set.slice(index + 1).find((other) => other.value === value);
    if (same) return fault(part, `${name} and ${same.name} are the same.`, mend);
  }
  return fine(part, `${set.map(({ name }) => name).join(', ')}: long and not guessable.`);
}
