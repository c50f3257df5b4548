import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../../config.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Added by proxies: the request may come from anywhere. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a browser or program on this machine asks. The connection itself decides, never a header
 * that says so; whatever a proxy passes on counts as foreign, and so does a foreign host name that was
 * made to lead here, with which a page elsewhere could read the answer.
 */
export function comesFromThisMachine(
  { socket, headers }: IncomingMessage,
  { baseUrl }: Pick<Config, 'baseUrl'>,
): boolean {
  const { remoteAddress = '' } = socket;
  const family = isIPv6(remoteAddress) ? 'ipv6' : 'ipv4';
  if (!remoteAddress || !loopback.check(remoteAddress, family)) return false;
  if (forwardingHeaders.some((name) => headers[name] !== undefined)) return false;
  const host = hostNameOf(headers.host);
  return ownNames.has(host) || host === new URL(baseUrl).hostname;
}

const hostNameOf = (host = ''): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
