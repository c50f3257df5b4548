import { describe, expect, test } from 'vitest';
import { type KeptMessage, Outbox, type OutboxWorld, type SendOutcome } from './outbox.ts';

const said = (text: string) => ({ text, quotedId: null, images: [], files: [] });

/** One browser: what it keeps, its lock, its network, and the server behind it. */
class Browser {
  readonly kept = new Map<string, KeptMessage>();
  readonly arrived: string[] = [];
  readonly listeners: (() => void)[] = [];
  readonly later: (() => void)[] = [];
  locks = 0;
  refusedLocks = 0;
  isOnline = true;
  answer: (message: KeptMessage) => SendOutcome = () => ({ kind: 'sent' });
  #line: Promise<unknown> = Promise.resolve();
  #now = 1_000;

  tab(): Outbox {
    const world: OutboxWorld = {
      read: async () => [...this.kept.values()].toReversed(),
      keep: async (message) => void this.kept.set(message.clientKey, message),
      forget: async (clientKey) => void this.kept.delete(clientKey),
      send: async (message) => {
        await Promise.resolve();
        if (!this.isOnline) return { kind: 'unreachable' };
        const outcome = this.answer(message);
        if (outcome.kind === 'sent') this.arrived.push(message.text);
        return outcome;
      },
      withLock: (work) => {
        this.locks += 1;
        if (this.locks <= this.refusedLocks) return Promise.reject(new Error('No locks here.'));
        const done = this.#line.then(work);
        this.#line = done.catch(() => undefined);
        return done;
      },
      broadcast: () => {
        for (const listener of this.listeners) listener();
      },
      onBroadcast: (listener) => void this.listeners.push(listener),
      after: (_, work) => void this.later.push(work),
      now: () => this.#now++,
    };
    return new Outbox(world);
  }

  settled = async () => {
    for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    await this.#line;
  };
}

describe('the outbox', () => {
  test('sends in the order of writing, each once, from two tabs', async () => {
    const browser = new Browser();
    const [one, two] = [browser.tab(), browser.tab()];
    await Promise.all([one.start('ana'), two.start('ana')]);
    for (let index = 0; index < 6; index += 1) {
      await (index % 2 === 0 ? one : two).add('chat', said(String(index)));
    }
    await browser.settled();
    expect(browser.arrived).toEqual(['0', '1', '2', '3', '4', '5']);
    expect([...one.snapshot(), ...two.snapshot()]).toEqual([]);
  });

  test('asks a browser that refuses its lock again later, and not without end', async () => {
    const browser = new Browser();
    browser.refusedLocks = 100;
    const tab = browser.tab();
    await tab.start('ana');
    await browser.settled();
    expect(browser.locks).toBe(1);

    browser.refusedLocks = 0;
    await tab.add('chat', said('one'));
    for (const work of browser.later) work();
    await browser.settled();
    expect(browser.arrived).toEqual(['one']);
  });

  test('keeps what is written without a network for the next visit', async () => {
    const browser = new Browser();
    browser.isOnline = false;
    const before = browser.tab();
    await before.start('ana');
    await before.add('chat', said('one'));
    await before.add('chat', said('two'));
    await browser.settled();
    expect(browser.arrived).toEqual([]);

    browser.isOnline = true;
    const after = browser.tab();
    await after.start('ana');
    await browser.settled();
    expect(browser.arrived).toEqual(['one', 'two']);
    // Somebody else on this device sends nothing of it.
    expect(browser.kept.size).toBe(0);
  });

  test('keeps what is written before it is known who is here, and sends it then', async () => {
    const browser = new Browser();
    const tab = browser.tab();
    const { clientKey } = await tab.add('chat', said('given up'));
    await tab.add('chat', said('early'));
    expect(tab.snapshot().map(({ text }) => text)).toEqual(['given up', 'early']);
    await tab.discard(clientKey);
    expect(browser.kept.size).toBe(0);

    await tab.start('ana');
    await browser.settled();
    expect(browser.arrived).toEqual(['early']);
    expect(tab.snapshot()).toEqual([]);

    // Whoever leaves before takes it along.
    tab.stop();
    await tab.add('chat', said('of nobody'));
    tab.stop();
    await tab.start('berta');
    await browser.settled();
    expect(browser.arrived).toEqual(['early']);
  });

  test('says why a message is refused, sends the others, and tries again when asked', async () => {
    const browser = new Browser();
    browser.answer = ({ text }) =>
      text === 'bad' ? { kind: 'refused', code: 'MESSAGE_BLACKLISTED' } : { kind: 'sent' };
    const tab = browser.tab();
    await tab.start('ana');
    await tab.add('chat', said('bad'));
    await tab.add('chat', said('good'));
    await browser.settled();
    expect(browser.arrived).toEqual(['good']);
    const [refused] = tab.snapshot();
    expect(refused).toMatchObject({ text: 'bad', problem: 'MESSAGE_BLACKLISTED' });

    browser.answer = () => ({ kind: 'sent' });
    await tab.sendAgain(refused?.clientKey ?? '');
    await browser.settled();
    expect(browser.arrived).toEqual(['good', 'bad']);
  });

  test('waits for its writer, whom nobody else is taken for, and goes when somebody else comes', async () => {
    const browser = new Browser();
    browser.isOnline = false;
    const tab = browser.tab();
    await tab.start('ana');
    await tab.add('chat', said('of Ana'));
    tab.stop();
    expect(tab.snapshot()).toEqual([]);
    browser.isOnline = true;
    tab.wake();
    await browser.settled();
    expect(browser.arrived).toEqual([]);

    await tab.start('ana');
    await browser.settled();
    expect(browser.arrived).toEqual(['of Ana']);

    browser.isOnline = false;
    await tab.add('chat', said('of Ana, later'));
    tab.stop();
    await tab.start('berta');
    expect(tab.snapshot()).toEqual([]);
    await tab.add('chat', said('of Berta'));
    expect([...browser.kept.values()].map(({ text }) => text)).toEqual(['of Berta']);
  });
});
