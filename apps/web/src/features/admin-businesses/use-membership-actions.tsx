import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconBan, IconRotate } from '@tabler/icons-react';
import { membershipSuspensionReasons } from '@wiki/domain';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { type GivenReason, reasonForm } from '../../components/dialogs/reason-form.tsx';
import {
  BusinessBillingDocument,
  BusinessHubDocument,
  type BusinessDetailsFragment,
  ChangePlanDocument,
  ReinstateMembershipDocument,
  SuspendMembershipDocument,
} from '../../gql/admin-businesses.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useAct } from '../../lib/forms/use-act.ts';

type Business = Pick<BusinessDetailsFragment, 'id' | 'name' | 'membership'>;

const isSuspended = ({ membership }: Business) => membership?.status === 'suspended';
const isLeaving = ({ membership }: Business) => membership?.endsAtPeriodEnd === true;
const isPaid = ({ membership }: Business) =>
  membership?.plan === 'business' && membership.status !== 'suspended';

/** What billing can do with a membership: its plan, suspending and reinstating it. */
export function useMembershipActions(): ListAction<Business>[] {
  const { t } = useLingui();
  const format = useFormat();
  const changePlan = useAct(ChangePlanDocument, {
    refetchQueries: [BusinessBillingDocument, BusinessHubDocument],
  });
  const suspend = useAct(SuspendMembershipDocument);
  const reinstate = useAct(ReinstateMembershipDocument);
  return [
    {
      key: 'keep-plan',
      label: t`Keep the business plan`,
      icon: IconRotate,
      isOffered: (business) => isPaid(business) && isLeaving(business),
      ask: ([{ name }]) => ({
        title: t`Keep ${name} on the business plan?`,
        text: <Trans>The membership continues, with an invoice before each month.</Trans>,
        confirmLabel: <Trans>Keep the business plan</Trans>,
      }),
      run: ({ id }) => changePlan({ businessId: id, plan: 'business' }),
      done: () => t`The business plan continues.`,
    },
    {
      key: 'upgrade',
      label: t`Change to the business plan`,
      icon: IconArrowUp,
      isOffered: (business) => !isPaid(business) && !isSuspended(business),
      ask: ([{ name }]) => ({
        title: t`Change ${name} to the business plan?`,
        text: (
          <Trans>
            Those who manage it get an invoice for one month. The plan begins when it’s paid, by
            card or as a payment that you record.
          </Trans>
        ),
        confirmLabel: <Trans>Send the invoice</Trans>,
      }),
      run: ({ id }) => changePlan({ businessId: id, plan: 'business' }),
      done: () => t`Invoice issued.`,
    },
    {
      key: 'downgrade',
      label: t`Change to the free plan`,
      icon: IconArrowDown,
      isOffered: (business) => isPaid(business) && !isLeaving(business),
      ask: ([{ name, membership }]) => ({
        title: t`Change ${name} to the free plan?`,
        text:
          membership?.status === 'active' && membership.datePeriodEnd ? (
            <Trans>
              Everything stays the same until {format.date(membership.datePeriodEnd)}. After that
              its listings are paused, not deleted. An open invoice for the next month is voided.
            </Trans>
          ) : (
            <Trans>
              Its listings are paused right away, not deleted, and the open invoice is voided.
            </Trans>
          ),
        confirmLabel: <Trans>Change to the free plan</Trans>,
        isDangerous: true,
      }),
      run: ({ id }) => changePlan({ businessId: id, plan: 'free' }),
      done: () => t`Plan changed.`,
    },
    {
      key: 'reinstate',
      label: t`Reinstate the membership`,
      icon: IconRotate,
      isOffered: isSuspended,
      ask: ([{ name }]) => ({
        title: t`Reinstate ${name}’s membership?`,
        text: (
          <Trans>
            It goes back to what has already been paid for, and its listings return if that lets it
            publish.
          </Trans>
        ),
        confirmLabel: <Trans>Reinstate the membership</Trans>,
      }),
      run: ({ id }) => reinstate({ businessId: id }),
    },
    listAction({
      key: 'suspend',
      label: t`Suspend the membership`,
      icon: IconBan,
      isDangerous: true,
      isOffered: (business) => business.membership != null && !isSuspended(business),
      ask: ([{ name }]) => ({
        title: t`Suspend ${name}’s membership?`,
        text: (
          <Trans>
            Its listings are hidden right away and it can’t publish. Those who manage it see the
            reason in their language. The time it paid for keeps running.
          </Trans>
        ),
        confirmLabel: <Trans>Suspend the membership</Trans>,
        isDangerous: true,
        form: reasonForm(membershipSuspensionReasons),
      }),
      run: ({ id }: Business, reason: GivenReason) => suspend({ businessId: id, reason }),
    }),
  ];
}
