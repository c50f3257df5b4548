import { observedFetch } from '../apollo/connection.ts';
import { joinTabs } from '../tabs/tab-channel.ts';
import { refreshSession, signOut } from './session-documents.ts';
import { type AccessToken, type RefreshOutcome, Session, type SessionMessage } from './session.ts';

const rememberedKey = 'wiki.signedIn';
const sessionKey = 'wiki.session';
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
function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
}

/** The id of the session that a token belongs to. */
function sessionIdOf({ token }: AccessToken): string {
  const [, claims = ''] = token.split('.');
  const json = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
  return String((JSON.parse(json) as { sid?: unknown }).sid);
}

/** Whose session this page shows. */
let shownSession: string | null = null;

/**
 * Begins anew where another session is on, or none: a page that comes back from the browser's memory shows
 * what the one before could see.
 */
function showOwnOnly(): void {
  try {
    if (localStorage.getItem(sessionKey) === shownSession) return;
  } catch {}
  document.body.hidden = true;
  location.reload();
}

function isLeaving(): boolean {
  try {
    return localStorage.getItem(leavingKey) === 'yes';
  } catch {
    return false;
  }
}

let hear: (message: SessionMessage) => void = () => {};
const tellTabs = joinTabs<SessionMessage>('wiki.session', {
  hear: (message) => hear(message),
  comeBack: showOwnOnly,
});

/** The session of this tab. */
export const session = new Session({
  requestRefresh,
  requestSignOut,
  withLock: (work) =>
    // Locks exist only in secure contexts; over plain http on another host each tab is on its own
    // and the server's grace period covers two refreshes at once.
    'locks' in navigator ? navigator.locks.request('wiki.session', work) : work(),
  broadcast: tellTabs,
  onBroadcast: (listener) => {
    hear = listener;
  },
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  wasSignedIn,
  rememberSignedIn: (accessToken) => {
    shownSession = accessToken && sessionIdOf(accessToken);
    remember(rememberedKey, accessToken && 'yes');
    remember(sessionKey, shownSession);
  },
  isLeaving,
  rememberLeaving: (isSo) => remember(leavingKey, isSo ? 'yes' : null),
});

globalThis.addEventListener('online', () => void session.finishLeaving());
