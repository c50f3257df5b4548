import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './lib/root.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The lines of a file that say something, without comments. */
const linesOf = (path: string): string[] =>
  read(path)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));

const settings = new Map(
  read('.env.example')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value ?? ''] as const];
    }),
);

/** What a proxy has to let pass, in bytes: the largest file, and what a form adds to it. */
const largestUpload = Number(settings.get('MAX_FILE_MB')) * 1_000_000 * 1.02;

const bytesOf = (size: string): number => {
  const [, number, unit] = /^(\d+)(m|MB)$/.exec(size) ?? [];
  return Number(number) * (unit === 'MB' ? 1_000_000 : 2 ** 20);
};

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: unknown;
}

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};
const processes = Object.entries(compose.services).filter(([name]) => name.startsWith('api-'));

test('every image is one version and no other', () => {
  const images = [
    ...Object.values(compose.services).map(({ image }) => image),
    ...linesOf('Dockerfile').flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []),
  ];
  expect(images.length).toBeGreaterThan(6);
  for (const image of images) expect(image).toMatch(/:(v?\d+\.\d+\.\d+|RELEASE\.\d{4}-)/);
});

test('the image runs the Node of the lock file, as nobody in particular, and is asked for its health', () => {
  const lines = linesOf('Dockerfile');
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: { node: string };
  };
  const stages = lines.filter((line) => line.startsWith('FROM '));
  for (const stage of stages) {
    expect(stage).toContain(`node:${devDependencies.node}-bookworm-slim`);
  }
  const last = lines.slice(lines.lastIndexOf(stages.at(-1) ?? ''));
  expect(last).toContain('USER node');
  expect(last.join('\n')).toContain('/healthz');
  expect(last.at(-1)).toBe('CMD ["node", "apps/api/dist/main.js"]');
  expect(lines.join('\n')).toContain('npm ci --omit=dev');
});

test('both installations of the image know every workspace', () => {
  const copied = linesOf('Dockerfile').filter((line) => /^COPY (?!--from)/.test(line));
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: root })) {
    const folder = dirname(file);
    const times = copied.filter(
      (line) => line.includes(` ${file} `) || line === `COPY ${dirname(folder)} ${dirname(folder)}`,
    );
    expect([file, times.length]).toEqual([file, 2]);
  }
});

test('neither secrets nor data of a checkout go into the image', () => {
  const ignored = linesOf('.dockerignore').map((line) => line.replace('**/', ''));
  const kept = linesOf('.gitignore').map((line) => line.replace(/\/$/, ''));
  expect(ignored).toEqual(expect.arrayContaining([...kept, '.git']));
});

test('two processes share database, secret and storage, and set only what there is', () => {
  expect(processes).toHaveLength(2);
  const [one, two] = processes.map(([, { environment }]) => environment ?? {});
  expect(one).toEqual(two);
  for (const name of Object.keys(one ?? {})) expect([...settings.keys()]).toContain(name);
  expect(one).toMatchObject({ TRUST_PROXY: '1', S3_BUCKET: 'wiki' });
  const set = /replicaSet=(\w+)/.exec(one?.MONGODB_URL ?? '')?.[1];
  expect(compose.services.mongodb?.command).toEqual(expect.arrayContaining(['--replSet', set]));
  expect(compose.services.proxy?.environment?.PROCESSES).toBe(
    processes.map(([name]) => `${name}:4000`).join(' '),
  );
});

test('no secret stands in the example: who starts it has to give them', () => {
  const secrets = Object.values(compose.services)
    .flatMap(({ environment = {} }) => Object.entries(environment))
    .filter(([name]) => /SECRET|PASSWORD|MC_HOST/.test(name));
  expect(secrets.length).toBeGreaterThan(3);
  for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:\?/);
});

test('nginx passes sockets, uploads and who asks, and never repeats a write', () => {
  const lines = linesOf('deploy/nginx.conf');
  const valueOf = (name: string): string =>
    lines
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length)
      .replace(';', '')
      .trim() ?? '';
  expect(lines).toContain('listen 443 ssl http2;');
  expect(lines).toContain('proxy_http_version 1.1;');
  expect(lines.some((line) => /^proxy_set_header Upgrade\s+\$http_upgrade;/.test(line))).toBe(true);
  expect(lines.some((line) => /^proxy_set_header Connection\s+\$wiki_connection;/.test(line))).toBe(
    true,
  );
  // One trusted proxy reads one address: what a stranger sends along must not be kept.
  expect(
    lines.some((line) => /^proxy_set_header X-Forwarded-For\s+\$remote_addr;/.test(line)),
  ).toBe(true);
  expect(bytesOf(valueOf('client_max_body_size'))).toBeGreaterThan(largestUpload);
  // Sockets are pinged every 15 seconds, and one that misses a ping is cut off at the next.
  expect(Number.parseInt(valueOf('proxy_read_timeout'), 10)).toBeGreaterThan(30);
  // Node closes idle connections after five seconds.
  expect(Number.parseInt(valueOf('keepalive_timeout'), 10)).toBeLessThan(5);
  expect(valueOf('proxy_next_upstream')).not.toContain('non_idempotent');
});

test('Caddy passes uploads, and asks which process is ready', () => {
  const lines = linesOf('deploy/Caddyfile');
  const sizes = lines.flatMap((line) => /^max_size (\S+)/.exec(line)?.[1] ?? []);
  expect(sizes).toHaveLength(2);
  for (const size of sizes) expect(bytesOf(size)).toBeGreaterThan(largestUpload);
  expect(lines).toContain('health_uri /readyz');
  expect(lines).toContain('keepalive 4s');
});

test('Caddy leaves out a process that died within a second, and none for a body of a visitor', () => {
  const lines = linesOf('deploy/Caddyfile');
  expect(lines).toContain('health_interval 1s');
  expect(lines.filter((line) => line.startsWith('fail_duration'))).toEqual([]);
});

test('Caddy refuses by its announced size what is larger than a body may be', () => {
  const lines = linesOf('deploy/Caddyfile');
  const rule = lines.flatMap(
    (line) => /^@tooLarge header_regexp Content-Length (\S+)$/.exec(line)?.[1] ?? [],
  );
  const tooLarge = new RegExp(rule[0] ?? '');
  const sizes = [0, 24_500_000, 31_999_999, 32_000_000, 40_000_000, 99_999_999, 100_000_000];
  expect(sizes.filter((size) => tooLarge.test(String(size)))).toEqual(sizes.slice(3));
});
