import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import tls from 'node:tls';
import { fileURLToPath } from 'node:url';
import { generate } from 'selfsigned';

/** What stands in front of processes and speaks TLS to the world. */
export interface Proxy {
  /** The certificate that whoever asks has to trust. */
  ca: string;
  stop(): Promise<void>;
}

/** Where a proxy works. */
export interface ProxyPlace {
  /** Empty, for its files. */
  folder: string;
  /** Its port for https. */
  port: number;
  /** Its port for http, which leads to the other. */
  plainPort: number;
  /** The ports of the processes. */
  processes: readonly [number, number];
}

export type ProxyName = 'nginx' | 'caddy' | 'a plain proxy';

const shipped = fileURLToPath(new URL('../../../../../deploy/', import.meta.url));

const folders = [...String(process.env['PATH']).split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const programOf = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

/** The proxies that can be tried here: those of `deploy/` that are installed, and a plain one anywhere. */
export const proxyNames: readonly ProxyName[] = [
  'a plain proxy',
  ...(['nginx', 'caddy'] as const).filter((name) => programOf(name)),
];

/** Starts a proxy in front of two processes, with the configuration that is shipped where there is one. */
export function startProxy(name: ProxyName, place: ProxyPlace): Promise<Proxy> {
  if (name === 'nginx') return startNginx(place);
  return name === 'caddy' ? startCaddy(place) : startPlain(place);
}

/** A certificate of this machine that nobody trusts unasked. */
export async function certificate(): Promise<{ cert: string; key: string }> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  return { cert, key };
}

/** Runs a program until it is stopped; rejects with what it wrote when it ends before it listens. */
async function run(child: ChildProcess, port: number): Promise<() => Promise<void>> {
  let written = '';
  child.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  let hasEnded = false;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  void ended.then(() => (hasEnded = true));
  const killed = () => void child.kill('SIGKILL');
  process.once('exit', killed);
  while (!(await listens(port))) {
    if (hasEnded) throw new Error(`The proxy ended at its start:\n${written}`);
  }
  return async () => {
    process.off('exit', killed);
    child.kill('SIGTERM');
    await ended;
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => setTimeout(() => resolve(false), 50));
  });
}

async function startNginx({ folder, port, plainPort, processes }: ProxyPlace): Promise<Proxy> {
  const { cert, key } = await certificate();
  const [first, second] = processes;
  const site = (await readFile(join(shipped, 'nginx.conf'), 'utf8'))
    .replaceAll('wiki.example.com', 'localhost')
    .replace('127.0.0.1:4001', `127.0.0.1:${first}`)
    .replace('127.0.0.1:4002', `127.0.0.1:${second}`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace(/^ +listen 443/m, `listen 127.0.0.1:${port}`)
    .replace('/etc/letsencrypt/live/localhost/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/letsencrypt/live/localhost/privkey.pem', join(folder, 'key.pem'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off; master_process off; pid nginx.pid; error_log stderr warn;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${join(folder, name)};`),
    'include site.conf;',
    '}',
  ];
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), main.join('\n'));
  await writeFile(join(folder, 'cert.pem'), cert);
  await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 });
  const child = spawn(String(programOf('nginx')), ['-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { ca: cert, stop: await run(child, port) };
}

async function startCaddy({ folder, port, plainPort, processes }: ProxyPlace): Promise<Proxy> {
  const options = [
    'admin off',
    'skip_install_trust',
    `http_port ${plainPort}`,
    `https_port ${port}`,
    'default_bind 127.0.0.1',
  ];
  const site = await readFile(join(shipped, 'Caddyfile'), 'utf8');
  await writeFile(join(folder, 'Caddyfile'), `{\n\t${options.join('\n\t')}\n}\n\n${site}`);
  await mkdir(join(folder, 'data'));
  const child = spawn(String(programOf('caddy')), ['run', '--config', 'Caddyfile'], {
    cwd: folder,
    env: {
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'data'),
      SITE: 'localhost',
      PROCESSES: processes.map((each) => `127.0.0.1:${each}`).join(' '),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = await run(child, port);
  const ca = await readFile(join(folder, 'data/caddy/pki/authorities/local/root.crt'), 'utf8');
  return { ca, stop };
}

/** TLS in front of one process after the other, by connections: what a balancer of a provider does. */
async function startPlain({ port, processes }: ProxyPlace): Promise<Proxy> {
  const { cert, key } = await certificate();
  const open = new Set<Socket>();
  let turn = 0;
  const server = tls.createServer({ cert, key }, (outer) => {
    open.add(outer);
    const forward = (triesLeft: number) => {
      const inner = connect({ port: processes[turn++ % 2] ?? 0, host: '127.0.0.1' });
      open.add(inner);
      inner.once('connect', () => {
        outer.pipe(inner).pipe(outer);
        inner.once('close', () => outer.destroy());
      });
      inner.on('error', () => {
        if (inner.pending && triesLeft > 0) forward(triesLeft - 1);
        else outer.destroy();
      });
      outer.once('close', () => inner.destroy());
    };
    outer.on('error', () => outer.destroy());
    forward(1);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    ca: cert,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
