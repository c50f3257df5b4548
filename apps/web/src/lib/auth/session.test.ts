import { beforeEach, describe, expect, test } from 'vitest';
import {
  type AccessToken,
  type RefreshOutcome,
  Session,
  type SessionMessage,
  type SessionWorld,
} from './session.ts';

/** A browser with several tabs: one clock, one lock, one cookie, one channel. */
class FakeBrowser {
  time = Date.parse('2026-11-21T12:00:00.000Z');
  outcomes: RefreshOutcome[] = [];
  refreshes = 0;
  signOuts = 0;
  hearsSignOuts = true;
  leaving = false;
  remembered: boolean | null = true;
  #timers: { at: number; work: () => void }[] = [];
  #tabs: ((message: SessionMessage) => void)[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  tab(): Session {
    let own: ((message: SessionMessage) => void) | undefined;
    const world: SessionWorld = {
      requestRefresh: async () => {
        this.refreshes += 1;
        return this.outcomes.shift() ?? { kind: 'failed' };
      },
      requestSignOut: async () => {
        this.signOuts += 1;
        return this.hearsSignOuts;
      },
      withLock: (work) => {
        const turn = this.#queue.then(work);
        this.#queue = turn.catch(() => undefined);
        return turn;
      },
      broadcast: (message) => {
        for (const tab of this.#tabs) if (tab !== own) tab(message);
      },
      onBroadcast: (listener) => {
        own = listener;
        this.#tabs.push(listener);
      },
      now: () => this.time,
      after: (milliseconds, work) => {
        const timer = { at: this.time + milliseconds, work };
        this.#timers.push(timer);
        return () => {
          this.#timers = this.#timers.filter((other) => other !== timer);
        };
      },
      wasSignedIn: () => this.remembered,
      rememberSignedIn: (accessToken) => {
        this.remembered = accessToken !== null;
      },
      isLeaving: () => this.leaving,
      rememberLeaving: (isLeaving) => {
        this.leaving = isLeaving;
      },
    };
    return new Session(world);
  }

  token(name: string, minutes = 10): AccessToken {
    return { token: name, expiresAt: new Date(this.time + minutes * 60_000).toISOString() };
  }

  renews(...names: string[]): void {
    for (const name of names) {
      this.outcomes.push({ kind: 'renewed', accessToken: this.token(name) });
    }
  }

  /** Lets time pass, runs what falls due and waits until nothing is under way. */
  async pass(milliseconds: number): Promise<void> {
    this.time += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.time);
    this.#timers = this.#timers.filter(({ at }) => at > this.time);
    for (const { work } of due) work();
    await this.settle();
  }

  async settle(): Promise<void> {
    for (let round = 0; round < 20; round += 1) await Promise.resolve();
    await this.#queue;
  }
}

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser();
});

async function signedInTab(name = 'first'): Promise<Session> {
  browser.renews(name);
  const tab = browser.tab();
  await tab.start();
  return tab;
}

