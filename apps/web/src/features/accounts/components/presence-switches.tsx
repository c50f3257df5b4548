import { useLingui } from '@lingui/react/macro';
import { InlineAlert, ListSkeleton, SwitchField } from '@wiki/ui';
import { useState } from 'react';
import {
  type PresenceFieldsFragment,
  useMyPresenceChoicesQuery,
  useSetPresenceChoicesMutation,
} from '../../../gql/accounts.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import classes from './presence-switches.module.css';

type Switch = Exclude<keyof PresenceFieldsFragment, 'id' | '__typename'>;

/** What one lets others know of one's presence: each switch takes effect at once. */
export function PresenceSwitches() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error } = useMyPresenceChoicesQuery();
  const [save] = useSetPresenceChoicesMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const choices = data?.myPresenceChoices;
  if (!choices) {
    return error ? (
      <InlineAlert tone="error">{errorMessage(failureOf(error))}</InlineAlert>
    ) : (
      <ListSkeleton label={t`Loading what others see of you`} count={3} />
    );
  }
  const labels: Record<Switch, { label: string; help: string }> = {
    showsOnline: {
      label: t`When I’m online`,
      help: t`And when I was last online.`,
    },
    showsTyping: {
      label: t`When I’m typing`,
      help: t`While I’m writing them a message.`,
    },
    showsSeen: {
      label: t`Read receipts`,
      help: t`When a message reached me and when I saw it.`,
    },
  };
  const set = async (name: Switch, isOn: boolean) => {
    setProblem(null);
    try {
      const result = await save({
        variables: { input: { [name]: isOn } },
        optimisticResponse: {
          setPresenceChoices: {
            choices: { ...choices, [name]: isOn },
            userErrors: [],
          },
        },
      });
      const [refused] = result.data?.setPresenceChoices.userErrors ?? [];
      if (refused) setProblem(errorMessage(refused.code));
    } catch (reason) {
      setProblem(errorMessage(failureOf(reason)));
    }
  };
  return (
    <div className={classes.switches}>
      {problem && <InlineAlert tone="error">{problem}</InlineAlert>}
      {(Object.keys(labels) as Switch[]).map((name) => (
        <SwitchField
          key={name}
          {...labels[name]}
          name={name}
          checked={choices[name]}
          onChange={(event) => void set(name, event.currentTarget.checked)}
        />
      ))}
    </div>
  );
}
