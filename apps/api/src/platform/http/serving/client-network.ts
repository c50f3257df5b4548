import { isIPv6 } from 'node:net';

/** Of the eight groups of an IPv6 address, those that name its network; a device chooses the others. */
const networkGroups = 4;

/**
 * The network that an address is counted by: an IPv4 address, or the first 64 bits of an IPv6 address,
 * since one household or server has all those that begin with them.
 */
export function clientNetwork(address: string | undefined): string {
  if (!address) return 'unknown';
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const left = Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(left).fill('0'), ...tail].slice(0, networkGroups);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
