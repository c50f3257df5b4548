import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBellRinging } from '@tabler/icons-react';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { type ApplicationsQuery, RemindApplicantDocument } from '../../gql/admin-applications.ts';
import { useAct } from '../../lib/forms/use-act.ts';

type Row = ApplicationsQuery['applications']['edges'][number]['node'];

/** Reminds applicants of what is awaited of them, one or several: to pay, or to correct. */
export function useRemindApplicants(): ListAction<Row> {
  const { t } = useLingui();
  const remind = useAct(RemindApplicantDocument);
  return listAction({
    key: 'remind',
    label: t`Send a reminder`,
    icon: IconBellRinging,
    shortcut: 'P',
    isBulk: true,
    isOffered: ({ viewerCanRemind }: Row) => viewerCanRemind,
    ask: ([{ applicant }, ...others]) => ({
      title:
        others.length === 0
          ? t`Remind ${applicant.displayName}?`
          : plural(others.length + 1, {
              one: 'Remind # applicant?',
              other: 'Remind # applicants?',
            }),
      text: (
        <Trans>
          By e-mail and notification, in the language of each: to pay, or to correct what was asked.
        </Trans>
      ),
      confirmLabel: <Trans>Send the reminder</Trans>,
    }),
    run: ({ id, version }) => remind({ applicationId: id, version }),
    done: ({ length }) => plural(length, { one: 'Reminder sent.', other: '# reminders sent.' }),
  });
}
