import type { Config } from '../../config.ts';
import { isPublicAddress } from '../../platform/http/security/public-address.ts';

/** The longest address of a push service. */
const longest = 1_000;

/** Apple's service takes back the leave of whoever sends what shows nothing. */
const mustShow = /(^|\.)push\.apple\.com$/;

/**
 * Whether an address can be that of a push service: https on the usual port of a public host, without
 * a name or password in it. Outside production this machine may play one.
 */
export function isPushEndpoint(endpoint: string, { production }: Pick<Config, 'production'>) {
  if (endpoint.length > longest || !URL.canParse(endpoint)) return false;
  const { protocol, username, password, hostname, port } = new URL(endpoint);
  if (username || password) return false;
  if (!production && isThisMachine(hostname)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && isPublicHost(hostname);
}

/** Whether the service of a device lets a message pass that shows nothing. */
export const takesSilent = (endpoint: string): boolean =>
  !mustShow.test(new URL(endpoint).hostname);

/** Whether a host is this machine, as tests and development name it. */
export const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** A name with a dot that is not of a local network, or a public address. */
function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (/^[\d.]+$/.test(address) || address.includes(':')) return isPublicAddress(address);
  return (
    /^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname) && !/\.(local|internal|lan|home|arpa)$/.test(hostname)
  );
}
