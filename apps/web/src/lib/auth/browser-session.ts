import { observedFetch } from '../apollo/connection.ts';
import { refreshSession, signOut } from './session-documents.ts';
import { type AccessToken, type RefreshOutcome, Session, type SessionMessage } from './session.ts';

const rememberedKey = 'wiki.signedIn';
const leavingKey = 'wiki.leaving';

/** Outside Apollo's links, which wait for what these two decide. */
async function post(query: string): Promise<unknown> {
  const response = await observedFetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.json();
}

interface RefreshAnswer {
  data?: {
    refreshSession?: { accessToken: AccessToken | null; userErrors: { code: string }[] };
  } | null;
}

/** Refusals that say nothing about the session itself. */
const passing = new Set(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL']);

async function requestRefresh(): Promise<RefreshOutcome> {
  try {
    const answer = (await post(refreshSession)) as RefreshAnswer;
    const payload = answer.data?.refreshSession;
    if (!payload) return { kind: 'failed' };
    if (payload.accessToken) return { kind: 'renewed', accessToken: payload.accessToken };
    const isPassing = payload.userErrors.some(({ code }) => passing.has(code));
    return { kind: isPassing ? 'failed' : 'refused' };
  } catch {
    return { kind: 'failed' };
  }
}

async function requestSignOut(): Promise<boolean> {
  const answer = (await post(signOut).catch(() => null)) as { data?: unknown } | null;
  return Boolean(answer?.data);
}

function wasSignedIn(): boolean | null {
  try {
    return localStorage.getItem(rememberedKey) === 'yes';
  } catch {
    return null;
  }
}

/** Where storage is closed nothing is noted: the next start waits for the server's word. */
function remember(key: string, isSo: boolean): void {
  try {
    if (isSo) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {}
}

function isLeaving(): boolean {
  try {
    return localStorage.getItem(leavingKey) === 'yes';
  } catch {
    return false;
  }
}

const channel = new BroadcastChannel('wiki.session');

/** The session of this tab. */
export const session = new Session({
  requestRefresh,
  requestSignOut,
  withLock: (work) =>
    // Locks exist only in secure contexts; over plain http on another host each tab is on its own
    // and the server's grace period covers two refreshes at once.
    'locks' in navigator ? navigator.locks.request('wiki.session', work) : work(),
  broadcast: (message) => channel.postMessage(message),
  onBroadcast: (listener) =>
    channel.addEventListener('message', (event: MessageEvent<SessionMessage>) =>
      listener(event.data),
    ),
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  wasSignedIn,
  rememberSignedIn: (isSignedIn) => remember(rememberedKey, isSignedIn),
  isLeaving,
  rememberLeaving: (isSo) => remember(leavingKey, isSo),
});

globalThis.addEventListener('online', () => void session.finishLeaving());
