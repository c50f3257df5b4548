import { openDaily, openOn, openWithBreak } from './partner-hours.ts';
import type { DemoPartner } from './partner-types.ts';

const bogota = 'America/Bogota';

/** Partners for money, law, technology and learning. */
export const partnersForServices: readonly DemoPartner[] = [
  {
    key: 'cordillera-seguros',
    name: 'Cordillera Seguros',
    category: 'insurance',
    subject: 'warehouse',
    palette: 'jade',
    offer: {
      en: '15% off the first year of business insurance',
      es: '15 % menos en el primer año del seguro empresarial',
    },
    services: [
      { en: 'Multi-risk policies for small companies', es: 'Pólizas multirriesgo pyme' },
      { en: 'Cargo in transit', es: 'Mercancía en tránsito' },
      { en: 'Collective life', es: 'Vida grupo' },
    ],
    description: {
      en: 'Insurance broker since 1998. An adviser visits the business, writes down what could stop it and compares the policies of seven insurers. The person who sold you the policy follows your claim through to payment.',
      es: 'Corredores de seguros desde 1998. Un asesor visita la empresa, anota lo que podría detenerla y compara las pólizas de siete aseguradoras. La misma persona que vendió la póliza acompaña la reclamación hasta el pago.',
    },
    locations: [
      {
        name: 'Oficina principal',
        street: 'Carrera 11 # 82-38, oficina 504',
        city: 'Bogotá',
        country: 'CO',
        timeZone: bogota,
        phone: '+576013905512',
        hours: openOn('08:00', '17:30'),
      },
      {
        street: 'Calle 10 # 43D-30',
        city: 'Medellín',
        country: 'CO',
        timeZone: bogota,
        phone: '+576043221870',
        hours: openOn('08:00', '17:00', ['09:00', '12:00']),
      },
    ],
    offers: [
      {
        title: {
          en: '15% off the multi-risk policy in its first year',
          es: '15 % de descuento en la póliza multirriesgo el primer año',
        },
        terms: {
          en: 'For new policies of businesses with up to 50 employees.',
          es: 'Para pólizas nuevas de empresas de hasta 50 empleados.',
        },
        endsInDays: 120,
        code: 'WIKI-CORD-15',
      },
      {
        title: {
          en: 'Free review of your current policies',
          es: 'Revisión gratuita de sus pólizas actuales',
        },
      },
    ],
  },
  {
    key: 'faro-credito',
    name: 'Faro Crédito Empresarial',
    category: 'financial-services',
    subject: 'accounting',
    palette: 'maize',
    offer: {
      en: 'Working capital decided in 48 hours, without a study fee',
      es: 'Capital de trabajo con respuesta en 48 horas y sin cobro de estudio',
    },
    services: [
      { en: 'Factoring of invoices', es: 'Factoring de facturas' },
      { en: 'Revolving credit', es: 'Cupo rotativo' },
      { en: 'Leasing of machinery', es: 'Leasing de maquinaria' },
    ],
    description: {
      en: 'Finance for companies that invoice and wait 60 days to be paid. The credit grows with the sales, is repaid as customers pay, with no penalty for paying early.',
      es: 'Financiación para empresas que facturan y esperan 60 días el pago. El cupo crece con las ventas, se paga a medida que los clientes pagan y no tiene sanción por prepago.',
    },
    locations: [
      {
        street: 'Avenida El Poblado # 5A-113, torre sur',
        city: 'Medellín',
        country: 'CO',
        timeZone: bogota,
        phone: '+576044441190',
        hours: openWithBreak(['08:00', '12:00'], ['13:30', '17:30']),
      },
    ],
    offers: [
      {
        title: {
          en: 'No study fee and 0.2 points less a month',
          es: 'Sin cobro de estudio y 0,2 puntos menos al mes',
        },
        terms: {
          en: 'First disbursement of at least 20 million pesos.',
          es: 'Primer desembolso desde 20 millones de pesos.',
        },
        endsInDays: 60,
        code: 'FARO48',
        claim: 'wiki-empresarios',
      },
    ],
  },
  {
    key: 'ramirez-oquendo',
    name: 'Ramírez Oquendo Abogados',
    category: 'legal',
    subject: 'legal',
    palette: 'plum',
    offer: {
      en: 'First hour of advice free for members',
      es: 'Primera hora de asesoría gratis para miembros',
    },
    services: [
      { en: 'Contracts and negotiations', es: 'Contratos y negociaciones' },
      { en: 'Trademarks', es: 'Registro de marcas' },
      { en: 'Personal data (Law 1581)', es: 'Datos personales (Ley 1581)' },
      { en: 'Labor law', es: 'Derecho laboral' },
    ],
    description: {
      en: 'A law firm for companies with between five and a hundred people. Prices are agreed before the work begins, and every document comes with a page in plain words.',
      es: 'Firma de abogados para empresas de cinco a cien personas. Los precios se acuerdan antes de empezar y cada documento viene con una página en palabras sencillas.',
    },
    locations: [
      {
        street: 'Calle 8 # 1-22, San Antonio',
        city: 'Cali',
        country: 'CO',
        timeZone: bogota,
        phone: '+576028937744',
        hours: openOn('08:30', '17:30'),
      },
    ],
    offers: [
      {
        title: { en: 'One hour of advice free', es: 'Una hora de asesoría gratis' },
        terms: {
          en: 'Once per business, by video or in Cali.',
          es: 'Una vez por empresa, por video o en Cali.',
        },
        code: 'HORA-CLARA',
      },
      {
        title: {
          en: 'Trademark search and filing at a fixed price',
          es: 'Búsqueda y registro de marca a precio fijo',
        },
        startsInDays: 20,
        endsInDays: 200,
        code: 'MARCA-WIKI',
      },
    ],
  },
  {
    key: 'lima-legal-express',
    name: 'Constituye Perú',
    category: 'legal',
    subject: 'legal',
    palette: 'clay',
    offer: { es: 'Constitución de empresa en 7 días hábiles con 20 % de descuento' },
    services: [{ es: 'Constitución de sociedades' }, { es: 'Actas y poderes' }],
    description: {
      es: 'Notaría digital y equipo legal para abrir una empresa en el Perú sin viajar: minuta, registro, RUC y libros, con una sola persona de contacto.',
    },
    locations: [
      {
        street: 'Avenida José Larco 1232, Miraflores',
        city: 'Lima',
        country: 'PE',
        timeZone: 'America/Lima',
        phone: '+5117056600',
        hours: openOn('09:00', '18:00', ['09:00', '13:00']),
      },
    ],
    offers: [
      {
        title: { es: '20 % de descuento en la constitución de su empresa' },
        endsInDays: 90,
        code: 'CONSTITUYE20',
      },
    ],
  },
  {
    key: 'nube-andina',
    name: 'Nube Andina',
    category: 'it-services',
    subject: 'software',
    palette: 'sky',
    offer: {
      en: 'Three months of cloud hosting at no cost',
      es: 'Tres meses de alojamiento en la nube sin costo',
    },
    services: [
      { en: 'Hosting in Bogotá and Lima', es: 'Alojamiento en Bogotá y Lima' },
      { en: 'Electronic invoicing', es: 'Facturación electrónica' },
      { en: 'Backups', es: 'Copias de seguridad' },
    ],
    description: {
      en: 'Servers in the region, 24-hour support in Spanish, and invoices in pesos. They move your site for you at night, and stay with it until morning.',
      es: 'Servidores en la región, soporte en español a toda hora y facturas en pesos. Ellos trasladan su sitio, de noche, y lo acompañan hasta la mañana.',
    },
    locations: [
      {
        street: 'Calle 93B # 12-18',
        city: 'Bogotá',
        country: 'CO',
        timeZone: bogota,
        phone: '+576017420099',
        hours: openDaily('00:00', '23:59'),
      },
    ],
    offers: [
      {
        title: {
          en: 'Three months free with any yearly plan',
          es: 'Tres meses gratis con cualquier plan anual',
        },
        endsInDays: 45,
        code: 'NUBE3MESES',
        claim: 'aliados/wiki',
      },
    ],
  },
  {
    key: 'escuela-mercado',
    name: 'Escuela Mercado',
    category: 'training-education',
    subject: 'kitchen',
    palette: 'jade',
    offer: {
      en: 'Half price on evening courses for small companies',
      es: 'Cursos nocturnos para pymes a mitad de precio',
    },
    services: [
      { en: 'Costs and prices', es: 'Costos y precios' },
      { en: 'Exporting step by step', es: 'Exportar paso a paso' },
      { en: 'Sales by WhatsApp', es: 'Ventas por WhatsApp' },
    ],
    description: {
      en: 'Six-evening courses taught by people who run companies themselves. Everyone leaves with a price list, an export file or a sales script for their own business.',
      es: 'Cursos de seis noches dictados por personas que dirigen sus propias empresas. Cada participante sale con la lista de precios, la carpeta de exportación o el guion de ventas de su negocio.',
    },
    locations: [
      {
        street: 'Carrera 53 # 75-92',
        city: 'Barranquilla',
        country: 'CO',
        timeZone: bogota,
        phone: '+576053604411',
        hours: openOn('14:00', '21:00', ['08:00', '13:00']),
      },
      {
        street: 'Calle 50, edificio Global, piso 3',
        city: 'Ciudad de Panamá',
        country: 'PA',
        timeZone: 'America/Panama',
        phone: '+5073909020',
        hours: openOn('15:00', '21:00'),
      },
    ],
    offers: [
      {
        title: { en: '50% off any evening course', es: '50 % en cualquier curso nocturno' },
        terms: { en: 'Two places per business and term.', es: 'Dos cupos por empresa y ciclo.' },
        endsInDays: 75,
        code: 'MERCADO50',
      },
    ],
  },
  {
    key: 'corredora-bravo-sur',
    name: 'Bravo Sur Comisionista',
    category: 'stock-trading',
    subject: 'accounting',
    palette: 'sky',
    offer: {
      en: 'No custody fee in the first year',
      es: 'Sin cobro de custodia durante el primer año',
    },
    services: [
      { en: 'Treasury of companies', es: 'Tesorería de empresas' },
      { en: 'Currency hedges', es: 'Coberturas de divisas' },
    ],
    description: {
      en: 'A stockbroker regulated in Colombia, for companies that set money aside for taxes, salaries or a purchase abroad and don’t want it to lose value in the meantime.',
      es: 'Comisionista de bolsa vigilada en Colombia. Para empresas que guardan dinero de impuestos, nómina o una compra en el exterior y quieren que entretanto no pierda valor.',
    },
    locations: [
      {
        street: 'Carrera 7 # 71-21, torre B',
        city: 'Bogotá',
        country: 'CO',
        timeZone: bogota,
        phone: '+576013130880',
        hours: openOn('08:00', '16:00'),
      },
    ],
    offers: [
      {
        title: { en: 'A year without custody fee', es: 'Un año sin cobro de custodia' },
        endsInDays: 180,
        code: 'BRAVO-0',
        claim: 'apertura',
      },
    ],
  },
];
