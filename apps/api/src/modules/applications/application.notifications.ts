import { pathTo } from '@wiki/domain';
import {
  dayOf,
  type NotificationEntries,
  reasonOf,
  type TypesOf,
} from '../../kits/notifications/index.ts';

const own = () => pathTo('becomeMember');
const payment = () => pathTo('payMembership');
const waiting = (kind: string) => (params: Record<string, string>) => ({
  kind,
  id: params['applicationId'] ?? '',
});
const pay = { act: 'PAY_INVOICE', waits: waiting('applicationToPay') } as const;
const correct = { act: 'CORRECT_APPLICATION', waits: waiting('applicationToCorrect') } as const;
const taxData = () => `${pathTo('editBusiness')}?tab=tax`;
const forAdministrators = ({ applicationId = '' }: Record<string, string>) =>
  pathTo('adminApplication', { applicationId: applicationId ?? 'unknown' });

/** The life of an application, told to its applicant and to the administrators. */
export const applicationNotifications = {
  applicationReceived: {
    topic: 'PAYMENTS',
    url: own,
    en: ({ business = '' }) => ({
      title: 'We received your application',
      text: `Our team is reviewing the application of ${business}. You’ll hear from us here and by e-mail.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Recibimos su solicitud',
      text: `Nuestro equipo está revisando la solicitud de ${business}. Le avisaremos por aquí y por correo.`,
    }),
  },
  applicationApproved: {
    topic: 'PAYMENTS',
    task: pay,
    url: payment,
    en: ({ business = '', dueAt }) => ({
      title: 'Your application is approved',
      text: `Pay the membership of ${business} by ${dayOf(dueAt, 'en')} to continue.`,
    }),
    es: ({ business = '', dueAt }) => ({
      title: 'Su solicitud fue aprobada',
      text: `Para continuar, pague la membresía de ${business} a más tardar el ${dayOf(dueAt, 'es')}.`,
    }),
  },
  applicationChangesRequested: {
    topic: 'PAYMENTS',
    task: correct,
    url: own,
    en: ({ business = '' }) => ({
      title: 'Your application needs changes',
      text: `We left comments on the application of ${business}. Correct it and submit it again.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Su solicitud necesita cambios',
      text: `Dejamos comentarios en la solicitud de ${business}. Corríjala y envíela de nuevo.`,
    }),
  },
  applicationRejected: {
    topic: 'PAYMENTS',
    url: own,
    en: (params) => ({
      title: 'Your application wasn’t approved',
      text: `We couldn’t approve the application of ${params['business'] ?? ''}. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: (params) => ({
      title: 'Su solicitud no se aprobó',
      text: `No pudimos aprobar la solicitud de ${params['business'] ?? ''}. El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  applicationReconsidered: {
    topic: 'PAYMENTS',
    url: own,
    en: ({ business = '' }) => ({
      title: 'We’re reviewing your application again',
      text: `We took back our last decision on the application of ${business}. You don’t need to do anything: we’ll write to you.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Estamos revisando su solicitud de nuevo',
      text: `Dejamos sin efecto nuestra última decisión sobre la solicitud de ${business}. No tiene que hacer nada: le escribiremos.`,
    }),
  },
  applicationDeleted: {
    topic: 'PAYMENTS',
    url: own,
    en: (params) => ({
      title: 'Your application was closed',
      text: `We closed the application of ${params['business'] ?? ''}. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: (params) => ({
      title: 'Su solicitud fue cerrada',
      text: `Cerramos la solicitud de ${params['business'] ?? ''}. El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  paymentReminder: {
    topic: 'PAYMENTS',
    task: pay,
    url: payment,
    en: ({ business = '', dueAt }) => ({
      title: 'Your membership is waiting for payment',
      text: `Pay for ${business} by ${dayOf(dueAt, 'en')}.`,
    }),
    es: ({ business = '', dueAt }) => ({
      title: 'Su membresía está pendiente de pago',
      text: `Fecha límite para pagar la membresía de ${business}: ${dayOf(dueAt, 'es')}.`,
    }),
  },
  changesReminder: {
    topic: 'PAYMENTS',
    task: correct,
    url: own,
    en: ({ business = '', changesDueAt }) => ({
      title: 'Your application is waiting for your changes',
      text: `Correct the application of ${business} and submit it again. We’ll keep it until ${dayOf(changesDueAt, 'en')}.`,
    }),
    es: ({ business = '', changesDueAt }) => ({
      title: 'Su solicitud espera sus cambios',
      text: `Corrija la solicitud de ${business} y envíela de nuevo. La guardamos hasta el ${dayOf(changesDueAt, 'es')}.`,
    }),
  },
  applicationExpired: {
    topic: 'PAYMENTS',
    url: own,
    en: ({ business = '' }) => ({
      title: 'Your application was closed',
      text: `The changes to the application of ${business} didn’t arrive in time. You can apply again anytime.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Su solicitud se cerró',
      text: `Los cambios de la solicitud de ${business} no llegaron a tiempo. Puede presentar otra cuando quiera.`,
    }),
  },
  paymentMissed: {
    topic: 'PAYMENTS',
    task: pay,
    url: payment,
    en: ({ business = '' }) => ({
      title: 'The payment date has passed',
      text: `We haven’t received the payment for ${business}. You can still pay.`,
    }),
    es: ({ business = '' }) => ({
      title: 'La fecha de pago ya pasó',
      text: `No hemos recibido el pago de ${business}. Todavía puede pagar.`,
    }),
  },
  applicationPaid: {
    topic: 'PAYMENTS',
    url: own,
    en: ({ business = '' }) => ({
      title: 'We received your payment',
      text: `Thank you. Our team will now activate ${business}.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Recibimos su pago',
      text: `Gracias. Nuestro equipo activará ahora a ${business}.`,
    }),
  },
  applicationActivated: {
    topic: 'PAYMENTS',
    url: () => pathTo('editBusiness'),
    en: ({ business = '' }) => ({
      title: 'Your business is a member',
      text: `You can now create products, services and properties for ${business}.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Su empresa ya es miembro',
      text: `Ya puede crear productos, servicios e inmuebles de ${business}.`,
    }),
  },
  taxIdCorrected: {
    topic: 'PAYMENTS',
    url: own,
    en: ({ business = '' }) => ({
      title: 'We corrected your tax ID',
      text: `The tax ID of ${business} had one digit too many. It now matches your documents: there’s nothing for you to do.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Corregimos su identificación tributaria',
      text: `La identificación tributaria de ${business} tenía un dígito de más. Ahora está como en sus documentos: usted no tiene que hacer nada.`,
    }),
  },
  taxDataRequested: {
    topic: 'ADMINISTRATION',
    url: forAdministrators,
    en: ({ business = 'A business' }) => ({
      title: 'Tax data to confirm',
      text: `${business} has asked to change its tax data.`,
    }),
    es: ({ business = 'Una empresa' }) => ({
      title: 'Datos tributarios por confirmar',
      text: `${business} pide cambiar sus datos tributarios.`,
    }),
  },
  taxDataConfirmed: {
    topic: 'PAYMENTS',
    url: taxData,
    en: ({ business = '' }) => ({
      title: 'Your tax data was updated',
      text: `We confirmed the new tax data of ${business}. Your next invoices will use it.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Sus datos tributarios se actualizaron',
      text: `Confirmamos los nuevos datos tributarios de ${business}. Sus próximas facturas los tendrán.`,
    }),
  },
  taxDataRefused: {
    topic: 'PAYMENTS',
    url: taxData,
    en: (params) => ({
      title: 'Your tax data hasn’t changed',
      text: `We couldn’t confirm the new tax data of ${params['business'] ?? ''}. The reason: ${reasonOf(params, 'en')}.`,
    }),
    es: (params) => ({
      title: 'Sus datos tributarios siguen igual',
      text: `No pudimos confirmar los nuevos datos tributarios de ${params['business'] ?? ''}. El motivo: ${reasonOf(params, 'es')}.`,
    }),
  },
  newApplication: {
    topic: 'ADMINISTRATION',
    url: forAdministrators,
    en: ({ business = '' }) => ({
      title: 'New application to review',
      text: `The application of ${business} is waiting for review.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Nueva solicitud por revisar',
      text: `La solicitud de ${business} está por revisar.`,
    }),
  },
  applicationToActivate: {
    topic: 'ADMINISTRATION',
    url: forAdministrators,
    en: ({ business = '' }) => ({
      title: 'Payment received',
      text: `The application of ${business} is paid and waiting to be activated.`,
    }),
    es: ({ business = '' }) => ({
      title: 'Pago recibido',
      text: `La solicitud de ${business} está pagada y por activar.`,
    }),
  },
} as const satisfies NotificationEntries;

declare module '../../kits/notifications/texts.ts' {
  interface NotificationTypes extends TypesOf<typeof applicationNotifications> {}
}
