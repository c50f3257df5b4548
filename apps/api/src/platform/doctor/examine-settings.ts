import type { Config } from '../../config.ts';
import { fault, fine, type Finding, warning } from './finding.ts';

const localNames = /^(localhost|127\.|\[?::1)/;

/** What can be said of the public address without asking anybody. */
export function examineAddress({ baseUrl, port, production, trustProxy }: Config): Finding {
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
      'Put a proxy that ends TLS in front (deploy/ has examples) and begin BASE_URL with https://.',
    );
  }
  if (isLocal && publicPort !== '' && Number(publicPort) !== port) {
    return warning(
      part,
      `BASE_URL names port ${publicPort}, and the server listens on ${port}.`,
      'Give both the same port, unless a proxy on this machine stands between them.',
    );
  }
  if (protocol === 'https:' && trustProxy === false) {
    return warning(
      part,
      'Behind a proxy all visitors count as one, and its limits meet everybody at once.',
      'Set TRUST_PROXY to the number of proxies in front, usually 1.',
    );
  }
  return fine(part, `People reach it at ${baseUrl}.`);
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
