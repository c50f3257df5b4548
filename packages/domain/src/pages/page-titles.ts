import type { Language } from '../texts/language.ts';
import type { PageKey } from './pages.ts';

/** What a page is called, and where search engines show it, what it is about. */
export interface PageTexts {
  title: string;
  description?: string;
}

const texts = (en: string, es: string): Record<Language, PageTexts> => ({
  en: { title: en },
  es: { title: es },
});

const described = (
  en: [title: string, description: string],
  es: [title: string, description: string],
): Record<Language, PageTexts> => ({
  en: { title: en[0], description: en[1] },
  es: { title: es[0], description: es[1] },
});

/** Every page's texts, as the client titles it too; a page about one thing bears the thing's name. */
export const pageTitles: Record<PageKey, Record<Language, PageTexts> | null> = {
  home: null,
  products: described(
    ['Products', 'New and used products that businesses of Latin America offer.'],
    ['Productos', 'Productos nuevos y usados que ofrecen empresas de América Latina.'],
  ),
  product: texts('Product', 'Producto'),
  services: described(
    ['Services', 'Services that businesses of Latin America offer, by project or by the hour.'],
    ['Servicios', 'Servicios que ofrecen empresas de América Latina, por proyecto o por horas.'],
  ),
  service: texts('Service', 'Servicio'),
  properties: described(
    ['Property', 'Properties for sale and rent in Latin America.'],
    ['Inmuebles', 'Inmuebles en venta y en arriendo en América Latina.'],
  ),
  property: texts('Property', 'Inmueble'),
  entrepreneurs: described(
    ['Entrepreneurs', 'The people behind the businesses of the network.'],
    ['Empresarios', 'Las personas que están detrás de las empresas de la red.'],
  ),
  entrepreneur: texts('Entrepreneur', 'Empresario'),
  review: texts('Review', 'Reseña'),
  search: described(
    ['Search', 'Search products, services and properties.'],
    ['Búsqueda', 'Busque productos, servicios e inmuebles.'],
  ),
  user: texts('Profile', 'Perfil'),

  forum: described(
    ['Forum', 'Questions and experiences of entrepreneurs.'],
    ['Foro', 'Preguntas y experiencias de empresarios.'],
  ),
  writeDiscussion: texts('Start a discussion', 'Iniciar una discusión'),
  myDiscussions: texts('My posts', 'Mis publicaciones en el foro'),
  discussion: texts('Discussion', 'Discusión'),
  editDiscussion: texts('Edit the discussion', 'Editar la discusión'),
  partners: described(
    [
      'Partners',
      'What the partners of the network offer to its members, from travel to insurance.',
    ],
    ['Aliados', 'Lo que los aliados de la red ofrecen a sus miembros, de viajes a seguros.'],
  ),
  partner: texts('Partner', 'Aliado'),
  news: described(
    ['News', 'What’s new on the network and in business across the region.'],
    ['Noticias', 'Las novedades de la red y de los negocios de la región.'],
  ),
  newsItem: texts('News', 'Noticia'),

  contact: described(
    ['Contact us', 'Write to customer service: questions, problems, and requests about your data.'],
    [
      'Contáctenos',
      'Escriba a servicio al cliente: preguntas, problemas y solicitudes sobre sus datos.',
    ],
  ),
  questions: described(
    [
      'Frequent questions',
      'Answers to what members and visitors ask most: accounts, membership, listings and data.',
    ],
    [
      'Preguntas frecuentes',
      'Respuestas a lo que más preguntan los miembros y visitantes: cuentas, membresía, publicaciones y datos.',
    ],
  ),
  rateAnswer: texts('How was our answer?', '¿Cómo fue nuestra respuesta?'),
  customerService: texts('Customer service', 'Servicio al cliente'),
  ticket: texts('Request', 'Caso'),

  about: described(
    ['About', 'What the business network is and who is behind it.'],
    ['Acerca de', 'Qué es la red de negocios y quiénes están detrás.'],
  ),
  terms: described(
    ['Terms of use', 'What everyone who uses Wiki empresarios agrees to.'],
    ['Términos de uso', 'Lo que acepta toda persona que usa Wiki empresarios.'],
  ),
  privacy: described(
    ['Privacy policy', 'What Wiki empresarios knows about you, why, and what you can do about it.'],
    [
      'Política de privacidad',
      'Qué sabe Wiki empresarios de usted, por qué, y qué puede hacer al respecto.',
    ],
  ),
  shipping: described(
    ['Shipping and returns', 'Who ships what you buy on the network, and how to return it.'],
    ['Envíos y devoluciones', 'Quién envía lo que usted compra en la red y cómo devolverlo.'],
  ),
  warranties: described(
    ['Warranties', 'What sellers warrant, how to claim, and what the network promises.'],
    ['Garantías', 'Qué garantizan quienes venden, cómo reclamar y qué promete la red.'],
  ),
  plans: described(
    [
      'Plans and pricing',
      'What the free plan and the business plan include, and what a month costs with tax.',
    ],
    [
      'Planes y precios',
      'Qué incluyen el plan gratuito y el plan empresarial, y cuánto cuesta un mes con impuestos.',
    ],
  ),
  becomeMember: described(
    ['Become a business member', 'How a business joins the network, step by step.'],
    ['Hágase miembro empresarial', 'Cómo entra una empresa a la red, paso a paso.'],
  ),
  businessInvitation: texts('Invitations to a business', 'Invitaciones a una empresa'),

  login: described(
    ['Sign in', 'Sign in to your account in the business network.'],
    ['Iniciar sesión', 'Ingrese a su cuenta en la red de negocios.'],
  ),
  register: described(
    ['Create an account', 'Create your account in the business network.'],
    ['Crear una cuenta', 'Cree su cuenta en la red de negocios.'],
  ),
  forgotPassword: texts('Forgot your password?', '¿Olvidó su contraseña?'),
  resetPassword: texts('Set a new password', 'Crear una contraseña nueva'),
  verifyEmail: texts('Confirming your e-mail', 'Confirmando su correo'),
  firstRun: texts('Set up this installation', 'Configurar esta instalación'),

  notifications: texts('Notifications', 'Notificaciones'),
  notificationPreferences: texts('How we reach you', 'Cómo quiere enterarse'),
  unsubscribe: texts('Fewer e-mails', 'Menos correos'),
  inbox: texts('Inbox', 'Mensajes'),
  chat: texts('Inbox', 'Mensajes'),
  newChat: texts('Inbox', 'Mensajes'),
  myProfile: texts('My profile', 'Mi perfil'),
  favourites: texts('Favorites', 'Favoritos'),
  editProfile: texts('Edit my profile', 'Editar mi perfil'),
  myReviews: texts('My reviews', 'Mis reseñas'),
  security: texts('Account security', 'Seguridad de la cuenta'),
  payMembership: texts('Payment', 'Pago'),
  paymentResult: texts('Payment', 'Pago'),
  payments: texts('Payments', 'Pagos'),
  payment: texts('Payment', 'Pago'),

  editBusiness: texts('My business profile', 'Mi perfil de empresa'),
  myListings: texts('My listings', 'Mis publicaciones'),
  newListing: texts('New listing', 'Publicación nueva'),
  importListings: texts('Import a table', 'Importar una tabla'),
  editListing: texts('My listings', 'Mis publicaciones'),
  previewListing: texts('My listings', 'Mis publicaciones'),
  businessFigures: texts('Figures of my business', 'Cifras de mi empresa'),
  businessReviews: texts('Reviews of my business', 'Reseñas de mi empresa'),
  membership: texts('My membership', 'Mi membresía'),

  admin: texts('Analytics', 'Estadísticas'),
  adminAnalytics: texts('Analytics', 'Estadísticas'),
  adminApplications: texts('Applications', 'Solicitudes'),
  adminApplication: texts('Application', 'Solicitud'),
  adminBusinessProfiles: texts('Business profiles', 'Perfiles de empresas'),
  adminBusinesses: texts('Business profiles', 'Perfiles de empresas'),
  adminBusiness: texts('Business profile', 'Perfil de la empresa'),
  adminCreateBusiness: texts('Create a business', 'Crear una empresa'),
  adminUsers: texts('Accounts', 'Cuentas'),
  adminUser: texts('Account', 'Cuenta'),
  adminPayments: texts('Payments', 'Pagos'),
  adminPayment: texts('Payment', 'Pago'),
  adminPlans: texts('Plans', 'Planes'),
  adminManageListings: texts('Listings', 'Publicaciones'),
  adminListings: texts('Listings', 'Publicaciones'),
  adminListing: texts('Listing', 'Publicación'),
  adminCreateListing: texts('Create a listing', 'Crear una publicación'),
  adminBlacklist: texts('Blacklist', 'Lista negra'),
  adminManagePartners: texts('Partners', 'Aliados'),
  adminManageDiscussions: texts('Moderation', 'Moderación'),
  adminModerationRules: texts('Moderation rules', 'Reglas de moderación'),
  adminDiscussions: texts('Discussion threads', 'Hilos de discusión'),
  adminPartners: texts('Partners', 'Aliados'),
  adminPartner: texts('Partner', 'Aliado'),
  adminCreatePartner: texts('Create a partner', 'Crear un aliado'),
  adminDisputes: texts('Disputes and challenges', 'Disputas y objeciones'),
  adminDispute: texts('Dispute', 'Disputa'),
  adminCannedReplies: texts('Canned replies', 'Respuestas preparadas'),
  adminQuestions: texts('Frequent questions', 'Preguntas frecuentes'),
  adminCustomerService: texts('Customer service', 'Servicio al cliente'),
  adminTicket: texts('Request', 'Caso'),
  adminTicketRecord: texts('Record of the request', 'Constancia del caso'),
  adminNews: texts('News', 'Noticias'),
  adminCreateNews: texts('Write news', 'Escribir una noticia'),
  adminNewsItem: texts('News', 'Noticia'),
  adminNewsPreview: texts('Preview', 'Vista previa'),
  adminSettings: texts('Settings', 'Configuración'),
  adminPages: texts('Pages', 'Páginas'),
  adminPage: texts('Page', 'Página'),
  adminNotifications: texts('Notifications', 'Notificaciones'),
  adminNotificationPreferences: texts('How we reach you', 'Cómo quiere enterarse'),
  adminReferenceLists: texts('Reference lists', 'Listas de referencia'),
  adminAudit: texts('Audit log', 'Registro de auditoría'),
  adminJobs: texts('Background work', 'Trabajo en segundo plano'),
  adminGivenUpEvents: texts('Abandoned events', 'Eventos abandonados'),
};
