import type { TestClient } from '../../testing/client.ts';

interface FoundThing {
  kind: string;
  title: string;
  url: string;
}

/** What somebody of the back office finds by what they type. */
export const findAnything = async (client: TestClient, text: string): Promise<FoundThing[]> =>
  (
    await client.data<{ findAnything: FoundThing[] }>(
      'query ($text: String!) { findAnything(text: $text) { kind title url } }',
      { text },
    )
  ).findAnything;