describe('starting', () => {
  test('the cookie says who is there', async () => {
    const tab = await signedInTab();
    expect(tab.snapshot()).toMatchObject({ status: 'signedIn', generation: 1 });
    expect(await tab.token()).toBe('first');
  });

  test('a visitor is not said to have been signed out', async () => {
    browser.outcomes.push({ kind: 'refused' });
    const tab = browser.tab();
    await tab.start();
    expect(tab.snapshot()).toMatchObject({ status: 'signedOut', hasEnded: false });
    expect(await tab.token()).toBeNull();
  });

  test('a visitor’s first reads do not wait for the answer', async () => {
    browser.remembered = false;
    expect(await browser.tab().token()).toBeNull();
  });

  test('asks again while nobody answers', async () => {
    browser.outcomes.push({ kind: 'failed' });
    const tab = browser.tab();
    void tab.start();
    await browser.settle();
    expect(tab.snapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
    browser.renews('late');
    await browser.pass(1_000);
    expect(tab.snapshot()).toMatchObject({ status: 'signedIn', isUnreachable: false });
  });
});

describe('renewing', () => {
  test('happens before the token ends', async () => {
    const tab = await signedInTab();
    browser.renews('second');
    await browser.pass(9 * 60_000);
    expect(await tab.token()).toBe('second');
    expect(browser.refreshes).toBe(2);
  });

  test('many operations share one', async () => {
    const tab = await signedInTab();
    browser.renews('second');
    const tokens = await Promise.all([tab.renew('first'), tab.renew('first'), tab.renew('first')]);
    expect(tokens).toEqual(['second', 'second', 'second']);
    expect(browser.refreshes).toBe(2);
  });

  test('two tabs share one', async () => {
    const one = await signedInTab();
    const two = await signedInTab('first of two');
    browser.renews('second');
    const [tokenOfOne, tokenOfTwo] = await Promise.all([
      one.renew(await one.token()),
      two.renew(await two.token()),
    ]);
    expect(tokenOfOne).toBe('second');
    expect(tokenOfTwo).toBe('second');
    expect(browser.refreshes).toBe(3);
  });

  test('a device with a wrong clock does not renew without end', async () => {
    browser.outcomes.push({ kind: 'renewed', accessToken: browser.token('first', -600) });
    const tab = browser.tab();
    await tab.start();
    expect(await tab.token()).toBe('first');
    expect(browser.refreshes).toBe(1);
  });

  test('without an answer what is there stays', async () => {
    const tab = await signedInTab();
    expect(await tab.renew('first')).toBe('first');
    expect(tab.snapshot().status).toBe('signedIn');
  });

  test('a refusal ends the session in every tab', async () => {
    const one = await signedInTab();
    const two = await signedInTab('other');
    browser.outcomes.push({ kind: 'refused' });
    expect(await one.renew(await one.token())).toBeNull();
    for (const tab of [one, two]) {
      expect(tab.snapshot()).toMatchObject({
        status: 'signedOut',
        hasEnded: true,
        hasLeft: false,
      });
    }
  });

  test('an answer that comes after signing out is ignored', async () => {
    const tab = await signedInTab();
    browser.renews('late');
    const renewing = tab.renew('first');
    await tab.signOut();
    expect(await renewing).toBeNull();
    expect(tab.snapshot()).toMatchObject({ status: 'signedOut', hasEnded: false });
  });
});

describe('signing in and out', () => {
  test('reaches the other tabs as another generation', async () => {
    browser.outcomes.push({ kind: 'refused' }, { kind: 'refused' });
    const one = browser.tab();
    const two = browser.tab();
    await Promise.all([one.start(), two.start()]);
    one.signIn(browser.token('fresh'));
    expect(await two.token()).toBe('fresh');
    expect(two.snapshot().generation).toBe(1);

    await two.signOut();
    const over = { status: 'signedOut', hasEnded: false, hasLeft: true };
    for (const tab of [one, two]) expect(tab.snapshot()).toMatchObject({ ...over, generation: 2 });
    one.signIn(browser.token('again'));
    expect(two.snapshot()).toMatchObject({ status: 'signedIn', hasLeft: false });
    expect(browser.signOuts).toBe(1);
  });

  test('without a network the server hears of it before it is asked who is there', async () => {
    const tab = await signedInTab();
    browser.hearsSignOuts = false;
    await tab.signOut();
    expect(tab.snapshot()).toMatchObject({ status: 'signedOut', hasLeft: true });

    // The cookie would still open the account.
    browser.renews('of who left');
    const later = browser.tab();
    void later.start();
    await browser.settle();
    expect(later.snapshot()).toMatchObject({ status: 'unknown', isUnreachable: true });
    expect(browser.refreshes).toBe(1);

    browser.hearsSignOuts = true;
    browser.outcomes = [{ kind: 'refused' }];
    await browser.pass(1_000);
    expect(later.snapshot()).toMatchObject({ status: 'signedOut', hasEnded: false });
    expect(browser.signOuts).toBe(3);
    await later.finishLeaving();
    expect(browser.signOuts).toBe(3);
  });

  test('whoever signs in after it takes the place of the cookie', async () => {
    const tab = await signedInTab();
    browser.hearsSignOuts = false;
    await tab.signOut();
    tab.signIn(browser.token('of another'));
    await tab.finishLeaving();
    expect(browser.signOuts).toBe(1);
  });

  test('a renewal is not another generation', async () => {
    const tab = await signedInTab();
    browser.renews('second');
    await tab.renew('first');
    expect(tab.snapshot().generation).toBe(1);
  });
});
