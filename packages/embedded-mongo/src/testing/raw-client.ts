import { type Socket, connect } from 'node:net';
import { type Document, deserialize, serialize } from 'bson';

/** Speaks the wire protocol without the driver, to send what the driver would not. */
export class RawClient {
  readonly #socket: Socket;
  #received = Buffer.alloc(0);
  #arrived: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#arrived();
    });
    socket.on('close', () => this.#arrived());
  }

  static async connect(port: number): Promise<RawClient> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    return new RawClient(socket);
  }

  /** Sends a command as OP_MSG and gives the reply document. */
  async command(body: Document, flags = 0): Promise<Document> {
    const tail = (flags & 1) === 1 ? Buffer.alloc(4) : Buffer.alloc(0);
    const head = Buffer.alloc(21);
    head.writeInt32LE(2013, 12);
    head.writeUInt32LE(flags, 16);
    const reply = await this.send(Buffer.concat([head, serialize(body), tail]));
    return deserialize(reply.subarray(21));
  }

  /** Sends a message, its length filled in, and gives the raw reply. */
  async send(message: Buffer): Promise<Buffer> {
    message.writeInt32LE(message.length, 0);
    message.writeInt32LE(7, 4);
    this.#socket.write(message);
    return this.receive();
  }

  /** The next reply, raw. */
  async receive(): Promise<Buffer> {
    for (;;) {
      const length = this.#received.length >= 4 ? this.#received.readInt32LE(0) : Infinity;
      if (this.#received.length >= length) {
        const reply = this.#received.subarray(0, length);
        this.#received = this.#received.subarray(length);
        return reply;
      }
      if (this.#socket.destroyed) throw new Error('The connection was closed');
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
  }

  close(): void {
    this.#socket.destroy();
  }
}
