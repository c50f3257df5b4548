import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A mail server that takes mails, refuses them, or hangs once it has read one. */
export interface MailServer {
  url: string;
  /** The Message-IDs of the mails it acknowledged, in order. */
  received: string[];
  /** To whom the mails went that it acknowledged, in the same order. */
  recipients: string[];
  /** How many mails it read and never answered. */
  hung: number;
  isHanging: boolean;
  /** Whether it knows none of the recipients, for good. */
  isRefusing: boolean;
  stop(): Promise<void>;
}

/** Starts one on a free port of this machine: no more of SMTP than handing over a mail takes. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    recipients: [],
    hung: 0,
    isHanging: false,
    isRefusing: false,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}

function converse(socket: Socket, state: MailServer): void {
  let text = '';
  let isMail = false;
  const say = (line: string) => void socket.write(`${line}\r\n`);
  say('220 ready');
  socket.on('data', (chunk) => {
    text += chunk.toString();
    for (;;) {
      const end = isMail ? '\r\n.\r\n' : '\r\n';
      const at = text.indexOf(end);
      if (at === -1) return;
      const piece = text.slice(0, at);
      text = text.slice(at + end.length);
      if (isMail) {
        isMail = false;
        if (state.isHanging) {
          state.hung += 1;
          return;
        }
        state.received.push(/^Message-ID: (\S+)/im.exec(piece)?.[1] ?? '');
        state.recipients.push(/^To: (\S+)/im.exec(piece)?.[1] ?? '');
        say('250 taken');
      } else if (/^DATA/i.test(piece)) {
        isMail = true;
        say('354 go on');
      } else if (state.isRefusing && /^RCPT/i.test(piece)) {
        say('550 no such mailbox');
      } else if (/^QUIT/i.test(piece)) {
        socket.end('221 bye\r\n');
      } else say('250 fine');
    }
  });
}
