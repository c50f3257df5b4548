import { LocalizedText } from '../../components/facts/localized-text.tsx';
import type { ReasonFieldsFragment } from '../../gql/application.ts';

/** A reason in the reader's language: the canned part, then what was written. */
export function ReasonText({ reason }: { reason: ReasonFieldsFragment }) {
  const { canned, text } = reason;
  return (
    <>
      {canned && <LocalizedText text={canned} />}
      {canned && text ? ' ' : null}
      {text}
    </>
  );
}
