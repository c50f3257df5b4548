/** The ends of addresses that mail programs and chats make links of by themselves, with a path or without. */
const endings =
  'com|net|org|info|biz|co|io|app|dev|me|link|shop|store|online|site|club|top|xyz|page|ly|gl|es|mx|us|ru|cn';

const likeLink = new RegExp(
  String.raw`://|\bwww\.|[\p{L}\p{N}-]\.(?:${endings})(?:[/:?#]|$|[\s,;)])|[\p{L}\p{N}-]\.\p{L}{2,}/|@[\p{L}\p{N}-]+\.\p{L}`,
  'iu',
);

/**
 * Dots that browsers take for the one of an address, as that of Chinese sentences. No name here has
 * one between two letters, whatever follows.
 */
const foreignDot = /[\p{L}\p{N}-][\u3002\uFF0E\uFF61\u2024\uFE52][\p{L}\p{N}]/u;

/**
 * Whether a name reads like an address of the web or of mail: in a letter or a notification it would
 * become a link that the network seems to give.
 */
export const looksLikeLink = (name: string): boolean =>
  foreignDot.test(name) || likeLink.test(name.normalize('NFKC').replaceAll('\u3002', '.'));
