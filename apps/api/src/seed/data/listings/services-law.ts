import type { BySeller, DemoService } from '../demo-types.ts';

const officeHours = {
  en: 'Monday to Friday, 8 a.m. to 6 p.m.',
  es: 'Lunes a viernes, de 8 a. m. a 6 p. m.',
};

/** What the law firms and the accountants do. */
export const lawServices: BySeller<DemoService> = {
  'abogados-ceiba': [
    {
      key: 'asesoria-juridica-pymes',
      name: {
        en: 'Legal advice for small companies, monthly plan',
        es: 'Asesoría jurídica para pymes, plan mensual',
      },
      description: {
        en: 'Eight hours of a lawyer each month for contracts, letters from authorities and questions by phone. Unused hours roll over to the next month. You get a note on every matter, with its date and who’s handling it.',
        es: 'Ocho horas de abogado al mes para contratos, requerimientos y preguntas por teléfono. Las horas que no use pasan al mes siguiente. Usted recibe un informe de cada asunto con su fecha y su responsable.',
      },
      category: 'legal',
      serviceType: 'ongoing',
      availability: officeHours,
      currency: 'COP',
      startPrice: 980_000,
      endPrice: 2_400_000,
      offers: { en: 'First month at half price', es: 'Primer mes a mitad de precio' },
      isFeatured: true,
    },
    {
      key: 'asesoria-laboral',
      name: {
        en: 'Labor-law advice for employers in Medellín',
        es: 'Asesoría jurídica laboral para empleadores en Medellín',
      },
      description: {
        en: 'We review contracts, work rules and settlements, and go with you to the Ministry of Labor when you are summoned. The first review ends with a list of risks in order of cost.',
        es: 'Revisamos contratos, reglamento interno y liquidaciones, y lo acompañamos al Ministerio del Trabajo cuando lo citan. La primera revisión termina con una lista de riesgos ordenada por costo.',
      },
      category: 'legal',
      serviceType: 'consultation',
      availability: officeHours,
      currency: 'COP',
      startPrice: 350_000,
      pricePerHour: 240_000,
    },
    {
      key: 'registro-marca',
      name: { en: 'Trademark registration in Colombia', es: 'Registro de marca en Colombia' },
      description: {
        en: 'Search of earlier marks, choice of classes, filing and follow-up until the certificate. The price covers one class and our fees; the official fee is paid separately. If the search turns up a conflict, we tell you before you pay for the filing.',
        es: 'Búsqueda de antecedentes, elección de clases, radicación y seguimiento hasta el certificado. El precio cubre una clase y nuestros honorarios; la tasa oficial se paga aparte. Si la búsqueda sale mal, se lo decimos antes de que pague la radicación.',
      },
      category: 'legal',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 1_150_000,
    },
    {
      key: 'recuperacion-cartera',
      name: { en: 'Collection of overdue invoices', es: 'Recuperación de cartera vencida' },
      description: {
        en: 'First by phone and letter, then in court if you agree. We charge a small sum to open each case and a share of what comes in. You follow each debtor in a shared sheet.',
        es: 'Primero por teléfono y por carta, después ante el juez si usted lo aprueba. Cobramos un valor pequeño por abrir cada caso y un porcentaje de lo que entra. Usted sigue a cada deudor en una hoja compartida.',
      },
      category: 'legal',
      serviceType: 'ongoing',
      availability: officeHours,
      currency: 'COP',
      startPrice: 60_000,
    },
    {
      key: 'revision-contratos-exportacion',
      name: {
        en: 'Review of export contracts in English',
        es: 'Revisión de contratos de exportación en inglés',
      },
      description: {
        en: 'We read the contract your buyer sends, mark what puts you at risk and write the changes in good legal English. You have it back in three business days for up to fifteen pages.',
        es: 'Leemos el contrato que le envía su comprador, señalamos lo que lo pone en riesgo y redactamos los cambios en buen inglés jurídico. Respuesta en tres días hábiles hasta quince páginas.',
      },
      category: 'legal',
      serviceType: 'remote',
      startPrice: 180,
      endPrice: 420,
    },
  ],
  'consultorio-la-playa': [
    {
      key: 'consulta-juridica',
      name: {
        en: 'Legal consultation in the center of Medellín',
        es: 'Consulta de asesoría jurídica en el centro de Medellín',
      },
      description: {
        en: 'Forty-five minutes with a lawyer about rent, debts, work or family. You leave with a written page that says what to do, by when and what it would cost. If you hire us, we deduct the consultation from the price.',
        es: 'Cuarenta y cinco minutos con un abogado sobre arriendos, deudas, trabajo o familia. Sale con una hoja escrita que dice qué hacer, hasta cuándo y cuánto costaría. Si nos contrata, descontamos la consulta.',
      },
      category: 'legal',
      serviceType: 'consultation',
      availability: {
        en: 'Monday to Saturday, 9 a.m. to 5 p.m.',
        es: 'Lunes a sábado, de 9 a. m. a 5 p. m.',
      },
      currency: 'COP',
      startPrice: 120_000,
    },
    {
      key: 'propiedad-horizontal',
      name: {
        en: 'Legal advice for residential buildings',
        es: 'Asesoría jurídica en propiedad horizontal',
      },
      description: {
        en: 'Owners’ meetings, house rules and fee collection for buildings in Medellín, Envigado and Bello. We attend the annual meeting and write the minutes.',
        es: 'Asambleas, manuales de convivencia y cobro de administración para copropiedades de Medellín, Envigado y Bello. Asistimos a la asamblea anual y levantamos el acta.',
      },
      category: 'legal',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 620_000,
      endPrice: 1_500_000,
    },
    {
      key: 'audiencia-conciliacion',
      name: {
        en: 'Conciliation hearing between companies',
        es: 'Audiencia de conciliación entre empresas',
      },
      description: {
        en: 'A certified conciliator hears both sides and writes an agreement with the force of a judgment. Most cases end in one morning and spare two years in court.',
        es: 'Una conciliadora certificada escucha a las dos partes y redacta un acuerdo con fuerza de sentencia. La mayoría termina en una mañana y evita dos años de proceso.',
      },
      category: 'legal',
      serviceType: 'onSite',
      currency: 'COP',
      startPrice: 540_000,
    },
    {
      key: 'tramites-arriendo',
      name: { es: 'Contratos de arriendo y restitución de locales' },
      description: {
        es: 'Redactamos el contrato de su local u oficina y, si el inquilino deja de pagar, llevamos la restitución hasta la entrega de las llaves. Tarifa fija por etapa, sin sorpresas.',
      },
      category: 'legal',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 280_000,
      endPrice: 1_900_000,
    },
  ],
  'asesores-calidonia': [
    {
      key: 'constitucion-sociedad',
      name: {
        en: 'Incorporation of a company in Panama',
        es: 'Constitución de sociedad en Panamá',
      },
      description: {
        en: 'Articles, resident agent for a year, tax number and notice of operation, in about fifteen business days. You don’t need to travel: powers of attorney are signed at your consulate.',
        es: 'Pacto social, agente residente por un año, RUC y aviso de operación, en unos quince días hábiles. No necesita viajar: los poderes se firman ante su cónsul.',
      },
      category: 'legal',
      serviceType: 'project',
      currency: 'PAB',
      startPrice: 1_450,
      endPrice: 2_200,
    },
    {
      key: 'residencia-inversionista',
      name: {
        en: 'Residence permits for founders and staff',
        es: 'Permisos de residencia para fundadores y personal',
      },
      description: {
        en: 'We tell you which permit fits before you gather papers, and then carry it through Migration and the Ministry of Labor. Families are processed together.',
        es: 'Le decimos qué permiso le conviene antes de reunir papeles y luego lo tramitamos ante Migración y el Ministerio de Trabajo. Las familias se tramitan juntas.',
      },
      category: 'legal',
      serviceType: 'project',
      currency: 'PAB',
      startPrice: 1_800,
    },
    {
      key: 'poliza-carga',
      name: { en: 'Insurance for cargo in transit', es: 'Seguro para carga en tránsito' },
      description: {
        en: 'Coverage for single shipments or the whole year, from the factory door to your warehouse. We compare four insurers and stand by you in a claim.',
        es: 'Cobertura por embarque o por todo el año, desde la puerta de la fábrica hasta su bodega. Comparamos cuatro aseguradoras y lo acompañamos en el reclamo.',
      },
      category: 'finance',
      serviceType: 'consultation',
      currency: 'PAB',
      startPrice: 95,
    },
    {
      key: 'apertura-cuenta',
      name: {
        en: 'Preparation to open a business bank account',
        es: 'Preparación para abrir cuenta bancaria de empresa',
      },
      description: {
        en: 'We put together the file that banks ask for, check it as they would and go with you to the interview. Three banks, one file.',
        es: 'Armamos el expediente que piden los bancos, lo revisamos como ellos y lo acompañamos a la entrevista. Tres bancos, un solo expediente.',
      },
      category: 'finance',
      serviceType: 'consultation',
      currency: 'PAB',
      startPrice: 650,
    },
    {
      key: 'asesoria-juridica-zona-libre',
      name: {
        en: 'Legal advice for the Colón Free Zone',
        es: 'Asesoría jurídica para la Zona Libre de Colón',
      },
      description: {
        en: 'Operating keys, leases and contracts with carriers for companies that import and re-export. One visit a month to your office in Colón is included.',
        es: 'Claves de operación, arrendamientos y contratos con transportistas para empresas que importan y reexportan. Incluye una visita al mes a su oficina en Colón.',
      },
      category: 'legal',
      serviceType: 'ongoing',
      currency: 'PAB',
      startPrice: 700,
      endPrice: 1_300,
    },
  ],
  'cuentas-del-nogal': [
    {
      key: 'contabilidad-mensual',
      name: {
        en: 'Monthly bookkeeping for small companies',
        es: 'Contabilidad mensual para pymes',
      },
      description: {
        en: 'We receive your invoices through a shared folder and give you the balance sheet, income statement and cash flow on the eighth. VAT, withholding and municipal tax returns are included. For up to 150 documents a month.',
        es: 'Recibimos sus facturas en una carpeta compartida y le entregamos balance, resultados y flujo de caja el día ocho. Incluye IVA, retención en la fuente e ICA. Hasta 150 documentos al mes.',
      },
      category: 'accounting',
      serviceType: 'ongoing',
      availability: officeHours,
      currency: 'COP',
      startPrice: 850_000,
      endPrice: 2_100_000,
    },
    {
      key: 'nomina-electronica',
      name: {
        en: 'Electronic payroll and social security',
        es: 'Nómina electrónica y seguridad social',
      },
      description: {
        en: 'Calculation, payment slips, social-security forms and electronic payroll support for each employee. Vacation and settlement questions are answered the same day.',
        es: 'Liquidación, desprendibles, planilla de seguridad social y documento soporte electrónico por cada empleado. Vacaciones y retiros se responden el mismo día.',
      },
      category: 'accounting',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 18_000,
      endPrice: 26_000,
      offers: {
        en: 'Price per employee; from 30 employees 10% less',
        es: 'Precio por empleado; desde 30 empleados, 10 % menos',
      },
    },
    {
      key: 'declaracion-renta',
      name: {
        en: 'Income-tax return for individuals',
        es: 'Declaración de renta para personas naturales',
      },
      description: {
        en: 'You answer a list of twenty questions, we ask for what is missing and send you the draft with an explanation. You sign it only when you understand it.',
        es: 'Usted responde una lista de veinte preguntas, pedimos lo que falte y le enviamos el borrador explicado. Lo firma solo cuando lo entiende.',
      },
      category: 'accounting',
      serviceType: 'remote',
      currency: 'COP',
      startPrice: 190_000,
      endPrice: 450_000,
    },
    {
      key: 'revisoria-fiscal',
      name: { en: 'Statutory audit', es: 'Revisoría fiscal' },
      description: {
        en: 'An independent auditor with a deputy, quarterly visits and an opinion your bank will accept. For companies that must have one and for those that want one.',
        es: 'Un revisor fiscal independiente con suplente, visitas trimestrales y un dictamen que su banco acepta. Para empresas obligadas y para las que quieren tenerlo.',
      },
      category: 'accounting',
      serviceType: 'ongoing',
      currency: 'COP',
      startPrice: 1_600_000,
    },
    {
      key: 'puesta-al-dia',
      name: {
        en: 'Bringing late books up to date',
        es: 'Puesta al día de contabilidades atrasadas',
      },
      description: {
        en: 'We rebuild the books of one to five years from bank statements and invoices, and correct the returns that need it. We quote per year after seeing a sample month.',
        es: 'Reconstruimos de uno a cinco años a partir de extractos y facturas, y corregimos las declaraciones que lo necesiten. Cotizamos por año después de ver un mes de muestra.',
      },
      category: 'accounting',
      serviceType: 'project',
      currency: 'COP',
      startPrice: 2_800_000,
      endPrice: 9_000_000,
      status: 'paused',
    },
  ],
};
