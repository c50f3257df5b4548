import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconArrowBackUp,
  IconBan,
  IconCashBanknote,
  IconFileInvoice,
  IconReceipt,
} from '@tabler/icons-react';
import { annulmentReasons, surplusReasons } from '@wiki/domain';
import { type ListAction, listAction } from '../../components/admin-list/list-types.ts';
import { type GivenReason, reasonForm } from '../../components/dialogs/reason-form.tsx';
import {
  AnnulManualPaymentDocument,
  ApplySurplusPaymentDocument,
  CreateInvoiceLinkDocument,
  CreateReceiptLinkDocument,
  type PaymentInHandFragment as Payment,
  RefundSurplusPaymentDocument,
} from '../../gql/payment-parts.ts';
import { useAct, useDocumentAct } from '../../lib/forms/use-act.ts';

/** What can be done with a payment, as far as the reader may: its papers, surplus money, annulling it. */
export function usePaymentActions(): ListAction<Payment>[] {
  const { t } = useLingui();
  const receipt = useDocumentAct(CreateReceiptLinkDocument);
  const invoice = useDocumentAct(CreateInvoiceLinkDocument);
  const refund = useAct(RefundSurplusPaymentDocument);
  const apply = useAct(ApplySurplusPaymentDocument);
  const annul = useAct(AnnulManualPaymentDocument);
  return [
    listAction({
      key: 'refund',
      label: t`Record the refund`,
      icon: IconArrowBackUp,
      isOffered: ({ viewerCanDecide }) => viewerCanDecide,
      ask: () => ({
        title: t`Record this refund?`,
        text: (
          <Trans>
            Refund the money first, through the bank or the billing service: nothing is sent from
            here. The payer will be notified.
          </Trans>
        ),
        confirmLabel: <Trans>Record the refund</Trans>,
        form: reasonForm(surplusReasons),
      }),
      run: ({ id }: Payment, reason: GivenReason) => refund({ paymentId: id, reason }),
    }),
    listAction({
      key: 'apply',
      label: t`Apply it`,
      icon: IconCashBanknote,
      isOffered: ({ viewerCanDecide }) => viewerCanDecide,
      ask: () => ({
        title: t`Use this money to pay what the business owes?`,
        text: (
          <Trans>
            It pays the open invoice of the business or, if there is none, its next month. The payer
            gets a receipt.
          </Trans>
        ),
        confirmLabel: <Trans>Apply it</Trans>,
        form: reasonForm(surplusReasons),
      }),
      run: ({ id }: Payment, reason: GivenReason) => apply({ paymentId: id, reason }),
    }),
    {
      key: 'receipt',
      label: t`Receipt (PDF)`,
      icon: IconReceipt,
      isOffered: ({ hasReceipt }) => hasReceipt,
      run: ({ id }) => receipt({ paymentId: id }),
    },
    {
      key: 'invoice',
      label: t`Invoice (PDF)`,
      icon: IconFileInvoice,
      run: ({ invoice: { id } }) => invoice({ invoiceId: id }),
    },
    listAction({
      key: 'annul',
      label: t`Annul the payment`,
      icon: IconBan,
      isDangerous: true,
      isOffered: ({ viewerCanAnnul }) => viewerCanAnnul,
      ask: () => ({
        title: t`Annul this payment?`,
        text: (
          <Trans>
            It stays in the books but no longer counts: its invoice has to be paid again, and the
            membership loses a month. The payer will see the reason.
          </Trans>
        ),
        confirmLabel: <Trans>Annul the payment</Trans>,
        isDangerous: true,
        form: reasonForm(annulmentReasons),
      }),
      run: ({ id }: Payment, reason: GivenReason) => annul({ paymentId: id, reason }),
      done: () => t`Payment annulled.`,
    }),
  ];
}
