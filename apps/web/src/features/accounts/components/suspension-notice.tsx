import { Trans } from '@lingui/react/macro';
import type { SignInMutation } from '../../../gql/accounts.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

export type Suspension = NonNullable<SignInMutation['signIn']['suspension']>;

/** Why an account cannot be entered, and until when. */
export function SuspensionNotice({
  suspension: { reason, dateUntil: until },
}: {
  suspension: Suspension;
}) {
  const format = useFormat();
  return (
    <>
      {until ? (
        <Trans>This account is suspended until {format.date(until)}.</Trans>
      ) : (
        <Trans>This account is suspended.</Trans>
      )}{' '}
      <Trans>Reason: {reason}</Trans>
    </>
  );
}
