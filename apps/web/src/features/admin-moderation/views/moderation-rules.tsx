import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ModerationRules as Rules } from '@wiki/domain';
import { Card, ErrorState, ListSkeleton, PageHeader } from '@wiki/ui';
import { BackLink } from '../../../components/page/back-link.tsx';
import { fieldsOf } from '../../../components/form/fields.tsx';
import { FormActions } from '../../../components/form/form-actions.tsx';
import { FormScope } from '../../../components/form/form-scope.tsx';
import { useFormScope } from '../../../components/form/use-form-scope.ts';
import { Page } from '../../../components/page/page.tsx';
import {
  ModerationRulesDocument,
  SetModerationRulesDocument,
  useModerationRulesQuery,
} from '../../../gql/admin-moderation.ts';
import { adminPaths } from '../../../lib/admin-paths.ts';
import { useErrorMessage } from '../../../lib/errors/use-error-message.ts';
import { useAct } from '../../../lib/forms/use-act.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';
import classes from './moderation-rules.module.css';

type Values = Record<keyof Rules, string>;

const Field = fieldsOf<Values>();
const names = [
  'hideAfterReports',
  'newDays',
  'newAccepted',
  'newLinks',
  'newPostsPerHour',
  'newContactsPerDay',
] as const satisfies readonly (keyof Rules)[];

const each = <From, To>(of: Readonly<Record<keyof Rules, From>>, make: (value: From) => To) =>
  Object.fromEntries(names.map((name) => [name, make(of[name])])) as Record<keyof Rules, To>;

/** What hides a thing, what earns standing, and what new members may: set by administrators. */
export function ModerationRules() {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { data, error, refetch } = useModerationRulesQuery({ fetchPolicy: 'network-only' });
  return (
    <Page title={t`Moderation rules`} width="narrow">
      <PageHeader
        title={<Trans>Moderation rules</Trans>}
        description={<Trans>They apply from the next post and the next report.</Trans>}
        back={
          <BackLink to={adminPaths.moderation()}>
            <Trans>Moderation</Trans>
          </BackLink>
        }
      />
      {data ? (
        <RulesForm rules={data.moderationRules} />
      ) : error ? (
        <ErrorState
          title={t`We couldn’t load the rules`}
          message={errorMessage(error)}
          retryLabel={t`Try again`}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <ListSkeleton label={t`Loading the rules`} count={3} />
      )}
    </Page>
  );
}

function RulesForm({ rules }: { rules: Rules & { revision: string } }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const save = useAct(SetModerationRulesDocument);
  const read = async () => {
    const { data } = await client.query({
      query: ModerationRulesDocument,
      fetchPolicy: 'network-only',
    });
    const now = data?.moderationRules;
    return now ? { values: each(now, String), version: now.revision } : null;
  };
  const state = useFormScope<Values>({
    defaults: each(rules, String),
    record: { kind: 'MODERATION_RULES', id: 'site', version: rules.revision, read },
    send: async (values, { version, saved }) => {
      const refused = await save({ ...each(values, Number), revision: String(version) });
      if (refused.length > 0) return refused;
      const now = await read();
      if (now) saved(values, now.version);
      return refused;
    },
    onDone: () => showToast(t`Saved`),
  });
  const number = { type: 'number', inputMode: 'numeric', min: 0 } as const;
  return (
    <FormScope state={state}>
      <Card padding="lg">
        <div className={classes.group}>
          <h2>
            <Trans>Reports</Trans>
          </h2>
          <Field.Text
            {...number}
            name="hideAfterReports"
            label={t`Reports needed to hide something`}
            help={t`From different established members. It stays hidden until someone decides. 0 hides nothing.`}
          />
        </div>
      </Card>
      <Card padding="lg">
        <div className={classes.group}>
          <h2>
            <Trans>Who counts as new</Trans>
          </h2>
          <Field.Text
            {...number}
            name="newDays"
            label={t`Days an account counts as new`}
            help={t`With a verified e-mail address. Without one, the account stays new.`}
          />
          <Field.Text
            {...number}
            name="newAccepted"
            label={t`Contributions that shorten it`}
            help={t`Posts, comments and reviews that stayed up for a day. Anyone who’s had two things removed within six months needs both the days and the contributions.`}
          />
        </div>
      </Card>
      <Card padding="lg">
        <div className={classes.group}>
          <h2>
            <Trans>What new members can do</Trans>
          </h2>
          <Field.Text {...number} name="newLinks" label={t`Links in one text`} />
          <Field.Text {...number} name="newPostsPerHour" label={t`Posts and comments per hour`} />
          <Field.Text {...number} name="newContactsPerDay" label={t`New conversations per day`} />
        </div>
      </Card>
      <FormActions state={state}>
        <Trans>Save the rules</Trans>
      </FormActions>
    </FormScope>
  );
}
