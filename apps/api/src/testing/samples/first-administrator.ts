import type { TestClient } from '../client.ts';

/** What whoever becomes the first administrator is told. */
interface Became {
  user: { memberType: string } | null;
  userErrors: { code: string }[];
}

/** Becomes the first administrator, `ana@example.org`, with the code that an installation printed. */
export async function becomeFirstAdministrator(
  client: TestClient,
  { code, password }: { code: string | undefined; password: string },
): Promise<Became> {
  const account = { firstName: 'Ana', lastName: 'Gil', email: 'ana@example.org', password };
  const answer = await client.data<{ becomeFirstAdministrator: Became }>(
    `mutation ($input: BecomeFirstAdministratorInput!) {
      becomeFirstAdministrator(input: $input) { user { memberType } userErrors { code } }
    }`,
    { input: { code, account: { ...account, language: 'es' } } },
  );
  return answer.becomeFirstAdministrator;
}
