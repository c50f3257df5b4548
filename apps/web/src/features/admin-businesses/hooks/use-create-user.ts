import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FormState, useFormScope } from '../../../components/form/use-form-scope.ts';
import { noPerson, type PersonValues } from '../../../domains/business-people/person-fields.tsx';
import { useCreateBusinessUserMutation } from '../../../gql/admin-businesses.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { placeErrors } from '../../../lib/forms/form-problem.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { creationFailureOf } from '../creation-failure.ts';

/** The fields of the form, in their order. */
const newUserFields = ['firstName', 'lastName', 'email', 'role', 'language'] as const;

/** Checks who the person is; the business and the password are not part of the form. */
const schema = async () => {
  const { createBusinessUserSchema } = await import('@wiki/domain/schemas');
  return createBusinessUserSchema.omit({ businessId: true, password: true });
};

/** How the last attempt ended. */
export type CreationOutcome = { kind: 'cancelled' } | { kind: 'failed'; code: string };

export interface CreateUser {
  /** The form: sent, it asks for the password. */
  state: FormState<PersonValues>;
  isAsking: boolean;
  outcome: CreationOutcome | null;
  /** Creates the account with a password that is long enough, and closes the prompt. */
  create: (password: string) => Promise<void>;
  cancel: () => void;
}

/** Creating a user of a business: the form, then the password. What is typed stays until it is done. */
export function useCreateUser(businessId: string, onCreated: (name: string) => void): CreateUser {
  const language = useLanguage();
  const [send] = useCreateBusinessUserMutation();
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<CreationOutcome | null>(null);
  const state = useFormScope<PersonValues>({
    schema,
    defaults: { ...noPerson, language },
    send: () => Promise.resolve([]),
    onDone() {
      setOutcome(null);
      setAsking(true);
    },
  });
  const { form } = state;

  const create = async (password: string) => {
    const attempt = await send({
      variables: { input: { businessId, language, ...form.getValues(), password } },
    }).catch((error: unknown) => ({ code: failureOf(error) }));
    // The prompt goes first: while it is open nothing below can take the focus.
    flushSync(() => setAsking(false));
    if ('code' in attempt) return setOutcome({ kind: 'failed', code: attempt.code });
    const answer = attempt.data?.createBusinessUser;
    if (answer?.user) return onCreated(answer.user.displayName);
    const failure = creationFailureOf(answer?.userErrors ?? [{ code: 'INTERNAL' }]);
    if (failure?.kind === 'failed') setOutcome({ kind: 'failed', code: failure.refusal.code });
    if (failure?.kind === 'fields') {
      for (const { field, code } of placeErrors(failure.refusals, newUserFields).fields) {
        form.setError(field, { type: 'server', message: code }, { shouldFocus: true });
      }
    }
  };

  return {
    state,
    isAsking,
    outcome,
    create,
    cancel: () => {
      setOutcome({ kind: 'cancelled' });
      setAsking(false);
    },
  };
}
