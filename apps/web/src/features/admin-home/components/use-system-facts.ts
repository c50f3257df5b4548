import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWorkBesideQuery } from '../../../gql/admin-home.ts';
import { useFormat } from '../../../lib/format/use-format.ts';

/** A part that runs by itself, and how it stands in a few words. */
export interface SystemFact {
  name: string;
  isGood: boolean;
  /** Whether something went wrong there, and not only is not set up. */
  hasFailed: boolean;
  fact: string;
}

/** More mails than this that wait at once mean that they do not go out. */
const mostMailsWaiting = 20;

/** How the parts that run by themselves stand, as the start page read it last. */
export function useSystemFacts(): SystemFact[] {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useWorkBesideQuery({ fetchPolicy: 'cache-only' });
  const state = data?.systemState;
  if (!state) return [];
  const areMailsStuck = state.hasMailServer && state.mailsWaiting >= mostMailsWaiting;
  return [
    {
      name: t`Billing`,
      isGood: state.hasBilling,
      hasFailed: false,
      fact: state.hasBilling ? t`connected` : t`not connected`,
    },
    {
      name: t`Mail`,
      isGood: state.hasMailServer && !areMailsStuck,
      hasFailed: areMailsStuck,
      fact: state.hasMailServer
        ? t`${format.number(state.mailsSent)} sent in the last day, ${format.number(state.mailsWaiting)} waiting`
        : state.isMailParked
          ? plural(state.mailsWaiting, {
              one: 'no server: # is waiting for one',
              other: 'no server: # are waiting for one',
            })
          : t`no server: it stays here`,
    },
    {
      name: t`Background work`,
      isGood: state.jobsFailed === 0,
      hasFailed: state.jobsFailed > 0,
      fact:
        state.jobsFailed === 0
          ? t`nothing failed`
          : plural(state.jobsFailed, { one: '# failed', other: '# failed' }),
    },
    {
      name: t`Events`,
      isGood: state.eventsGivenUp === 0,
      hasFailed: state.eventsGivenUp > 0,
      fact:
        state.eventsGivenUp === 0
          ? t`all handled`
          : plural(state.eventsGivenUp, { one: '# given up', other: '# given up' }),
    },
  ];
}
