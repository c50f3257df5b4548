import type { DemoDiscussion } from './discussion-types.ts';

/** What people discuss about money, selling in other places, and growing. */
export const growthDiscussions: readonly DemoDiscussion[] = [
  {
    key: 'anticipo',
    by: 'juliana-lozano',
    language: 'es',
    category: 'services',
    tags: ['pagos', 'contratos'],
    title: '¿Qué porcentaje de anticipo piden y cómo lo dejan por escrito?',
    text: 'Diseño espacios comerciales y el 30 % ya no me alcanza para comprar materiales. Un cliente nuevo me ofrece 20 % y “el resto contra entrega”.\n¿Qué piden ustedes, y en qué documento queda? ¿La cotización firmada basta?',
    daysAgo: 5,
    likes: 9,
    answers: [
      {
        by: 'muebles-encino-real',
        isAccepted: true,
        text: '50 % para empezar, 40 % antes de despachar y 10 % a los ocho días de instalado. La cotización aceptada por correo vale como contrato si dice qué se entrega, cuándo y qué pasa si alguno se retrasa.\nSi el cliente dice que no al 50 %, facturamos los materiales aparte y los paga directo al proveedor.',
        replies: [
          {
            by: 'juliana-lozano',
            text: 'Lo de los materiales aparte no lo había pensado. Gracias.',
          },
        ],
      },
      {
        by: 'ben-hartley',
        text: 'From the buyer’s side: I’m happy to pay half up front when I get photos of the work every Friday. It’s the silence that scares me, not the amount.',
      },
    ],
  },
  {
    key: 'primer-empleo-extranjera',
    by: 'claire-donnelly',
    language: 'en',
    category: 'services',
    tags: ['hiring', 'panama'],
    title: 'Hiring our first salesperson in Panama: fixed salary or commission?',
    text: 'We sell specialty coffee to restaurants and need somebody in David. Everyone I ask says commission only, and everyone I interview says no to that.\nWhat mix has worked for you in the first year?',
    daysAgo: 8,
    likes: 6,
    answers: [
      {
        by: 'equipos-costa-abajo',
        isAccepted: true,
        text: 'A salary at the level of the trade plus 3% of what is actually collected, not of what is ordered. The second part is what made our people call customers about overdue invoices.',
      },
      {
        by: 'itzel-batista',
        text: 'Put the territory and who keeps the customer list in the contract. We learned that one the hard way.',
      },
    ],
  },
  {
    key: 'registro-marca',
    by: 'hilanderia-sumaq',
    language: 'es',
    category: 'products',
    tags: ['marca', 'exportación'],
    title: 'Registrar la marca antes de exportar: ¿en cuáles países primero?',
    text: 'Vendemos hilo de alpaca en Perú y nos escriben de Colombia y México. Registrar en los tres cuesta más que el primer pedido.\n¿Por dónde empezaron ustedes?',
    daysAgo: 11,
    likes: 12,
    answers: [
      {
        by: 'abogados-ceiba',
        isAccepted: true,
        text: 'Primero donde produce y donde ya tiene un distribuidor que podría registrarla a su nombre. La prioridad de seis meses le deja presentar en los demás países con la fecha de la primera solicitud: úsela para probar el mercado antes de pagar.',
      },
      {
        by: 'barro-luna-negra',
        text: 'En Colombia revise también las clases: nosotros registramos la de cerámica y vendíamos velas.',
      },
    ],
  },
  {
    key: 'precio-dolar',
    by: 'cacao-montes-del-carare',
    language: 'es',
    category: 'products',
    tags: ['precios', 'dólar', 'cacao'],
    title: 'Cotizar en dólares cuando el costo está en pesos',
    text: 'El dólar bajó 300 pesos entre la cotización y el pago, y se fue el margen de todo un lote. ¿Cada cuánto actualizan la lista? ¿Alguien usa una cláusula de ajuste que el cliente sí acepte?',
    daysAgo: 14,
    likes: 15,
    answers: [
      {
        by: 'granos-del-altiplano-azul',
        text: 'Cotización con vigencia de ocho días y una línea: “si la TRM se mueve más de 3 %, se ajusta la diferencia a partes iguales”. Nadie ha dicho que no.',
      },
      {
        by: 'cuentas-del-nogal',
        text: 'Para montos desde 20.000 dólares pregunte por un forward en su banco. No es solo para los grandes, pero hay que pedirlo.',
      },
      {
        by: 'orlando-marin',
        text: 'Yo separo en la hoja de costos lo que pago en pesos de lo que pago en dólares. Así sé cuánto me duele de verdad.',
      },
    ],
  },
  {
    key: 'whatsapp-pedidos',
    by: 'yuraima-landaeta',
    language: 'es',
    category: 'services',
    tags: ['ventas', 'herramientas'],
    title: 'Pedidos por WhatsApp: cómo dejar de perderlos entre los mensajes',
    text: 'Somos dos personas y llegan 40 pedidos al día por tres números. Probamos un cuaderno, una hoja de cálculo y etiquetas. Igual se nos quedan dos o tres por semana.\n¿Qué les ha funcionado sin pagar un sistema caro?',
    daysAgo: 17,
    likes: 18,
    answers: [
      {
        by: 'bomboneria-valle-azul',
        isAccepted: true,
        text: 'Un solo número, respuestas guardadas y una regla: un pedido existe solo cuando el cliente recibe el resumen con el total y responde “confirmo”. Ese resumen lo copiamos a la hoja. Bajamos de tres perdidos por semana a uno al mes.',
      },
      {
        by: 'martha-pinto',
        text: 'Y alguien responsable cada hora, con nombre. Cuando es de todos no es de nadie.',
      },
    ],
  },
  {
    key: 'sell-to-hotels',
    by: 'finca-bruma-alta',
    language: 'en',
    category: 'products',
    tags: ['hotels', 'sales'],
    title: 'Selling to hotels: who actually decides, and when do they buy?',
    text: 'I’ve left samples with eleven hotels this year and got one order. Is it the chef, the purchasing office or the owner? And is there a month when budgets open up?',
    daysAgo: 20,
    likes: 7,
    answers: [
      {
        by: 'rutas-del-colca',
        isAccepted: true,
        text: 'We book forty small hotels a year. In an independent one the chef or the housekeeper asks and the owner pays, so talk to both on the same visit. They set prices with suppliers in October for the season. Bring something we can put on a plate that day, not a brochure.',
      },
      {
        by: 'claire-donnelly',
        text: 'Confirming October. In January everybody is too busy to open the door.',
      },
    ],
  },
  {
    key: 'cartera-vencida',
    by: 'dotaciones-valle-alto',
    language: 'es',
    category: 'services',
    tags: ['cartera', 'pagos'],
    title: 'Cliente grande que paga a 120 días: ¿lo siguen atendiendo?',
    text: 'Es el 40 % de mis ventas y paga siempre, pero a los 120 días aunque el contrato dice 60. Cada trimestre financio su nómina con la mía.\n¿Han logrado cambiarlo sin perder el cliente?',
    daysAgo: 26,
    likes: 21,
    isFeatured: true,
    answers: [
      {
        by: 'cuentas-del-nogal',
        text: 'La Ley de Plazos Justos pone un máximo de 45 días para pagar a empresas pequeñas en Colombia. Empiece por mandarles la norma con la factura: muchas veces el área de pagos ni la conoce.',
      },
      {
        by: 'muebles-encino-real',
        isAccepted: true,
        text: 'Nosotros ofrecimos 2 % de descuento por pago a 30 días y subimos la lista 2 %. Firmaron felices. Y pusimos un cupo: con dos facturas vencidas no sale el siguiente pedido, y se los dijimos antes, no el día del despacho.',
        replies: [
          {
            by: 'dotaciones-valle-alto',
            text: 'El cupo avisado con tiempo. Lo voy a proponer el lunes.',
          },
        ],
      },
    ],
  },
  {
    key: 'empaque-sin-plastico',
    by: 'rosa-choque',
    language: 'es',
    category: 'products',
    tags: ['empaques', 'sostenibilidad'],
    title: 'Empaque sin plástico para alimentos secos que aguante la humedad',
    text: 'Busco reemplazar la bolsa de polipropileno para kiwicha y quinua, 500 g, con seis meses de anaquel en Lima. El kraft simple se humedece en dos.',
    daysAgo: 31,
    likes: 10,
    answers: [
      {
        by: 'envases-cumbre-verde',
        isAccepted: true,
        text: 'Kraft con barrera de celulosa, sin válvula: para grano seco bastan la barrera y un buen sello a 140 °C. Le sale un 18 % más que el polipropileno en pedidos de 5.000. Pida la prueba de transmisión de vapor a 38 °C, no a 23.',
      },
      { by: 'kevin-polo', text: 'En Barranquilla lo usamos para harina. Ocho meses sin reclamos.' },
    ],
  },
  {
    key: 'first-trade-fair',
    by: 'ben-hartley',
    language: 'en',
    category: 'services',
    tags: ['fairs', 'marketing'],
    title: 'First trade fair with a small stand: what would you leave at home?',
    text: 'Nine square meters, two people, three days in Bogotá. I have a list of forty things to bring and a hatchback.',
    daysAgo: 36,
    likes: 8,
    answers: [
      {
        by: 'cafe-alto-del-roble',
        isAccepted: true,
        text: 'Leave the catalogs. Bring a small scale, water, a long extension cord, and a notebook where you write what each visitor asked before the next one comes. We closed four contracts from that notebook and none from 300 catalogs.',
      },
      {
        by: 'itzel-batista',
        text: 'Comfortable shoes, and somebody who can stand there while you eat.',
      },
    ],
  },
  {
    key: 'probar-empaque',
    by: 'laura',
    language: 'es',
    category: 'products',
    tags: ['empaques', 'muestras'],
    title: '¿Cómo prueban un empaque compostable antes de pedir mil?',
    text: 'Tengo tres muestras de caja para una línea de objetos de mesa y un pedido mínimo de mil unidades.\n¿Qué pruebas hacen ustedes en el taller, sin laboratorio, para saber si aguanta el viaje y la humedad?',
    daysAgo: 3,
    likes: 6,
    answers: [
      {
        by: 'martha-pinto',
        text: 'Una caja llena, tres días en el baño de la casa y luego una caída de un metro por cada esquina. Si cierra igual que el primer día, sirve.',
      },
      {
        by: 'barro-luna-negra',
        text: 'Nosotros mandamos cinco por mensajería a la dirección de un amigo en otra ciudad y le pedimos fotos. Cuesta poco y dice la verdad.',
        replies: [
          {
            by: 'esteban-arango',
            names: 'laura',
            text: 'pida además que el proveedor le firme el gramaje: a mí me llegó el pedido más delgado que la muestra.',
          },
        ],
      },
    ],
  },
  {
    key: 'quien-paga-prototipo',
    by: 'kevin-polo',
    language: 'es',
    category: 'services',
    tags: ['diseño', 'contratos'],
    title: '¿Quién paga el prototipo cuando el cliente no sigue?',
    text: 'Me pidieron un mostrador de muestra, lo hice y el proyecto se canceló. ¿Lo cobran aparte o lo descuentan después?',
    daysAgo: 6,
    likes: 4,
    answers: [
      {
        by: 'laura',
        isAccepted: true,
        text: 'Aparte y antes de empezar, con su propia cotización. Si el proyecto sigue, descuento la mitad de la primera factura. Así nadie pide una muestra por curiosidad.',
        replies: [
          {
            by: 'kevin-polo',
            text: 'La mitad en la primera factura es justo lo que me faltaba. Gracias.',
          },
        ],
      },
    ],
  },
];
