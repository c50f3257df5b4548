import type { Language, MemberType, StaffRole } from '@wiki/domain';

/** Somebody to sign in as. The addresses lie in a domain reserved for examples. */
export interface DemoAccount {
  /** Stable: the id is made from it. */
  key: string;
  email: string;
  memberType: MemberType;
  /** What an administrator does of the back office; everything unless it is said. */
  staffRole?: StaffRole;
  /** False shows the overlay that asks for a new password. */
  isAuthorized: boolean;
  /** The key of the business of the demonstration the person works for. */
  business?: string;
  firstName: string;
  lastName: string;
  phone: string;
  address: string;
  city: string;
  region: string;
  country: string;
  dateOfBirth: string;
  aboutMe: string;
  language: Language;
  addToNewsletter: boolean;
}

/** One account for each role, and one whose owner must set a new password. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    key: 'laura',
    email: 'laura@example.com',
    memberType: 'user',
    isAuthorized: true,
    firstName: 'Laura',
    lastName: 'Restrepo Gil',
    phone: '+573005550142',
    address: 'Carrera 70 # 44-21',
    city: 'Medellín',
    region: 'Antioquia',
    country: 'CO',
    dateOfBirth: '1991-04-17',
    aboutMe:
      'Diseñadora industrial. Busco talleres pequeños para producir una línea de objetos de mesa y me interesa conocer proveedores de empaques compostables.',
    language: 'es',
    addToNewsletter: true,
  },
  {
    key: 'andres',
    email: 'andres@example.com',
    memberType: 'business',
    isAuthorized: true,
    business: 'cafe-alto-del-roble',
    firstName: 'Andrés',
    lastName: 'Cuéllar Muñoz',
    phone: '+573005550163',
    address: 'Vereda El Roble, finca La Primavera',
    city: 'Pitalito',
    region: 'Huila',
    country: 'CO',
    dateOfBirth: '1987-09-02',
    aboutMe:
      'Tostador y catador en Café Alto del Roble. Atiendo los pedidos de cafeterías y preparo las muestras para importadores.',
    language: 'es',
    addToNewsletter: false,
  },
  {
    key: 'marcela',
    email: 'marcela@example.com',
    memberType: 'businessAdmin',
    isAuthorized: true,
    business: 'cafe-alto-del-roble',
    firstName: 'Marcela',
    lastName: 'Cuéllar Muñoz',
    phone: '+573005550178',
    address: 'Calle 6 # 3-48',
    city: 'Pitalito',
    region: 'Huila',
    country: 'CO',
    dateOfBirth: '1979-12-11',
    aboutMe:
      'Gerente de Café Alto del Roble, la empresa de mi familia. Me gusta hablar con otros productores que quieran exportar sin perder el nombre de su finca.',
    language: 'es',
    addToNewsletter: true,
  },
  {
    key: 'valentina',
    email: 'valentina@example.com',
    memberType: 'wikiAdmin',
    isAuthorized: true,
    firstName: 'Valentina',
    lastName: 'Ríos Peña',
    phone: '+573005550191',
    address: 'Avenida Calle 26 # 59-15',
    city: 'Bogotá',
    region: 'Bogotá, D. C.',
    country: 'CO',
    dateOfBirth: '1984-06-30',
    aboutMe:
      'I look after Wiki empresarios: applications, listings and questions. Write to me if something does not work as it should.',
    language: 'en',
    addToNewsletter: false,
  },
  {
    key: 'diego',
    email: 'diego@example.com',
    memberType: 'user',
    isAuthorized: false,
    firstName: 'Diego',
    lastName: 'Huamán Salas',
    phone: '+51955501426',
    address: 'Jirón Junín 312',
    city: 'Lima',
    region: 'Lima',
    country: 'PE',
    dateOfBirth: '1995-02-08',
    aboutMe:
      'Compro insumos para una cadena de restaurantes en Lima. Siempre estoy buscando granos andinos y empaques de buena calidad.',
    language: 'es',
    addToNewsletter: false,
  },
];

/** Administrators who do a part of the work, one for each role. */
export const demoStaff: readonly DemoAccount[] = [
  {
    key: 'julian',
    email: 'julian@example.com',
    memberType: 'wikiAdmin',
    staffRole: 'moderator',
    isAuthorized: true,
    firstName: 'Julián',
    lastName: 'Castaño Mejía',
    phone: '+573005550203',
    address: 'Carrera 43A # 5-113',
    city: 'Medellín',
    region: 'Antioquia',
    country: 'CO',
    dateOfBirth: '1990-03-14',
    aboutMe: 'Cuido las conversaciones de Wiki empresarios: foro, reseñas y publicaciones.',
    language: 'es',
    addToNewsletter: false,
  },
  {
    key: 'paula',
    email: 'paula@example.com',
    memberType: 'wikiAdmin',
    staffRole: 'support',
    isAuthorized: true,
    firstName: 'Paula',
    lastName: 'Arango Villa',
    phone: '+573005550214',
    address: 'Calle 10 # 4-47',
    city: 'Cali',
    region: 'Valle del Cauca',
    country: 'CO',
    dateOfBirth: '1993-09-02',
    aboutMe: 'I answer what you ask customer service.',
    language: 'en',
    addToNewsletter: false,
  },
  {
    key: 'oscar',
    email: 'oscar@example.com',
    memberType: 'wikiAdmin',
    staffRole: 'billing',
    isAuthorized: true,
    firstName: 'Óscar',
    lastName: 'Pineda Rojas',
    phone: '+573005550225',
    address: 'Carrera 15 # 93-60',
    city: 'Bogotá',
    region: 'Bogotá, D. C.',
    country: 'CO',
    dateOfBirth: '1981-12-20',
    aboutMe: 'Llevo las facturas y los pagos de las membresías.',
    language: 'es',
    addToNewsletter: false,
  },
];
