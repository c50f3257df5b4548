import { openDaily, openOn } from './partner-hours.ts';
import type { DemoPartner } from './partner-types.ts';

const bogota = 'America/Bogota';

/** Partners for travel, work places, transport, events and health. */
export const partnersForPlaces: readonly DemoPartner[] = [
  {
    key: 'rumbo-sur-viajes',
    name: 'Rumbo Sur Viajes de Negocios',
    category: 'travel',
    subject: 'farm',
    palette: 'sky',
    offer: {
      en: '12% off hotels and free flight changes',
      es: '12 % menos en hoteles y cambios de vuelo sin costo',
    },
    services: [
      { en: 'Flights and hotels for companies', es: 'Vuelos y hoteles para empresas' },
      { en: 'Trade fairs', es: 'Ferias comerciales' },
      { en: 'Groups', es: 'Grupos' },
    ],
    description: {
      en: 'A travel agency for people who travel to sell. One invoice a month, one person on the phone, Sundays included, and a list of hotels close to where business is done.',
      es: 'Agencia de viajes para quienes viajan a vender. Una sola factura al mes, una persona al teléfono también los domingos y una lista de hoteles cerca de donde se hacen los negocios.',
    },
    locations: [
      {
        street: 'Avenida Calle 26 # 69-76',
        city: 'Bogotá',
        country: 'CO',
        timeZone: bogota,
        phone: '+576017435060',
        hours: openOn('07:00', '19:00', ['08:00', '13:00']),
      },
      {
        street: 'Calle 60 # 491, Centro',
        city: 'Mérida',
        country: 'MX',
        timeZone: 'America/Mexico_City',
        phone: '+529999201140',
        hours: openOn('09:00', '18:00'),
      },
    ],
    offers: [
      {
        title: { en: '12% off 240 hotels in the region', es: '12 % en 240 hoteles de la región' },
        terms: { en: 'Nights from Sunday to Thursday.', es: 'Noches de domingo a jueves.' },
        endsInDays: 150,
        code: 'RUMBO-12',
        claim: 'empresas/wiki',
      },
      {
        title: {
          en: 'Stand and travel for Macrorrueda in one package',
          es: 'Stand y viaje a la Macrorrueda en un solo paquete',
        },
        startsInDays: -200,
        endsInDays: -30,
        code: 'MACRO-25',
      },
    ],
  },
  {
    key: 'hotel-puerta-del-mar',
    name: 'Hotel Puerta del Mar',
    category: 'travel',
    subject: 'colonial',
    palette: 'clay',
    offer: {
      en: 'Free meeting room with ten rooms',
      es: 'Sala de reuniones sin costo con diez habitaciones',
    },
    services: [
      { en: 'Rooms', es: 'Habitaciones' },
      { en: 'Meetings of up to 80 people', es: 'Reuniones de hasta 80 personas' },
    ],
    description: {
      en: 'Forty-two rooms in the old city, with desks made for working and a courtyard where teams have their breakfast. Ten minutes from the convention center.',
      es: 'Cuarenta y dos habitaciones en el centro histórico, con escritorios hechos para trabajar y un patio donde desayunan los equipos. A diez minutos del centro de convenciones.',
    },
    locations: [
      {
        street: 'Calle de la Media Luna # 10-64',
        city: 'Cartagena',
        country: 'CO',
        timeZone: bogota,
        phone: '+576056645210',
        hours: openDaily('00:00', '23:59'),
      },
    ],
    offers: [
      {
        title: {
          en: 'Meeting room free with ten rooms or more',
          es: 'Sala de reuniones gratis desde diez habitaciones',
        },
        endsInDays: 210,
        code: 'PUERTA-SALA',
      },
    ],
  },
  {
    key: 'taller-compartido',
    name: 'Taller Compartido',
    category: 'coworking',
    subject: 'studio',
    palette: 'maize',
    offer: {
      en: 'Two days a month at any of its houses',
      es: 'Dos días al mes en cualquiera de sus casas',
    },
    services: [
      { en: 'Desks by the day', es: 'Puestos por días' },
      { en: 'Meeting rooms by the hour', es: 'Salas por horas' },
      { en: 'Address for your company', es: 'Domicilio para su empresa' },
    ],
    description: {
      en: 'Houses with desks, a workshop and a kitchen where lunch is cooked for everybody. Members of the network meet there on the first Thursday of each month.',
      es: 'Casas con puestos de trabajo, un taller y una cocina donde se almuerza en compañía. Los miembros de la red se encuentran allí el primer jueves de cada mes.',
    },
    locations: [
      {
        name: 'Casa Laureles',
        street: 'Circular 4 # 70-28',
        city: 'Medellín',
        country: 'CO',
        timeZone: bogota,
        phone: '+576044119010',
        hours: openOn('07:00', '20:00', ['08:00', '14:00']),
      },
      {
        name: 'Casa Roma',
        street: 'Calle Colima 213, Roma Norte',
        city: 'Ciudad de México',
        country: 'MX',
        timeZone: 'America/Mexico_City',
        phone: '+525555147720',
        hours: openOn('08:00', '20:00'),
      },
    ],
    offers: [
      {
        title: { en: 'Two free days a month', es: 'Dos días gratis al mes' },
        terms: { en: 'Book a day ahead.', es: 'Reserve con un día de anticipación.' },
        code: 'TALLER-2',
        claim: 'reservas',
      },
    ],
  },
  {
    key: 'carga-pacifico',
    name: 'Carga Pacífico',
    category: 'logistics-transportation',
    subject: 'moving',
    palette: 'jade',
    offer: {
      en: 'Shared containers from Buenaventura and Callao, 10% off',
      es: 'Contenedor compartido desde Buenaventura y Callao con 10 % menos',
    },
    services: [
      { en: 'Shared containers', es: 'Carga consolidada' },
      { en: 'Customs', es: 'Agenciamiento aduanero' },
      { en: 'Storage', es: 'Bodegaje' },
    ],
    description: {
      en: 'A freight forwarder for anyone who can’t fill a container. Goods leave every Friday and can be tracked box by box, with photos at each stop.',
      es: 'Agente de carga para quienes no llenan un contenedor. La mercancía sale todos los viernes y su camino se sigue caja por caja, con fotos en cada parada.',
    },
    locations: [
      {
        street: 'Calle 7 # 3-50, muelle 12',
        city: 'Buenaventura',
        country: 'CO',
        timeZone: bogota,
        phone: '+576022434410',
        hours: openOn('06:00', '18:00', ['06:00', '14:00']),
      },
      {
        street: 'Avenida Argentina 3093',
        city: 'Callao',
        country: 'PE',
        timeZone: 'America/Lima',
        phone: '+5114299900',
        hours: openOn('07:00', '19:00'),
      },
    ],
    offers: [
      {
        title: { en: '10% off shared containers', es: '10 % en carga consolidada' },
        endsInDays: 100,
        code: 'PACIFICO10',
      },
      {
        title: {
          en: 'First pickup in the city is free',
          es: 'Primera recogida en ciudad sin costo',
        },
        startsInDays: 10,
        endsInDays: 40,
        code: 'RECOGE-1',
      },
    ],
  },
  {
    key: 'mensajeros-del-valle',
    name: 'Mensajeros del Valle',
    category: 'logistics-transportation',
    subject: 'bicycle',
    palette: 'clay',
    offer: {
      en: 'Same-day delivery in Cali and Palmira from 6,900 pesos',
      es: 'Entregas el mismo día en Cali y Palmira desde 6.900 pesos',
    },
    services: [{ en: 'Deliveries by bicycle and van', es: 'Entregas en bicicleta y furgón' }],
    description: {
      en: 'Forty couriers with contracts and insurance. Orders placed by noon arrive the same day; the customer gets a message with the courier’s name.',
      es: 'Cuarenta mensajeros con contrato y seguro. Los pedidos hasta el mediodía llegan el mismo día; el cliente recibe un mensaje con el nombre de quien va.',
    },
    locations: [
      {
        street: 'Avenida 3 Norte # 23-47',
        city: 'Cali',
        country: 'CO',
        timeZone: bogota,
        phone: '+576026611212',
        hours: openOn('07:00', '18:00', ['08:00', '13:00']),
      },
    ],
    offers: [
      {
        title: {
          en: 'Ten deliveries at the price of eight',
          es: 'Diez entregas al precio de ocho',
        },
        endsInDays: 30,
        code: 'VALLE8X10',
      },
    ],
  },
  {
    key: 'plaza-ferias',
    name: 'Plaza Ferias y Eventos',
    category: 'events',
    subject: 'shop',
    palette: 'plum',
    offer: {
      en: 'Shared stand at four fairs a year',
      es: 'Stand compartido en cuatro ferias al año',
    },
    services: [
      { en: 'Stands', es: 'Montaje de stands' },
      { en: 'Business rounds', es: 'Ruedas de negocios' },
    ],
    description: {
      en: 'They run the fairs where the small stand by the entrance is the one that sells. Members of the network share a corner of 24 square meters, with a host.',
      es: 'Organiza las ferias en las que vende el stand pequeño junto a la entrada. Los miembros de la red comparten una esquina de 24 metros cuadrados, con anfitrión.',
    },
    locations: [
      {
        street: 'Carrera 37 # 24-67',
        city: 'Bogotá',
        country: 'CO',
        timeZone: bogota,
        phone: '+576013810000',
        hours: openOn('08:00', '18:00'),
      },
    ],
    offers: [
      {
        title: {
          en: 'Two meters of the shared stand at the May fair',
          es: 'Dos metros del stand compartido en la feria de mayo',
        },
        terms: {
          en: 'Twelve places, first come, first served.',
          es: 'Doce cupos, por orden de solicitud.',
        },
        endsInDays: 90,
        code: 'PLAZA-MAYO',
        claim: 'mayo',
      },
    ],
  },
  {
    key: 'salud-a-tiempo',
    name: 'Salud a Tiempo',
    category: 'health-services',
    subject: 'living',
    palette: 'clay',
    offer: {
      en: 'Check-ups for teams at the workplace, 25% off',
      es: 'Chequeos para equipos en la empresa con 25 % menos',
    },
    services: [
      { en: 'Occupational health', es: 'Salud ocupacional' },
      { en: 'Vaccination', es: 'Vacunación' },
      { en: 'Telemedicine', es: 'Telemedicina' },
    ],
    description: {
      en: 'Doctors and nurses who come to the company, see up to forty people a day, and leave the reports the law requires. Each person’s results are private.',
      es: 'Médicos y enfermeras que van a la empresa, atienden hasta cuarenta personas al día y dejan los informes que pide la ley. Los resultados son de cada persona.',
    },
    locations: [
      {
        street: 'Calle 36 # 27-71',
        city: 'Bucaramanga',
        country: 'CO',
        timeZone: bogota,
        phone: '+576076971500',
        hours: openOn('06:30', '17:00', ['07:00', '12:00']),
      },
      {
        street: 'Avenida Francisco de Miranda, Chacao',
        city: 'Caracas',
        country: 'VE',
        timeZone: 'America/Caracas',
        phone: '+582122634411',
        hours: openOn('07:00', '16:00'),
      },
    ],
    offers: [
      {
        title: {
          en: '25% off check-ups for ten people or more',
          es: '25 % en chequeos desde diez personas',
        },
        endsInDays: 130,
        code: 'SALUD-25',
      },
    ],
  },
  {
    key: 'oficinas-istmo',
    name: 'Oficinas del Istmo',
    category: 'coworking',
    subject: 'office',
    palette: 'sky',
    status: 'DRAFT',
    offer: { en: 'A furnished office in Panama for a week' },
    services: [{ en: 'Offices by the week' }],
    description: {
      en: 'Offices in the financial district for anyone who comes to close a deal and stays a few days.',
    },
    locations: [],
    offers: [],
  },
  {
    key: 'impulso-creditos',
    name: 'Impulso Créditos',
    category: 'financial-services',
    subject: 'accounting',
    palette: 'clay',
    status: 'HIDDEN',
    offer: { en: 'Loans for stock before Christmas', es: 'Crédito para inventario de fin de año' },
    services: [],
    description: {
      en: 'Short-term loans for stores that stock up in October and sell in December.',
      es: 'Créditos cortos para comercios que compran su inventario en octubre y lo venden en diciembre.',
    },
    locations: [],
    offers: [],
  },
];
