/** The ends of addresses that mail programs and chats make links of by themselves. */
const endings =
  'com|net|org|info|biz|co|io|app|dev|me|link|shop|store|online|site|club|top|xyz|page|ly|gl|es|mx|us|ru|cn';

const likeLink = new RegExp(
  String.raw`://|\bwww\.|[\p{L}\p{N}-]\.(?:${endings})(?:[/:?#]|$|[\s,;)])|@[\p{L}\p{N}-]+\.\p{L}`,
  'iu',
);

/**
 * Whether a name reads like an address of the web or of mail: in a letter or a notification it would
 * become a link that the network seems to give.
 */
export const looksLikeLink = (name: string): boolean => likeLink.test(name.normalize('NFKC'));
