import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { createClient, type TestClient } from '../../testing/client.ts';
import { callsOf } from '../../testing/mutations.ts';
import type { TestServer } from '../../testing/server.ts';

/** What a mutation of these tests answers, as far as they read it. */
export interface Payload {
  ok?: boolean;
  user?: Record<string, unknown> | null;
  accessToken?: { token: string; expiresAt: string } | null;
  revokedIds?: string[];
  userErrors: { code: string; field: string | null; retryAfterSeconds: number | null }[];
}

const userErrors = 'userErrors { code field retryAfterSeconds }';
const sessionFields = `user { id email displayName isEmailVerified isAuthorized language memberType } accessToken { token expiresAt } ${userErrors}`;

/** The mutations of accounts. */
export const mutations = {
  signUp: `mutation ($input: SignUpInput!) { payload: signUp(input: $input) { ${sessionFields} } }`,
  signIn: `mutation ($input: SignInInput!) { payload: signIn(input: $input) { ${sessionFields} } }`,
  refreshSession: `mutation { payload: refreshSession { ${sessionFields} } }`,
  signOut: `mutation { payload: signOut { ok ${userErrors} } }`,
  revokeSession: `mutation ($input: RevokeSessionInput!) { payload: revokeSession(input: $input) { revokedIds ${userErrors} } }`,
  revokeOtherSessions: `mutation { payload: revokeOtherSessions { revokedIds ${userErrors} } }`,
  requestEmailVerification: `mutation { payload: requestEmailVerification { ok ${userErrors} } }`,
  verifyEmail: `mutation ($input: VerifyEmailInput!) { payload: verifyEmail(input: $input) { ok ${userErrors} } }`,
  requestPasswordReset: `mutation ($input: RequestPasswordResetInput!) { payload: requestPasswordReset(input: $input) { ok ${userErrors} } }`,
  resetPassword: `mutation ($input: ResetPasswordInput!) { payload: resetPassword(input: $input) { ok ${userErrors} } }`,
  deleteAccount: `mutation ($input: DeleteAccountInput!) { payload: deleteAccount(input: $input) { ok ${userErrors} } }`,
  suspendUser: `mutation ($input: SuspendUserInput!) { payload: suspendUser(input: $input) { user { id suspension { reason dateUntil } } ${userErrors} } }`,
  reinstateUser: `mutation ($input: UserActionInput!) { payload: reinstateUser(input: $input) { user { id suspension { reason } } ${userErrors} } }`,
  requireReauthorization: `mutation ($input: UserActionInput!) { payload: requireReauthorization(input: $input) { user { id isAuthorized } ${userErrors} } }`,
} as const;

export const { run, denial } = callsOf<Payload, keyof typeof mutations>(mutations);

/** Refreshes as a browser does: with the cookie alone, whatever became of the access token. */
export async function refresh(client: TestClient): Promise<Payload> {
  client.accessToken = null;
  const payload = await run(client, 'refreshSession');
  client.accessToken = payload.accessToken?.token ?? null;
  return payload;
}

/** The codes a payload was refused with. */
export const codesOf = ({ userErrors: errors }: Payload): string[] =>
  errors.map(({ code }) => code);

/** An address that no other account has. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

/** A password that is neither short nor common. */
export const goodPassword = 'Tejido-de-maíz-7';

/** A valid input of `signUp`, changed where the test says so. */
export function signUpInput(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Ana',
    lastName: 'Gil',
    email: newEmail(),
    password: goodPassword,
    language: 'es',
    consent: { termsVersion: 1, privacyVersion: 1 },
    ...changes,
  };
}

/** Somebody who just signed up, with the client that did. */
export interface Newcomer {
  client: TestClient;
  userId: string;
  email: string;
}

/** Signs up and keeps the access token. */
export async function signUpNewcomer(
  server: TestServer,
  changes: Record<string, unknown> = {},
): Promise<Newcomer> {
  const client = createClient(server);
  const input = signUpInput(changes);
  const { user, accessToken, userErrors: errors } = await run(client, 'signUp', input);
  if (!user || !accessToken) throw new Error(`Not signed up: ${JSON.stringify(errors)}`);
  client.accessToken = accessToken.token;
  return { client, userId: String(user.id), email: String(input.email) };
}

/** Signs in on a device of its own and keeps the access token. */
export async function signInClient(
  server: TestServer,
  email: string,
  password = goodPassword,
): Promise<TestClient> {
  const client = createClient(server);
  const { accessToken, userErrors: errors } = await run(client, 'signIn', { email, password });
  if (!accessToken) throw new Error(`Not signed in: ${JSON.stringify(errors)}`);
  client.accessToken = accessToken.token;
  return client;
}

/** A mail as the development mailbox shows it. */
export interface ReceivedMail {
  messageId: string;
  subject: string;
  html: string;
  text: string;
}

/** The mails that arrived for an address, the newest first. */
export async function mailsFor(server: TestServer, email: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${server.url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as ReceivedMail[];
}

/** Waits for a mail with the subject. */
export async function mailFor(
  server: TestServer,
  email: string,
  subject: string,
): Promise<ReceivedMail> {
  return vi.waitFor(
    async () => {
      const mail = (await mailsFor(server, email)).find((each) => each.subject === subject);
      if (!mail) throw new Error(`No mail "${subject}" yet.`);
      return mail;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** The token in the link of a mail. */
export function tokenIn({ text }: Pick<ReceivedMail, 'text'>): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('The mail has no link with a token.');
  return token;
}
