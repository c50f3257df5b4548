import { randomBytes } from 'node:crypto';
import type { TestClient } from './client.ts';

const mutation = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { accessToken { token } userErrors { code } }
}`;

/** What came of a sign-up: the address that was acknowledged, or the code of the refusal. */
export type SignUpOutcome =
  | { email: string; code?: undefined }
  | { email?: undefined; code: string };

/** Signs somebody new up, as people do: without a word of who they are when it is refused. */
export async function signUpOf(client: TestClient): Promise<SignUpOutcome> {
  const email = `${randomBytes(8).toString('hex')}@example.com`;
  const input = {
    firstName: 'Ana',
    lastName: 'Torres',
    email,
    password: 'un-secreto-largo-27',
    language: 'es',
    consent: { termsVersion: 1, privacyVersion: 1 },
  };
  const { data, errors } = await client.request<{
    signUp: { accessToken: { token: string } | null; userErrors: { code: string }[] };
  }>(mutation, { input });
  if (data?.signUp.accessToken) return { email };
  const code = data?.signUp.userErrors[0]?.code ?? errors?.[0]?.extensions?.code;
  return { code: typeof code === 'string' ? code : 'NO_ANSWER' };
}
