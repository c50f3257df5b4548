import type { PlanRecord } from './plan.model.ts';

/** The plans an installation begins with. Administrators change their words and amounts. */
export const firstPlans: readonly PlanRecord[] = [
  {
    _id: 'free',
    name: { en: 'Free', es: 'Gratis' },
    features: [
      {
        en: 'Discover products, services and properties',
        es: 'Descubra productos, servicios e inmuebles',
      },
      {
        en: 'Take part in the forum and write messages',
        es: 'Participe en el foro y escriba mensajes',
      },
      {
        en: 'Apply with your business whenever you like',
        es: 'Presente su empresa cuando quiera',
      },
    ],
    priceMinor: 0,
    displayPriceMinor: 0,
    isPriceSet: true,
    listingAllowance: 0,
  },
  {
    _id: 'business',
    name: { en: 'Business member', es: 'Miembro empresarial' },
    features: [
      {
        en: 'Publish products, services and properties without a limit',
        es: 'Publique productos, servicios e inmuebles sin límite',
      },
      { en: 'A verified business profile', es: 'Un perfil empresarial verificado' },
      {
        en: 'Several people can work for your business',
        es: 'Varias personas pueden trabajar por su empresa',
      },
      {
        en: 'Reviews, contacts and offers from partners',
        es: 'Reseñas, contactos y ofertas de aliados',
      },
    ],
    priceMinor: 12_000_000,
    displayPriceMinor: 2_900,
    isPriceSet: false,
    listingAllowance: null,
  },
];
