import type { Language } from '@wiki/domain';
import type { BillingMailKind } from './billing-mail.ts';

interface About {
  business: string;
  invoice: string;
  /** A day, written out. */
  until: string;
  /** Whether the invoice has to be paid again. */
  isOwed: boolean;
}

/** The words of one mail about billing. */
interface MailWords {
  subject: (about: About) => string;
  title: string;
  text: (about: About) => string;
  advice?: string;
  button: string;
}

interface CommonWords {
  hello: (name: string) => string;
  invoice: string;
  total: string;
  tax: string;
  reference: string;
  response: string;
  reason: string;
  why: string;
}

/** What the mails about billing say. */
export const billingWords: Record<
  Language,
  Record<BillingMailKind, MailWords> & { common: CommonWords }
> = {
  en: {
    common: {
      hello: (name) => `Hello ${name}.`,
      invoice: 'Invoice',
      total: 'Total with tax',
      tax: 'Tax included',
      reference: 'Reference',
      response: 'The bank’s response:',
      reason: 'The reason:',
      why: 'You’re receiving this message because you manage the membership of a business.',
    },
    invoice: {
      subject: ({ invoice }) => `Invoice ${invoice} for your business membership`,
      title: 'Your invoice is ready',
      text: ({ business, until }) =>
        `Here is the invoice for the business membership of ${business}. You can pay it until ${until}; you’re never charged automatically.`,
      button: 'Pay the invoice',
    },
    renewalReminder: {
      subject: ({ until }) => `Your business membership is paid until ${until}`,
      title: 'The next month of your membership',
      text: ({ business, until }) =>
        `The paid month of ${business} ends on ${until}. Pay for the next one by then to continue without interruption. You’re never charged automatically.`,
      button: 'Pay the next month',
    },
    receipt: {
      subject: ({ invoice }) => `We received your payment for invoice ${invoice}`,
      title: 'We received your payment',
      text: ({ business }) => `Thank you. We received the payment for ${business}.`,
      advice: 'You can download the receipt as a PDF from your payments at any time.',
      button: 'See my payments',
    },
    paymentRejected: {
      subject: ({ invoice }) => `Your payment for invoice ${invoice} was rejected`,
      title: 'Your payment was rejected',
      text: ({ business }) =>
        `The payment for ${business} was rejected and nothing was recorded as paid.`,
      advice:
        'Check the card and its limit, or contact your bank or our support. Then you can try again.',
      button: 'Try again',
    },
    paymentSurplus: {
      subject: ({ invoice }) => `You paid invoice ${invoice} twice`,
      title: 'You paid more than was due',
      text: ({ business, invoice }) =>
        `We received another payment for ${business}. Invoice ${invoice} no longer had to be paid, so this money hasn’t been applied yet.`,
      advice:
        'We’ll refund it or use it for what you owe, and let you know. You don’t need to do anything.',
      button: 'See my payments',
    },
    paymentRefunded: {
      subject: ({ invoice }) => `We refunded your payment for invoice ${invoice}`,
      title: 'We refunded your payment',
      text: ({ business }) =>
        `We refunded the payment for ${business} that wasn’t due. Your bank may take a few days to show it.`,
      button: 'See my payments',
    },
    paymentAnnulled: {
      subject: ({ invoice }) => `A payment for invoice ${invoice} was annulled`,
      title: 'A payment was annulled',
      text: ({ business, invoice, isOwed }) =>
        isOwed
          ? `The payment we had recorded for ${business} no longer counts, and invoice ${invoice} has to be paid again.`
          : `The payment we had recorded for ${business} no longer counts. Invoice ${invoice} doesn’t have to be paid again.`,
      advice: 'If you did pay, reply to this message with the proof of the transfer.',
      button: 'See my payments',
    },
    paymentReversed: {
      subject: ({ invoice }) => `Your bank reversed the payment for invoice ${invoice}`,
      title: 'Your bank reversed a payment',
      text: ({ business, invoice, isOwed }) =>
        isOwed
          ? `The payment for ${business} was returned to the card, and invoice ${invoice} has to be paid again, by card or by transfer.`
          : `The payment for ${business} was returned to the card. Invoice ${invoice} doesn’t have to be paid again.`,
      advice: 'Your bank can tell you why.',
      button: 'See my payments',
    },
    membershipGrace: {
      subject: ({ until }) => `Pay your business membership by ${until}`,
      title: 'Your paid month has ended',
      text: ({ business, until }) =>
        `The paid month of ${business} has ended. Everything stays as it is until ${until}; after that the listings are paused.`,
      button: 'Pay the membership',
    },
    membershipLapsed: {
      subject: ({ business }) => `${business} is now on the free plan`,
      title: 'Your business is on the free plan',
      text: ({ business }) =>
        `The membership of ${business} wasn’t paid in time, so it’s now on the free plan. Its listings are paused, not deleted: they come back as soon as you pay.`,
      button: 'Come back to the business plan',
    },
    membershipSuspended: {
      subject: ({ business }) => `The membership of ${business} is suspended`,
      title: 'Your membership is suspended',
      text: ({ business }) =>
        `An administrator suspended the membership of ${business}. While it lasts its listings are paused.`,
      advice: 'If you think this is a mistake, reply to this message and tell us why.',
      button: 'See my membership',
    },
  },
  es: {
    common: {
      hello: (name) => `Hola, ${name}.`,
      invoice: 'Factura',
      total: 'Total con impuestos',
      tax: 'Impuesto incluido',
      reference: 'Referencia',
      response: 'La respuesta del banco:',
      reason: 'El motivo:',
      why: 'Usted recibe este mensaje porque administra la membresía de una empresa.',
    },
    invoice: {
      subject: ({ invoice }) => `Factura ${invoice} de su membresía empresarial`,
      title: 'Su factura está lista',
      text: ({ business, until }) =>
        `Esta es la factura de la membresía empresarial de ${business}. Puede pagarla hasta el ${until}; no hacemos ningún cobro automático.`,
      button: 'Pagar la factura',
    },
    renewalReminder: {
      subject: ({ until }) => `Su membresía empresarial está pagada hasta el ${until}`,
      title: 'El próximo mes de su membresía',
      text: ({ business, until }) =>
        `El mes pagado de ${business} termina el ${until}. Pague el siguiente antes de esa fecha para continuar sin interrupciones. No hacemos ningún cobro automático.`,
      button: 'Pagar el próximo mes',
    },
    receipt: {
      subject: ({ invoice }) => `Recibimos su pago de la factura ${invoice}`,
      title: 'Recibimos su pago',
      text: ({ business }) => `Gracias. Recibimos el pago de ${business}.`,
      advice: 'Puede descargar el recibo en PDF desde sus pagos cuando quiera.',
      button: 'Ver mis pagos',
    },
    paymentRejected: {
      subject: ({ invoice }) => `El pago de la factura ${invoice} fue rechazado`,
      title: 'Su pago fue rechazado',
      text: ({ business }) =>
        `El pago de ${business} fue rechazado y no quedó registrado como pagado.`,
      advice:
        'Revise la tarjeta y su cupo, o comuníquese con su banco o con nuestro soporte. Después puede intentarlo de nuevo.',
      button: 'Intentar de nuevo',
    },
    paymentSurplus: {
      subject: ({ invoice }) => `Usted pagó dos veces la factura ${invoice}`,
      title: 'Usted pagó más de lo debido',
      text: ({ business, invoice }) =>
        `Recibimos otro pago de ${business}. La factura ${invoice} ya no se debía pagar, así que este dinero todavía no se ha aplicado.`,
      advice:
        'Lo devolveremos o lo usaremos para lo que usted deba, y le avisaremos. Usted no tiene que hacer nada.',
      button: 'Ver mis pagos',
    },
    paymentRefunded: {
      subject: ({ invoice }) => `Devolvimos su pago de la factura ${invoice}`,
      title: 'Le devolvimos su dinero',
      text: ({ business }) =>
        `Devolvimos el pago de ${business} que sobraba. Su banco puede tardar unos días en mostrarlo.`,
      button: 'Ver mis pagos',
    },
    paymentAnnulled: {
      subject: ({ invoice }) => `Se anuló un pago de la factura ${invoice}`,
      title: 'Se anuló un pago',
      text: ({ business, invoice, isOwed }) =>
        isOwed
          ? `El pago que habíamos registrado de ${business} ya no cuenta y la factura ${invoice} se debe pagar de nuevo.`
          : `El pago que habíamos registrado de ${business} ya no cuenta. La factura ${invoice} no se debe pagar de nuevo.`,
      advice: 'Si usted sí pagó, responda este mensaje con el comprobante de la transferencia.',
      button: 'Ver mis pagos',
    },
    paymentReversed: {
      subject: ({ invoice }) => `Su banco devolvió el pago de la factura ${invoice}`,
      title: 'Su banco devolvió un pago',
      text: ({ business, invoice, isOwed }) =>
        isOwed
          ? `El pago de ${business} se devolvió a su tarjeta y la factura ${invoice} se debe pagar de nuevo, con tarjeta o por transferencia.`
          : `El pago de ${business} se devolvió a su tarjeta. La factura ${invoice} no se debe pagar de nuevo.`,
      advice: 'Su banco puede decirle por qué.',
      button: 'Ver mis pagos',
    },
    membershipGrace: {
      subject: ({ until }) => `Pague su membresía empresarial a más tardar el ${until}`,
      title: 'Terminó su mes pagado',
      text: ({ business, until }) =>
        `El mes pagado de ${business} terminó. Todo sigue igual hasta el ${until}; después las publicaciones quedan en pausa.`,
      button: 'Pagar la membresía',
    },
    membershipLapsed: {
      subject: ({ business }) => `${business} está ahora en el plan gratuito`,
      title: 'Su empresa está en el plan gratuito',
      text: ({ business }) =>
        `La membresía de ${business} no se pagó a tiempo y pasó al plan gratuito. Sus publicaciones están en pausa, no se eliminaron: vuelven apenas usted pague.`,
      button: 'Volver al plan empresarial',
    },
    membershipSuspended: {
      subject: ({ business }) => `La membresía de ${business} está suspendida`,
      title: 'Su membresía está suspendida',
      text: ({ business }) =>
        `Un administrador suspendió la membresía de ${business}. Mientras dure la suspensión, sus publicaciones están en pausa.`,
      advice: 'Si cree que se trata de un error, responda este mensaje y cuéntenos por qué.',
      button: 'Ver mi membresía',
    },
  },
};
