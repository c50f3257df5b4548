import { type LongTexts, list, text } from './long-text-types.ts';

/** Of properties outside Colombia. */
export const longPropertyTextsAbroad: LongTexts = {
  'casa-tezontle/depto-del-valle': {
    more: {
      es: text(
        list(
          'Distribución',
          'Sala y comedor de treinta metros',
          'Dos recámaras con clóset',
          'Dos baños completos',
          'Roof garden privado de treinta metros',
          'Bodega y dos cajones',
        ),
        list(
          'Documentos',
          'Escritura y predial al corriente',
          'Dictamen estructural de 2023',
          'Se aceptan créditos bancarios y Fovissste',
        ),
        'Citas de martes a domingo, de 10 a. m. a 6 p. m.',
      ),
      en: text(
        list(
          'Rooms',
          'Living and dining room of thirty square meters',
          'Two bedrooms with wardrobes',
          'Two full bathrooms',
          'A private thirty-square-meter roof terrace',
          'A storage room and two parking spaces',
        ),
        list(
          'Papers',
          'Deeds and property tax up to date',
          'A 2023 structural report',
          'Bank loans are accepted',
        ),
        'Visits from Tuesday to Sunday, 10 a.m. to 6 p.m.',
      ),
    },
  },
  'haciendas-cal-y-canto/casa-playa-renta': {
    more: {
      es: text(
        list(
          'La renta incluye',
          'Agua, luz hasta 400 kWh e internet de fibra',
          'Jardinero dos veces por semana',
          'Limpieza de la alberca comunitaria',
          'Bicicletas y sillas de playa',
        ),
        list(
          'Reglas de la casa',
          'Hasta seis personas',
          'Se admite un perro',
          'Sin fiestas después de las once',
        ),
        'Para apartar basta un mes. El resto se paga al llegar y por mensualidades.',
      ),
      en: text(
        list(
          'The rent includes',
          'Water, up to 400 kWh of electricity and fiber internet',
          'A gardener twice a week',
          'The cleaning of the shared pool',
          'Bicycles and beach chairs',
        ),
        list(
          'Rules of the house',
          'Up to six people',
          'One dog is welcome',
          'No parties after eleven',
        ),
        'One month’s rent reserves it. The rest is paid on arrival, then month by month.',
      ),
    },
  },
  'malecon-propiedades/depto-malecon-miraflores': {
    name: {
      es: 'Departamento sobre el malecón de Miraflores con vista al mar, tres dormitorios, dos cocheras y depósito en el sótano',
      en: 'Apartment over the Miraflores cliff walk with a view of the sea, three bedrooms, two parking spaces and storage',
    },
    more: {
      es: text(
        list(
          'Distribución',
          'Sala y comedor con mampara al malecón',
          'Cocina con comedor de diario',
          'Tres dormitorios, uno con terraza',
          'Tres baños y cuarto de servicio',
        ),
        list(
          'Gastos',
          'Mantenimiento mensual con agua y vigilancia',
          'Arbitrios al día hasta diciembre',
        ),
        'Partida registral independizada y sin cargas. Se puede comprar con crédito hipotecario.',
      ),
      en: text(
        list(
          'Rooms',
          'Living and dining room with a glass front to the sea',
          'Kitchen with a breakfast corner',
          'Three bedrooms, one with a terrace',
          'Three bathrooms and a service room',
        ),
        list(
          'Costs',
          'A monthly fee with water and security',
          'Municipal charges paid until December',
        ),
        'Separate title, free of liens. It can be bought with a mortgage.',
      ),
    },
  },
  'bahia-ancon/apto-avenida-balboa': {
    more: {
      es: text(
        list(
          'Incluye',
          'Línea blanca completa',
          'Aires en sala y recámaras',
          'Un estacionamiento techado',
          'Área social con piscina y gimnasio',
        ),
        list(
          'Requisitos',
          'Carta de trabajo o estados de cuenta',
          'Un mes de depósito y uno adelantado',
          'Contrato mínimo de doce meses',
        ),
        'Se muestra todos los días de 8 a. m. a 7 p. m., también por videollamada.',
      ),
      en: text(
        list(
          'It comes with',
          'All kitchen appliances',
          'Air conditioning in every room',
          'A covered parking space',
          'A pool and a gym',
        ),
        list(
          'What we ask for',
          'A letter from your employer or bank statements',
          'One month’s deposit and one in advance',
          'A lease of at least twelve months',
        ),
        'Shown every day from 8 a.m. to 7 p.m., also by video call.',
      ),
    },
  },
};
