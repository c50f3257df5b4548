import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconEyeOff, IconRotate, IconSend, IconTrash } from '@tabler/icons-react';
import { partnerReasons } from '@wiki/domain';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { type GivenReason, reasonForm } from '../../components/dialogs/reason-form.tsx';
import { SetPartnerStatusDocument } from '../../gql/admin-partners.ts';
import type { PartnerStatus } from '../../gql/schema-types.ts';
import { useAct } from '../../lib/forms/use-act.ts';

interface Acted {
  id: string;
  name: string;
  status: PartnerStatus;
}

/** What an administrator can do about a partner: publish, hide, delete, and take that back. */
export function usePartnerActions(): ListAction<Acted>[] {
  const { t } = useLingui();
  const set = useAct(SetPartnerStatusDocument);
  const to = ({ id: partnerId }: Acted, status: PartnerStatus) => set({ partnerId, status });
  return [
    {
      key: 'publish',
      label: t`Publish`,
      icon: IconSend,
      isBulk: true,
      isOffered: ({ status }) => status === 'DRAFT' || status === 'HIDDEN',
      run: (partner) => to(partner, 'PUBLISHED'),
      undo: (partner) => to(partner, 'DRAFT'),
      done: ({ length }) =>
        plural(length, { one: '# partner published.', other: '# partners published.' }),
    },
    listAction({
      key: 'hide',
      label: t`Hide`,
      icon: IconEyeOff,
      isMinor: true,
      isBulk: true,
      isOffered: ({ status }: Acted) => status === 'PUBLISHED',
      ask: ([{ name }, ...others]) => ({
        title:
          others.length === 0
            ? t`Hide ${name}?`
            : plural(others.length + 1, { one: 'Hide # partner?', other: 'Hide # partners?' }),
        text: <Trans>Nobody can find its page or codes until it’s published again.</Trans>,
        confirmLabel: (
          <Plural value={others.length + 1} one="Hide the partner" other="Hide the partners" />
        ),
        form: reasonForm(partnerReasons),
      }),
      run: ({ id: partnerId }: Acted, reason: GivenReason) =>
        set({ partnerId, status: 'HIDDEN', reason }),
      undo: (partner: Acted) => to(partner, 'PUBLISHED'),
      done: ({ length }) =>
        plural(length, { one: '# partner hidden.', other: '# partners hidden.' }),
    }),
    listAction({
      key: 'delete',
      label: t`Delete`,
      icon: IconTrash,
      isDangerous: true,
      isOffered: ({ status }: Acted) => status !== 'REMOVED',
      ask: ([{ name }]) => ({
        title: t`Delete ${name}?`,
        text: <Trans>Its page and offers will disappear. You can restore it for 30 days.</Trans>,
        confirmLabel: <Trans>Delete the partner</Trans>,
        isDangerous: true,
        form: reasonForm(partnerReasons),
      }),
      run: ({ id: partnerId }: Acted, reason: GivenReason) =>
        set({ partnerId, status: 'REMOVED', reason }),
      undo: (partner: Acted) =>
        to(partner, partner.status === 'REMOVED' ? 'DRAFT' : partner.status),
      done: ({ length }) =>
        plural(length, { one: '# partner deleted.', other: '# partners deleted.' }),
    }),
    {
      key: 'restore',
      label: t`Restore as a draft`,
      icon: IconRotate,
      isOffered: ({ status }) => status === 'REMOVED',
      run: (partner) => to(partner, 'DRAFT'),
      done: () => t`Partner restored as a draft.`,
    },
  ];
}
