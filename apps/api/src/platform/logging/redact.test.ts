import { Writable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { configureLogging, logger } from './logger.ts';
import { scrub } from './redact.ts';

let written = '';
configureLogging({
  destination: new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  }),
});
afterAll(() => configureLogging({ destination: process.stdout }));

test('texts lose what identifies or admits a person', () => {
  expect(scrub('ana@example.com wrote')).toBe('[e-mail] wrote');
  expect(scrub('call +57 300 123 4567')).toBe('call [phone]');
  expect(scrub('Bearer abc.def.ghi')).toBe('[token]');
  expect(scrub(`at ?token=${'a'.repeat(43)}`)).toBe('at ?token=[token]');
  expect(scrub('mongodb://admin:hunter2@db:27017')).toBe('mongodb://[redacted]@db:27017');
  expect(scrub('Cannot read properties of undefined')).toBe('Cannot read properties of undefined');
});

test('lines lose secrets wherever they sit', () => {
  logger.error({
    password: 'hunter2',
    input: { email: 'ana@example.com', newPassword: 'hunter2', phone: '+573001234567' },
    request: { headers: { authorization: 'Bearer hunter2', cookie: 'wiki-refresh=hunter2' } },
    err: new Error('E11000 duplicate key: ana@example.com'),
  });
  expect(written).not.toMatch(/hunter2|ana@example|3001234567/);
  expect(written).toContain('[redacted]');
  expect(written).toContain('E11000 duplicate key');
});
