import type { LocalizedText } from '../texts/language.ts';

/** A reason an administrator gives: a canned one by key, free text, or both. */
export interface ReasonGiven {
  /** Key of a canned reason; null when only free text was written. */
  key: string | null;
  /** Free text as written; null when the canned reason says it all. */
  text: string | null;
}

const reason = (en: string, es: string) => ({ en, es }) satisfies LocalizedText;

/** Canned reasons for refusing an application; the reader gets them in their own language. */
export const rejectionReasons = {
  incompleteDocuments: reason(
    'The documents are incomplete or can’t be read.',
    'Los documentos están incompletos o no se pueden leer.',
  ),
  unverifiableBusiness: reason(
    'We couldn’t verify the business with the data provided.',
    'No pudimos verificar la empresa con los datos suministrados.',
  ),
  inconsistentTaxData: reason(
    'The tax data doesn’t match the documents.',
    'Los datos tributarios no coinciden con los documentos.',
  ),
  unfitActivity: reason(
    'The business’s activity doesn’t follow the rules of the network.',
    'La actividad de la empresa no se ajusta a las reglas de la red.',
  ),
  paymentNotReceived: reason(
    'We didn’t receive the payment in time.',
    'No recibimos el pago a tiempo.',
  ),
} as const;

/** Canned reasons for deleting an application. */
export const deletionReasons = {
  duplicate: reason('It’s a duplicate.', 'Es un duplicado.'),
  spam: reason('It’s spam or a test.', 'Es publicidad no deseada o una prueba.'),
  askedByApplicant: reason('The applicant asked for it.', 'El solicitante lo pidió.'),
  abandoned: reason('It was abandoned.', 'Quedó abandonada.'),
} as const;

/** Canned reasons for activating an application for which nothing was paid; administrators read them. */
export const unpaidActivationReasons = {
  paidElsewhere: reason(
    'It was paid in a way these books don’t show.',
    'Se pagó de una forma que no está en estos libros.',
  ),
  agreedInWriting: reason('It was agreed in writing.', 'Se acordó por escrito.'),
  courtesy: reason('The first month is a courtesy.', 'El primer mes es una cortesía.'),
} as const;

/** Canned reasons for suspending a membership. */
export const membershipSuspensionReasons = {
  complaints: reason(
    'Repeated complaints from other members.',
    'Quejas repetidas de otros miembros.',
  ),
  outdatedDocuments: reason(
    'The documents of the business are out of date.',
    'Los documentos de la empresa están vencidos.',
  ),
  rulesBroken: reason('The terms of use were broken.', 'Se incumplieron los términos de uso.'),
} as const;

/** Canned reasons for what becomes of surplus money. */
export const surplusReasons = {
  paidTwice: reason('The invoice was paid twice.', 'La factura se pagó dos veces.'),
  closedInvoice: reason(
    'The invoice no longer had to be paid.',
    'La factura ya no se debía pagar.',
  ),
  askedByPayer: reason('You asked us for it.', 'Usted nos lo pidió.'),
} as const;

/** Canned reasons for annulling a payment that was recorded by hand. */
export const annulmentReasons = {
  recordedByMistake: reason('It was recorded by mistake.', 'Se registró por error.'),
  wrongInvoice: reason(
    'It was recorded for the wrong invoice.',
    'Se registró en la factura equivocada.',
  ),
  neverArrived: reason(
    'The money never arrived in our account.',
    'El dinero nunca llegó a nuestra cuenta.',
  ),
} as const;

/** Canned reasons for refusing other tax data. */
export const taxDataReasons = {
  needsDocument: reason(
    'Send us the RUT or the certificate that shows the new data.',
    'Envíenos el RUT o el certificado donde aparecen los nuevos datos.',
  ),
  differsFromRegistry: reason(
    'The data doesn’t match the public registry.',
    'Los datos no coinciden con el registro público.',
  ),
} as const;

/** Canned reasons for removing a listing. */
export const listingRemovalReasons = {
  misleading: reason(
    'What it says doesn’t match what’s offered.',
    'Lo que dice no corresponde a lo que se ofrece.',
  ),
  forbidden: reason(
    'It offers something that can’t be sold on the network.',
    'Ofrece algo que no se puede vender en la red.',
  ),
  unfitImages: reason(
    'Its images don’t show what’s offered.',
    'Sus imágenes no muestran lo que se ofrece.',
  ),
  repeated: reason('It repeats another listing.', 'Repite otra publicación.'),
} as const;

