import { useApolloClient } from '@apollo/client/react';
import { limits, type TextPlace } from '@wiki/domain';
import { useCallback, useEffect, useState } from 'react';
import { BlockedWordsDocument } from '../../gql/rich-text.ts';
import { useSettled } from '../../lib/use-settled.ts';

/** How long the typing has to rest before the server is asked, in milliseconds. */
const rest = 600;
const nothing: readonly TextPlace[] = [];
const { checkedCharacters, checkedTexts } = limits.blacklist;

/** As many of the texts as fit into a question. */
function fitting(texts: readonly string[]): string[] {
  let left = checkedCharacters;
  return texts.slice(0, checkedTexts).filter(({ length }) => (left -= length) >= 0);
}

/** Where words stand in a text that would have it refused. */
export type PlacesIn = (text: string) => readonly TextPlace[];

/**
 * Asks the server, when the typing rests, where words stand that would have these texts refused; each
 * text once. What it doesn't answer is told when the texts are sent.
 */
export function useBlockedWords(texts: readonly string[]): PlacesIn {
  const client = useApolloClient();
  const [known, setKnown] = useState<ReadonlyMap<string, readonly TextPlace[]>>(new Map());
  const settled = useSettled(texts.join('\0'), rest);
  useEffect(() => {
    const written = settled.split('\0');
    const asked = fitting([...new Set(written)].filter((text) => text.trim() && !known.has(text)));
    if (asked.length === 0) return undefined;
    let isCurrent = true;
    void client
      .query({ query: BlockedWordsDocument, variables: { texts: asked }, fetchPolicy: 'no-cache' })
      .then(({ data }) => {
        if (!isCurrent || !data) return;
        const answered = asked.map((text, at): [string, readonly TextPlace[]] => [
          text,
          data.blockedWords.filter(({ textIndex }) => textIndex === at),
        ]);
        const kept = [...known].filter(([text]) => written.includes(text));
        setKnown(new Map([...kept, ...answered]));
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, settled, known]);
  return useCallback((text) => known.get(text) ?? nothing, [known]);
}
