import { cannedReason, type Language, pathTo } from '@wiki/domain';
import { dayOf, type NotificationEntries, type TypesOf } from '../../kits/notifications/index.ts';

const membership = () => pathTo('membership');
const ownPayments = () => pathTo('payments');
/** An invoice is paid where all are; it waits until it was. */
const payInvoice = {
  act: 'PAY_INVOICE',
  waits: ({ invoice = '' }: Record<string, string>) => ({ kind: 'invoiceToPay', id: invoice }),
  url: () => pathTo('payMembership'),
} as const;
const checkedPayments = () => pathTo('adminPayments');

/** Payments and memberships, told to those who manage a business and to the administrators. */
export const billingNotifications = {
  paymentRejected: {
    topic: 'PAYMENTS',
    task: payInvoice,
    url: ({ isApplication }) => pathTo(isApplication ? 'payMembership' : 'membership'),
    en: ({ invoice = '' }) => ({
      title: 'Your payment was rejected',
      text: `Your payment for invoice ${invoice} was rejected. Check the card, or contact your bank or our support, and try again.`,
    }),
    es: ({ invoice = '' }) => ({
      title: 'Su pago fue rechazado',
      text: `El pago de la factura ${invoice} fue rechazado. Revise la tarjeta, o comuníquese con su banco o con nuestro soporte, e inténtelo de nuevo.`,
    }),
  },
  membershipPaid: {
    topic: 'PAYMENTS',
    url: membership,
    en: ({ until }) => ({
      title: 'Your membership is paid',
      text: `Thank you. The business membership is paid until ${dayOf(until, 'en')}.`,
    }),
    es: ({ until }) => ({
      title: 'Su membresía está pagada',
      text: `Gracias. La membresía empresarial está pagada hasta el ${dayOf(until, 'es')}.`,
    }),
  },
  renewalInvoiced: {
    topic: 'PAYMENTS',
    task: payInvoice,
    url: membership,
    en: ({ invoice = '', dueAt }) => ({
      title: `Pay for your next month by ${dayOf(dueAt, 'en')}`,
      text: `Invoice ${invoice} is ready. Pay it by then and your page and listings stay online.`,
    }),
    es: ({ invoice = '', dueAt }) => ({
      title: `Pague su próximo mes a más tardar el ${dayOf(dueAt, 'es')}`,
      text: `La factura ${invoice} está lista. Si la paga antes, su página y sus publicaciones siguen en línea.`,
    }),
  },
  membershipGrace: {
    topic: 'PAYMENTS',
    task: payInvoice,
    url: membership,
    en: ({ until }) => ({
      title: 'Your membership month has ended',
      text: `Everything stays as it is until ${dayOf(until, 'en')}. Pay by then to avoid any interruption.`,
    }),
    es: ({ until }) => ({
      title: 'Terminó el mes de su membresía',
      text: `Todo sigue igual hasta el ${dayOf(until, 'es')}. Pague antes de esa fecha para evitar interrupciones.`,
    }),
  },
  membershipLapsed: {
    topic: 'PAYMENTS',
    task: payInvoice,
    url: membership,
    en: () => ({
      title: 'Your business is on the free plan',
      text: 'The membership wasn’t paid in time. Your listings are paused, not deleted: they come back when you pay.',
    }),
    es: () => ({
      title: 'Su empresa está en el plan gratuito',
      text: 'La membresía no se pagó a tiempo. Sus publicaciones están en pausa, no se eliminaron: vuelven cuando usted pague.',
    }),
  },
  membershipSuspended: {
    topic: 'PAYMENTS',
    url: membership,
    en: ({ reasonKey = '', reasonText = '' }) => ({
      title: 'Your membership is suspended',
      text: `Your listings are paused. ${reasonOf(reasonKey, reasonText, 'en')}.`,
    }),
    es: ({ reasonKey = '', reasonText = '' }) => ({
      title: 'Su membresía está suspendida',
      text: `Sus publicaciones están en pausa. ${reasonOf(reasonKey, reasonText, 'es')}.`,
    }),
  },
  ownPaymentSurplus: {
    topic: 'PAYMENTS',
    url: ownPayments,
    en: ({ invoice = '' }) => ({
      title: 'You paid more than was due',
      text: `We received another payment for invoice ${invoice}, which no longer had to be paid. We’ll refund it or use it for what you owe, and let you know.`,
    }),
    es: ({ invoice = '' }) => ({
      title: 'Usted pagó más de lo debido',
      text: `Recibimos otro pago de la factura ${invoice}, que ya no se debía pagar. Lo devolveremos o lo usaremos para lo que usted deba, y le avisaremos.`,
    }),
  },
  paymentRefunded: {
    topic: 'PAYMENTS',
    url: ownPayments,
    en: ({ invoice = '' }) => ({
      title: 'We refunded your payment',
      text: `We refunded the extra payment for invoice ${invoice}.`,
    }),
    es: ({ invoice = '' }) => ({
      title: 'Le devolvimos su dinero',
      text: `Devolvimos el pago que sobraba de la factura ${invoice}.`,
    }),
  },
  paymentAnnulled: {
    topic: 'PAYMENTS',
    task: payInvoice,
    url: ownPayments,
    en: ({ invoice = '', isSettled }) => ({
      title: 'A payment was annulled',
      text: `The payment recorded for invoice ${invoice} no longer counts. ${again('en', isSettled)}`,
    }),
    es: ({ invoice = '', isSettled }) => ({
      title: 'Se anuló un pago',
      text: `El pago registrado de la factura ${invoice} ya no cuenta. ${again('es', isSettled)}`,
    }),
  },
  ownPaymentReversed: {
    topic: 'PAYMENTS',
    task: payInvoice,
    url: ownPayments,
    en: ({ invoice = '', isSettled }) => ({
      title: 'Your bank reversed a payment',
      text: `Your payment for invoice ${invoice} was returned. ${again('en', isSettled)}`,
    }),
    es: ({ invoice = '', isSettled }) => ({
      title: 'Su banco devolvió un pago',
      text: `El pago de la factura ${invoice} se devolvió. ${again('es', isSettled)}`,
    }),
  },
  paymentReversed: {
    topic: 'ADMINISTRATION',
    url: ({ paymentId = '' }) => pathTo('adminPayment', { paymentId: paymentId || 'unknown' }),
    en: ({ invoice = '', business = '', isSettled }) => ({
      title: 'The bank reversed a payment',
      text: `The payment of ${business} for invoice ${invoice} was returned. ${again('en', isSettled)}`,
    }),
    es: ({ invoice = '', business = '', isSettled }) => ({
      title: 'El banco devolvió un pago',
      text: `El pago de ${business} de la factura ${invoice} se devolvió. ${again('es', isSettled)}`,
    }),
  },
  paymentMismatch: {
    topic: 'ADMINISTRATION',
    url: checkedPayments,
    en: ({ invoice = '', reference = '' }) => ({
      title: 'A payment doesn’t match',
      text: `Transaction ${reference} differs from what was asked for${invoice && ` with invoice ${invoice}`} and was not recorded. Check it with the billing service.`,
    }),
    es: ({ invoice = '', reference = '' }) => ({
      title: 'Un pago no coincide',
      text: `La transacción ${reference} difiere de lo que se pidió${invoice && ` con la factura ${invoice}`} y no se registró. Revísela con el servicio de facturación.`,
    }),
  },
  paymentSurplus: {
    topic: 'ADMINISTRATION',
    url: checkedPayments,
    en: ({ invoice = '', reference = '' }) => ({
      title: 'A surplus payment came in',
      text: `Transaction ${reference} pays invoice ${invoice}, which was no longer open. It was recorded as surplus: refund it or apply it.`,
    }),
    es: ({ invoice = '', reference = '' }) => ({
      title: 'Llegó un pago sobrante',
      text: `La transacción ${reference} paga la factura ${invoice}, que ya no estaba abierta. Se registró como pago sobrante: devuélvalo o aplíquelo.`,
    }),
  },
} as const satisfies NotificationEntries;

/** Whether an invoice has to be paid again whose payment does not count any more. */
function again(language: Language, isSettled: string | undefined): string {
  const words = {
    en: ['The invoice has to be paid again.', 'The invoice doesn’t have to be paid again.'],
    es: ['La factura se debe pagar de nuevo.', 'La factura no se debe pagar de nuevo.'],
  } as const;
  return words[language][isSettled ? 1 : 0];
}

/** An administrator's reason in the reader's language, without its closing period. */
function reasonOf(key: string, text: string, language: Language): string {
  const canned = cannedReason(key)?.[language] ?? '';
  const words = [canned, text.slice(0, 160)].filter(Boolean).join(' ');
  return words.replace(/[.\s]+$/, '') || { en: 'See why', es: 'Vea el motivo' }[language];
}

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof billingNotifications> {}
}
