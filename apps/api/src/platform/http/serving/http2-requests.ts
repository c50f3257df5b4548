import { type IncomingHttpHeaders, request as requestOver, type Server } from 'node:http';
import {
  constants,
  type Http2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { type Duplex, duplexPair } from 'node:stream';

/** What belongs to one connection of HTTP/1.1 and is not said in HTTP/2 (RFC 9113, 8.2.2). */
const ofConnections = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'te',
]);

/**
 * Hands the requests of HTTP/2 to a server of HTTP/1.1 within this process, each over a pair of streams
 * of its own: what serves them, libraries included, knows one protocol.
 */
export function answerOver(http2: Http2Server, inner: Server): void {
  http2.on('request', (request, response) => {
    forward(request, response, connectTo(inner, request));
  });
}

/** A connection to a server of this process, as the network's would be: secured, and from who asks. */
function connectTo(inner: Server, request: Http2ServerRequest): Duplex {
  const [near, far] = duplexPair();
  let bytesRead = 0;
  request.on('data', (part: Buffer) => (bytesRead += part.length));
  Object.defineProperties(far, {
    encrypted: { value: true },
    remoteAddress: { value: request.stream.session?.socket.remoteAddress },
    // By these the pace of a body is told, and one that drips is ended.
    bytesRead: { get: () => bytesRead },
    destroySoon: { value: () => far.end() },
  });
  near.once('close', () => far.destroy());
  // What was answered whole is read to its end; what broke off has none.
  far.once('close', () => {
    if (!far.writableFinished) near.destroy();
  });
  inner.emit('connection', far);
  return near;
}

function forward(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  connection: Duplex,
): void {
  const { ':authority': authority, host = authority, ...headers } = request.headers;
  const inner = requestOver({
    createConnection: () => connection,
    method: request.method,
    path: request.url,
    setHost: false,
    headers: { ...(host === undefined ? {} : { host }), ...withoutConnection(headers) },
  });
  const breakOff = () => {
    inner.destroy();
    if (!response.writableEnded) response.stream?.close(constants.NGHTTP2_INTERNAL_ERROR);
  };
  inner.on('error', breakOff);
  inner.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    answer.on('error', breakOff);
    answer.pipe(response);
  });
  request.on('error', breakOff);
  // Answered before all of it came: the rest is not wanted.
  response.once('finish', () => {
    if (!request.complete) request.stream.close(constants.NGHTTP2_NO_ERROR);
  });
  // Whoever asked went away: nobody needs the answer.
  response.once('close', () => inner.destroy());
  request.pipe(inner);
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnections.has(name)),
  );
}
