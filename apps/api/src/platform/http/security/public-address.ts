import { BlockList, isIP, isIPv6 } from 'node:net';

/** One for each version: within one list those of version 6 that hold version 4 would match all of it. */
const closed = { 4: new BlockList(), 6: new BlockList() };

/** Networks that lead nowhere on the open internet (RFC 6890), for version 4 and 6. */
const networks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];
for (const [address, prefix] of networks) {
  if (isIPv6(address)) closed[6].addSubnet(address, prefix, 'ipv6');
  else closed[4].addSubnet(address, prefix, 'ipv4');
}

/** Whether an IP address is one of the open internet; anything that is none is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed[4].check(address, 'ipv4');
  return version === 6 && !closed[6].check(address, 'ipv6');
}
