import { get, type IncomingMessage } from 'node:http';
import { get as getByTls } from 'node:https';
import { createServer } from 'node:net';
import type { Config } from '../../config.ts';
import { listen } from '../http/serving/listen.ts';
import { fault, fine, type Finding } from './finding.ts';

/** How long whoever has a port may take to say who it is, in milliseconds. */
const patience = 2_000;

interface Port {
  /** The setting that chooses it. */
  setting: string;
  port: number;
  host: string | undefined;
}

/** The ports that a start takes; 0 takes whichever is free. */
const portsOf = ({ port, host, tls, metrics, billingUrl, billingSandboxPort }: Config): Port[] =>
  [
    { setting: 'PORT', port, host },
    { setting: 'TLS_REDIRECT_PORT', port: tls?.redirectPort ?? 0, host },
    { setting: 'METRICS_PORT', port: metrics?.port ?? 0, host: metrics?.host },
    {
      setting: 'BILLING_SANDBOX_PORT',
      port: billingUrl === null ? (billingSandboxPort ?? 0) : 0,
      host,
    },
  ].filter((each) => each.port !== 0);

/** Whether the ports of this configuration are free, or its own server already listens on them. */
export async function examinePorts(config: Config): Promise<Finding[]> {
  const part = 'Ports';
  const ports = portsOf(config);
  const twice = ports.flatMap((each, index) => {
    const before = ports.slice(0, index).find(({ port }) => port === each.port);
    return before ? [{ ...each, before: before.setting }] : [];
  });
  if (twice.length > 0) {
    return twice.map(({ setting, port, before }) =>
      fault(part, `${before} and ${setting} are both ${port}.`, `Set another one as ${setting}.`),
    );
  }
  const problems = await Promise.all(ports.map((each) => problemOf(each)));
  const taken = ports.flatMap((each, index) => {
    const code = problems[index];
    return code ? [{ ...each, code }] : [];
  });
  if (taken.length === 0) {
    const numbers = ports.map(({ port }) => port).join(', ');
    return [fine(part, numbers === '' ? 'Any free one will do.' : `Free: ${numbers}.`)];
  }
  if (await isOwn(config)) {
    return [fine(part, `A server of this platform already listens on ${config.port}.`)];
  }
  return taken.map(({ setting, port, code }) => {
    if (code === 'EADDRINUSE') {
      const mend = `Stop what listens there, or set a free one as ${setting}.`;
      return fault(part, `${port} is taken by another process.`, mend);
    }
    const mend =
      code === 'EACCES'
        ? `Set a port above 1023 as ${setting}, or give the process the right to lower ones.`
        : 'Set HOST to an address of this machine, or leave it out.';
    return fault(part, `${port} cannot be listened on (${code}).`, mend);
  });
}

/** What keeps a process from listening there; null for nothing. */
async function problemOf({ port, host }: Port): Promise<string | null> {
  const server = createServer();
  try {
    await listen(server, port, host);
    await new Promise((closed) => server.close(closed));
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

/** Whether who has the port answers as this platform does, with whatever certificate. */
function isOwn({ port, host, tls }: Config): Promise<boolean> {
  const here = host === undefined || ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  const asked = { host: here, port, path: '/healthz', timeout: patience };
  return new Promise((resolve) => {
    const answered = (answer: IncomingMessage) => {
      resolve(answer.statusCode === 200 && answer.headers['x-request-id'] !== undefined);
      answer.destroy();
    };
    const request = tls
      ? getByTls({ ...asked, rejectUnauthorized: false }, answered)
      : get(asked, answered);
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', () => resolve(false));
  });
}
