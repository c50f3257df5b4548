import { signCallback } from '@wiki/billing-sandbox/signature';
import { expect, test } from 'vitest';
import { testConfig } from '../../testing/server.ts';
import { verifyCallback } from './billing-callback.ts';

const secret = 'a secret that both sides know, long enough';
const config = testConfig({ billingCallbackSecret: secret });
const body = Buffer.from(
  JSON.stringify({
    ref_code: 'ref-1',
    itemId: 'item-1',
    status: 'approved',
    total: 142_800,
    taxtotal: 22_800,
    currency: 'cop',
    method: 'card',
    date: '2026-03-01T12:00:00Z',
    customerId: 'customer-1',
    user_id: 'user-1',
    plan_id: 'business',
  }),
);

const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);

test('a signed callback gives its transaction, within five minutes', () => {
  for (const seconds of [0, 290, -290]) {
    const signature = signCallback(secret, body, secondsAgo(seconds));
    expect(verifyCallback(config, body, signature)).toMatchObject({
      refCode: 'ref-1',
      amountMinor: 14_280_000,
      applicationId: null,
    });
  }
});

test('older and newer ones are not believed', () => {
  for (const seconds of [310, -310, 1e9]) {
    const signature = signCallback(secret, body, secondsAgo(seconds));
    expect(verifyCallback(config, body, signature)).toBeNull();
  }
});

test('nothing that was tampered with is believed', () => {
  const signature = signCallback(secret, body);
  const [time = '', digest = ''] = signature.split(',');
  const flipped = digest.endsWith('0') ? `${digest.slice(0, -1)}1` : `${digest.slice(0, -1)}0`;
  const later = `t=${Number(time.slice(2)) + 1}`;
  const forged = [
    undefined,
    '',
    signCallback('another secret', body),
    `${time},${flipped}`,
    `${later},${digest}`,
    `t=0${time.slice(2)},${digest}`,
    `${time},${digest.toUpperCase()}`,
    `${signature},v1=${'0'.repeat(64)}`,
    ` ${signature}`,
    digest,
  ];
  for (const each of forged) expect(verifyCallback(config, body, each)).toBeNull();
  const changed = Buffer.from(body.toString().replace('142800', '100'));
  expect(verifyCallback(config, changed, signature)).toBeNull();
  expect(verifyCallback(config, body, signature)).not.toBeNull();
});

test('what is signed and still no transaction is not believed', () => {
  for (const junk of ['', '{', '[]', '{"ref_code":"ref-1"}', '\u0000']) {
    const bytes = Buffer.from(junk);
    expect(verifyCallback(config, bytes, signCallback(secret, bytes))).toBeNull();
  }
});

test('without a secret no callback is believed', () => {
  for (const billingCallbackSecret of [null, '']) {
    const open = testConfig({ billingCallbackSecret });
    expect(verifyCallback(open, body, signCallback('', body))).toBeNull();
  }
});
