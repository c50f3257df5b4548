import type { TestClient } from './client.ts';

/** What is wrong with an input, as tests read it. */
export interface ToldError {
  code: string;
  field: string | null;
}

/** The text of a mutation over the variable `input`, answered as `payload` with what is wrong. */
export const operation = (name: string, input: string, answer: string): string =>
  `mutation ($input: ${input}!) { payload: ${name}(input: $input) { ${answer} userErrors { code field } } }`;

/** Errors as codes, each with its field. */
export const told = (userErrors: readonly ToldError[]): string[] =>
  userErrors.map(({ code, field }) => (field ? `${code} ${field}` : code));

type Input = Record<string, unknown>;

/** How tests call mutations that are answered as `payload`. */
export function callsOf<Payload extends { userErrors: readonly ToldError[] }, Name extends string>(
  mutations: Readonly<Record<Name, string>>,
) {
  /** Runs a mutation that must not be denied and gives its payload. */
  async function run(client: TestClient, name: Name, input?: Input): Promise<Payload> {
    const variables = input ? { input } : {};
    return (await client.data<{ payload: Payload }>(mutations[name], variables)).payload;
  }

  /** The codes a mutation is refused with, each with its field; none when it succeeds. */
  async function refusals(client: TestClient, name: Name, input?: Input): Promise<string[]> {
    return told((await run(client, name, input)).userErrors);
  }

  /** The code a mutation is denied with. */
  async function denial(client: TestClient, name: Name, input?: Input): Promise<unknown> {
    const { errors } = await client.request(mutations[name], input ? { input } : {});
    return errors?.[0]?.extensions?.code;
  }

  return { run, refusals, denial };
}
