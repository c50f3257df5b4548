import { decode } from '../bson/codec.ts';
import { isDeeperThan } from '../bson/depth.ts';
import type { Doc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { sizeOf } from './raw-reply.ts';

const opCodes = { reply: 1, query: 2004, compressed: 2012, message: 2013 };
/** Largest message a client may send, as `hello` tells it. */
export const maxMessageBytes = 48_000_000;

/** How many levels the documents of a message may have, as in MongoDB. */
const maxDepth = 200;
const flags = { checksumPresent: 1, moreToCome: 2, exhaustAllowed: 1 << 16 };

/** A command as it came over the wire. */
export interface Request {
  id: number;
  kind: 'message' | 'query';
  body: Doc;
  /** The body has more levels of documents than a server reads. */
  isTooDeep: boolean;
  /** Raw documents that came beside the body, such as those of an insert. */
  sections: Map<string, Buffer[]>;
  /** The client wants no reply. */
  silent: boolean;
  /** The client takes further replies without asking for each. */
  takesMore: boolean;
}

/** Reads one whole message. */
export function parseRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === opCodes.message) return parseMessage(id, message);
  if (opCode === opCodes.query) return parseQuery(id, message);
  throw new CommandError('FailedToParse', `Unsupported wire protocol operation ${opCode}`);
}

function parseMessage(id: number, message: Buffer): Request {
  const flagBits = message.readUInt32LE(16);
  const end = message.length - (flagBits & flags.checksumPresent ? 4 : 0);
  const sections = new Map<string, Buffer[]>();
  let body: Doc | undefined;
  let offset = 20;
  while (offset < end) {
    const kind = message[offset++];
    const size = message.readInt32LE(offset);
    if (size < 5 || offset + size > end) throw malformed();
    if (kind === 0) body = decode(message.subarray(offset, offset + size));
    else if (kind === 1) readSequence(message, offset, size, sections);
    else throw malformed();
    offset += size;
  }
  if (body === undefined) throw malformed();
  const isTooDeep = isDeeperThan(body, maxDepth, message.length);
  const silent = (flagBits & flags.moreToCome) !== 0;
  const takesMore = (flagBits & flags.exhaustAllowed) !== 0;
  return { id, kind: 'message', body, isTooDeep, sections, silent, takesMore };
}

function readSequence(
  message: Buffer,
  start: number,
  size: number,
  sections: Map<string, Buffer[]>,
): void {
  const nameEnd = message.indexOf(0, start + 4);
  const name = message.toString('utf8', start + 4, nameEnd);
  const docs: Buffer[] = [];
  let offset = nameEnd + 1;
  while (offset < start + size) {
    const length = message.readInt32LE(offset);
    if (length < 5 || offset + length > start + size) throw malformed();
    docs.push(message.subarray(offset, offset + length));
    offset += length;
  }
  sections.set(name, docs);
}

/** The legacy form, used only for the first handshake. */
function parseQuery(id: number, message: Buffer): Request {
  const nameEnd = message.indexOf(0, 20);
  const namespace = message.toString('utf8', 20, nameEnd);
  const docStart = nameEnd + 9;
  const body = decode(message.subarray(docStart, docStart + message.readInt32LE(docStart)));
  const db = namespace.split('.')[0] ?? 'admin';
  const sections = new Map<string, Buffer[]>();
  const isTooDeep = isDeeperThan(body, maxDepth, message.length);
  const whole = { ...body, $db: db };
  return { id, kind: 'query', body: whole, isTooDeep, sections, silent: false, takesMore: false };
}

function malformed(): CommandError {
  return new CommandError('FailedToParse', 'The message is malformed');
}

/**
 * Wraps a reply document, which comes in pieces, for the request it answers.
 * @param hasMore whether another one follows that is not asked for.
 */
export function buildReply(
  request: Pick<Request, 'id' | 'kind'>,
  replyId: number,
  doc: readonly Buffer[],
  hasMore = false,
): Buffer {
  const head = Buffer.alloc(request.kind === 'message' ? 21 : 36);
  const size = head.length + sizeOf(doc);
  head.writeInt32LE(size, 0);
  head.writeInt32LE(replyId, 4);
  head.writeInt32LE(request.id, 8);
  if (request.kind === 'message') {
    head.writeInt32LE(opCodes.message, 12);
    head.writeUInt32LE(hasMore ? flags.moreToCome : 0, 16);
  } else {
    head.writeInt32LE(opCodes.reply, 12);
    head.writeInt32LE(8, 16);
    head.writeInt32LE(1, 32);
  }
  return Buffer.concat([head, ...doc], size);
}
