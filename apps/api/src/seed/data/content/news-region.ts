import type { DemoNews } from './news-types.ts';

/** What happens in the business of the region. */
export const newsOfRegion: readonly DemoNews[] = [
  {
    key: 'cafe-directo',
    days: 9,
    subject: 'farm',
    palette: 'clay',
    title: {
      en: 'Three cooperatives sell their coffee without intermediaries',
      es: 'Tres cooperativas venden su café sin intermediarios',
    },
    summary: {
      en: 'Growers of Huila, Cauca and Nariño fill a container together and agree on the price with the roaster.',
      es: 'Caficultores de Huila, Cauca y Nariño llenan juntos un contenedor y acuerdan el precio con el tostador.',
    },
    en: [
      'None of the three cooperatives fills a container by itself. Together they do, twice a year, and the roaster in Rotterdam pays the same price to all of them.',
      '## What changed',
      'They share a lab in Pitalito, a person who deals with customs, and a spreadsheet with every lot’s score. The price is agreed in March and doesn’t follow the commodity exchange.',
      'Growers receive 18% more than two years ago. The next container leaves Buenaventura in January.',
    ],
    es: [
      'Ninguna de las tres cooperativas llena un contenedor por su cuenta. Juntas lo hacen dos veces al año, y el tostador de Róterdam les paga a todas el mismo precio.',
      '## Qué cambió',
      'Comparten un laboratorio en Pitalito, una persona que habla con la aduana y una tabla donde cada lote tiene su puntaje. El precio se acuerda en marzo y no sigue la bolsa.',
      'Los caficultores reciben 18 % más que hace dos años. El próximo contenedor sale de Buenaventura en enero.',
    ],
  },
  {
    key: 'factura-electronica',
    days: 23,
    subject: 'accounting',
    palette: 'jade',
    title: {
      en: 'Electronic invoices: what to check before the year ends',
      es: 'Factura electrónica: qué revisar antes de cerrar el año',
    },
    summary: {
      en: 'Seven things that small companies in Colombia most often forget.',
      es: 'Una lista de siete cosas que las pymes en Colombia olvidan con más frecuencia.',
    },
    en: [
      'December is when the numbering runs out and certificates expire. Check this list with your accountant.',
      '- The numbering authorized by DIAN covers the invoices you expect until March.',
      '- The digital certificate is valid for at least two more months.',
      '- The e-mail address where you receive invoices is the one in your RUT.',
      '- Credit notes name the invoice they correct.',
      '- Supporting documents of purchases from those who do not invoice are issued in the same week.',
      '- Events of acceptance are registered for invoices that you want to sell.',
      '- You know where the files are kept, for five years.',
    ],
    es: [
      'En diciembre se acaba la numeración y se vencen los certificados. Revise esta lista con su contador.',
      '- La numeración autorizada por la DIAN alcanza para las facturas que espera hasta marzo.',
      '- El certificado digital está vigente por lo menos dos meses más.',
      '- El correo en el que recibe facturas es el que está en su RUT.',
      '- Las notas crédito nombran la factura que corrigen.',
      '- Los documentos soporte de compras a quienes no facturan se emiten en la misma semana.',
      '- Los eventos de aceptación están registrados en las facturas que quiere negociar.',
      '- Usted sabe dónde se guardan los archivos, por cinco años.',
    ],
  },
  {
    key: 'puerto-callao',
    days: 47,
    subject: 'moving',
    palette: 'sky',
    title: {
      en: 'Shared containers leave Callao every Friday',
      es: 'Contenedores compartidos salen del Callao cada viernes',
    },
    summary: {
      en: 'Small exporters in Peru and Colombia pay by the cubic meter and know which day they leave.',
      es: 'Pequeños exportadores de Perú y Colombia pagan por metro cúbico y saben qué día sale su carga.',
    },
    en: [
      'A fixed day changes how small companies sell. If you know a container leaves every Friday, you can promise your customers a date.',
      'Twelve businesses of the network used it in the first two months, most of them with textiles and dried fruit.',
    ],
    es: [
      'Un día fijo cambia la forma en que venden las empresas pequeñas. Quien sabe que cada viernes sale un contenedor puede prometerle una fecha a su cliente.',
      'Doce empresas de la red lo usaron en los dos primeros meses, la mayoría con textiles y fruta deshidratada.',
    ],
  },
  {
    key: 'energia-solar',
    days: 78,
    subject: 'plan',
    palette: 'maize',
    title: {
      en: 'A workshop in Mérida that runs on its roof',
      es: 'Un taller en Mérida que funciona con su techo',
    },
    summary: {
      en: 'Forty panels, a five-year loan and an electricity bill down by two thirds.',
      es: 'Cuarenta paneles, un crédito a cinco años y un recibo de luz que bajó dos tercios.',
    },
    en: [
      'The carpentry in Mérida has been open for thirty years and paid more for electricity than for wood. In March it covered its roof with panels.',
      '> We did the sums three times. The loan costs less than what we no longer pay.',
      'The neighbors came to see it. Two of them have asked businesses on the network for quotes.',
    ],
    es: [
      'La carpintería de Mérida lleva treinta años abierta y pagaba más por la luz que por la madera. En marzo cubrió su techo con paneles.',
      '> Hicimos las cuentas tres veces. El crédito cuesta menos que lo que dejamos de pagar.',
      'Los vecinos fueron a verlo. Dos de ellos ya pidieron cotizaciones a empresas de la red.',
    ],
  },
  {
    key: 'ley-datos',
    days: 110,
    subject: 'office',
    palette: 'plum',
    title: {
      en: 'Personal data: five questions that a small shop should be able to answer',
      es: 'Datos personales: cinco preguntas que una tienda pequeña debe saber responder',
    },
    summary: {
      en: 'What Law 1581 asks of anyone who keeps a list of customers in a notebook or on a phone.',
      es: 'Qué pide la Ley 1581 a quienes guardan una lista de clientes en un cuaderno o en un celular.',
    },
    en: [
      'A list of phone numbers is a database. If you keep one, you have to know why, and answer when somebody asks.',
      '- Whose data do you have, and who gave them to you?',
      '- What did they agree you could use them for?',
      '- Who else sees them?',
      '- How long do you keep them?',
      '- Who does a customer write to in order to see or delete them, and how many days do you take to answer?',
    ],
    es: [
      'Una lista de teléfonos es una base de datos. Quien la guarda debe saber para qué, y debe responder cuando alguien pregunte.',
      '- ¿De quién son los datos que tiene y quién se los dio?',
      '- ¿Para qué aceptaron que usted los use?',
      '- ¿Quién más los ve?',
      '- ¿Cuánto tiempo los guarda?',
      '- ¿A quién le escribe un cliente que quiere verlos o borrarlos, y en cuántos días le responde?',
    ],
  },
];
