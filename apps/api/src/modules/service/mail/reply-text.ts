import { limits } from '@wiki/domain';

/** Lines with which mail programs begin what they quote. */
const openings = [
  /^On .{5,200} wrote:$/,
  /^El .{5,200} escribió:$/,
  /^-{2,} ?(Original Message|Mensaje original) ?-{2,}$/i,
  /^_{20,}$/,
  /^(From|De): .+@.+/,
];

/** A heading of a quotation that a mail program broke into two lines. */
const brokenOpening = /^(On|El) .{5,200}\n.{0,200}(wrote|escribió):$/;

/**
 * What somebody wrote in answer to a mail, without the mail that they quote beneath it and without
 * control characters; as much as a message may have.
 */
export function replyText(body: string): string {
  const lines = body.replaceAll(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line, index) => {
    const text = line.trim();
    return (
      openings.some((opening) => opening.test(text)) ||
      brokenOpening.test(`${text}\n${lines[index + 1]?.trim() ?? ''}`)
    );
  });
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'));
  return own
    .join('\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, limits.ticket.text)
    .toWellFormed();
}