/** Canned reasons for removing a review. */
export const reviewRemovalReasons = {
  offensive: reason('It insults or threatens people.', 'Insulta o amenaza a personas.'),
  notACustomer: reason(
    'We couldn’t confirm that this deal took place.',
    'No pudimos confirmar que este negocio se haya realizado.',
  ),
  personalData: reason(
    'It shows other people’s personal data.',
    'Muestra datos personales de otras personas.',
  ),
} as const;

/** Canned reasons for asking an author to edit a review. */
export const reviewEditReasons = {
  detailsMissing: reason(
    'Details that readers need are missing.',
    'Faltan detalles que los lectores necesitan.',
  ),
  unfairTone: reason(
    'Describe what happened without judging people.',
    'Describa lo que pasó sin juzgar a las personas.',
  ),
} as const;

/** Canned reasons for keeping a review that was disputed. */
export const reviewKeepReasons = {
  withinRules: reason(
    'The review follows the rules of the network.',
    'La reseña cumple las reglas de la red.',
  ),
  noEvidence: reason(
    'We found nothing that contradicts the review.',
    'No encontramos nada que contradiga la reseña.',
  ),
} as const;

/** Canned reasons for hiding or deleting a partner. */
export const partnerReasons = {
  agreementEnded: reason('The agreement has ended.', 'El convenio terminó.'),
  offersOutdated: reason('Its offers are out of date.', 'Sus ofertas están desactualizadas.'),
  partnerComplaints: reason('Members complained about it.', 'Hubo quejas de los miembros.'),
} as const;

/** Canned reasons for removing what somebody wrote, whatever it is. */
export const contentRemovalReasons = {
  insulting: reason('It insults or attacks a person.', 'Insulta o ataca a una persona.'),
  advertising: reason('It’s advertising in the wrong place.', 'Es publicidad fuera de lugar.'),
  privateData: reason(
    'It shows someone else’s private data.',
    'Muestra datos privados de otra persona.',
  ),
  harmful: reason('It isn’t true, and it harms someone.', 'No es cierto y perjudica a alguien.'),
  notAllowed: reason(
    'It offers something that isn’t allowed on the network.',
    'Ofrece algo que no se permite en la red.',
  ),
} as const;

/** The reason of what is hidden until administrators have decided on reports. */
export const underReview = 'underReview';
const hiddenReasons = {
  [underReview]: reason(
    'Several people reported it, and we’re reviewing it.',
    'Varias personas lo reportaron y lo estamos revisando.',
  ),
} as const;

/** Canned reasons for suspending an account. */
export const accountSuspensionReasons = {
  repeatedInsults: reason(
    'You insulted or attacked people more than once.',
    'Usted insultó o atacó a otras personas más de una vez.',
  ),
  repeatedAdvertising: reason(
    'You kept advertising where it doesn’t belong.',
    'Usted insistió en hacer publicidad donde no corresponde.',
  ),
  deceit: reason(
    'You tried to deceive members of the network.',
    'Usted intentó engañar a miembros de la red.',
  ),
  termsBroken: reason('You broke the terms of use.', 'Usted incumplió los términos de uso.'),
} as const;

const allReasons: Readonly<Record<string, LocalizedText>> = {
  ...rejectionReasons,
  ...deletionReasons,
  ...unpaidActivationReasons,
  ...membershipSuspensionReasons,
  ...surplusReasons,
  ...annulmentReasons,
  ...taxDataReasons,
  ...listingRemovalReasons,
  ...reviewRemovalReasons,
  ...reviewEditReasons,
  ...reviewKeepReasons,
  ...partnerReasons,
  ...contentRemovalReasons,
  ...hiddenReasons,
  ...accountSuspensionReasons,
};

/** The words of a canned reason, or null for a key that is not one. */
export function cannedReason(key: string): LocalizedText | null {
  return Object.hasOwn(allReasons, key) ? (allReasons[key] ?? null) : null;
}
