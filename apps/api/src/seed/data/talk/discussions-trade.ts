import type { DemoDiscussion } from './discussion-types.ts';

/** What people discuss about making, selling and sending things. */
export const tradeDiscussions: readonly DemoDiscussion[] = [
  {
    key: 'cotizaciones',
    by: 'barro-luna-negra',
    language: 'es',
    category: 'services',
    tags: ['cotizaciones', 'comunidad'],
    title: 'Guía de la comunidad: cómo pedir y dar cotizaciones',
    text: 'Qué debe traer una solicitud para que le respondan el mismo día.\nCantidad, fecha y ciudad de entrega. Foto o referencia de lo que busca. Si ya tiene un precio de otra parte, dígalo: ahorra tres mensajes.\nA quien cotiza: ponga hasta cuándo vale el precio y qué no incluye. El transporte es lo que más se olvida.',
    daysAgo: 64,
    likes: 19,
    isPinned: true,
    isFeatured: true,
    answers: [
      {
        by: 'envases-cumbre-verde',
        text: 'Agrego una: diga si necesita factura electrónica. El precio con IVA y sin IVA no se puede comparar.',
      },
      {
        by: 'juliana-lozano',
        text: 'Me sirvió. Pedí empaques con esta lista y tuve tres respuestas en la tarde.',
      },
    ],
  },
  {
    key: 'cafe-panama',
    by: 'cafe-alto-del-roble',
    language: 'es',
    category: 'products',
    tags: ['exportación', 'café', 'aduanas'],
    title: '¿Qué revisan antes de enviar el primer pedido de café a Panamá?',
    text: 'En dos semanas sale mi primer pedido a Ciudad de Panamá: 240 kg en bolsas de 500 g, tostado medio.\nYa tengo certificado de origen, factura comercial en dólares, registro sanitario vigente y una cotización de flete aéreo y marítimo para el mismo volumen.\nLo que me preocupa es la humedad. Mi pregunta concreta: ¿qué revisan ustedes el día antes de entregar la carga? Me sirve una lista corta, de las que se pegan en la pared de la bodega.',
    daysAgo: 2,
    likes: 14,
    answers: [
      {
        by: 'granos-del-altiplano-azul',
        isAccepted: true,
        text: 'Nosotros pegamos esto en la bodega y no hemos vuelto a perder carga:\nHumedad del grano entre 10,5 y 11,5 %, medida en tres bolsas al azar.\nBolsas con válvula y forro plástico en cada caja.\nTarima tratada, con el sello a la vista.\nFotos de las seis caras antes de cerrar.\nCopia de los documentos dentro de la caja 1, no solo en el correo.',
        replies: [
          {
            by: 'cafe-alto-del-roble',
            text: 'Justo lo que buscaba. La de las seis fotos no se me habría ocurrido.',
          },
        ],
      },
      {
        by: 'finca-bruma-alta',
        text: 'Desde el lado de Panamá: pida cita de retiro antes de que el contenedor llegue a Balboa. Si espera el aviso, paga dos días de bodegaje.',
        replies: [
          { by: 'itzel-batista', text: 'Confirmo. A nosotros nos costó 180 dólares aprenderlo.' },
        ],
      },
      {
        by: 'equipos-costa-abajo',
        text: 'Revise que el valor FOB de la factura coincida al centavo con la declaración. Por 40 centavos nos devolvieron un envío.',
      },
    ],
  },
  {
    key: 'factura-col-mex',
    by: 'muebles-encino-real',
    language: 'es',
    category: 'services',
    tags: ['facturación', 'impuestos', 'dian'],
    title: 'Factura electrónica entre Colombia y México: ¿quién retiene qué?',
    text: 'Mi cliente en Puebla pide CFDI y mi proveedor emite desde la DIAN. ¿Cómo lo resuelven cuando el servicio se presta a distancia? Mi contadora dice una cosa y la de ellos otra.',
    daysAgo: 1,
    likes: 11,
    answers: [
      {
        by: 'hilanderia-sumaq',
        text: 'Pregunte primero si hay convenio para evitar la doble tributación y qué tarifa aplica al servicio. Con el certificado de residencia fiscal la retención baja.',
      },
      {
        by: 'dotaciones-valle-alto',
        text: 'Nosotros facturamos como exportación de servicios, sin IVA, y guardamos el contrato y la prueba de pago del exterior. Sin esos dos papeles la exención se cae.',
        isAccepted: true,
      },
    ],
  },
  {
    key: 'costo-empaque',
    by: 'envases-cumbre-verde',
    language: 'es',
    category: 'products',
    tags: ['empaques', 'costos'],
    title: 'Comparto la planilla con la que calculo el costo real de un empaque',
    text: 'Incluye merma, flete por volumen y almacenamiento. Dígame qué le falta.\nLo que más sorprende a los clientes: un empaque que llega armado cuesta la mitad del material y el doble del transporte.',
    daysAgo: 3,
    likes: 17,
    answers: [
      {
        by: 'bomboneria-valle-azul',
        text: 'Falta el tiempo de armado. Con 600 cajas al mes son dos días de una persona.',
      },
      {
        by: 'sazon-dona-remedios',
        text: 'La usé con frascos y me cambió el precio de venta. Gracias por compartirla.',
      },
    ],
  },
  {
    key: 'contenedor-callao',
    by: 'granos-del-altiplano-azul',
    language: 'es',
    category: 'services',
    tags: ['logística', 'exportación'],
    title: 'Busco a dos empresas para completar un contenedor Callao – Balboa en febrero',
    text: 'Tengo 9 m³ de quinua. Sale la segunda semana y quedan unos 16 m³ libres. Carga seca, sin olor. Reparto el flete por volumen y el seguro por valor.',
    daysAgo: 4,
    likes: 9,
    answers: [
      {
        by: 'frutos-del-chira',
        text: 'Me interesan 5 m³ de banano deshidratado en cajas. Le escribo por mensaje con las medidas.',
      },
      {
        by: 'plateria-cuesta-san-blas',
        text: 'Yo tengo poco, medio metro, pero de mucho valor. ¿El seguro lo contrata cada uno?',
        replies: [
          {
            by: 'granos-del-altiplano-azul',
            text: 'Sí, cada uno el suyo, y así nadie discute si algo pasa.',
          },
        ],
      },
    ],
  },
  {
    key: 'vitrina-chocolate',
    by: 'bomboneria-valle-azul',
    language: 'es',
    category: 'products',
    tags: ['chocolate', 'equipos'],
    title: 'Nevera de vitrina o cava: ¿qué les ha funcionado para chocolate en clima cálido?',
    text: 'Aquí pasamos de 34 °C y la vitrina gasta más de lo que vendo algunos meses. ¿Alguien usa cava de vino para bombones?',
    daysAgo: 6,
    likes: 8,
    answers: [
      {
        by: 'cacao-montes-del-carare',
        isAccepted: true,
        text: 'Cava de vino a 16 °C y humedad de 55 %. La vitrina solo para mostrar lo del día. Bajamos el recibo de energía a la mitad.',
      },
      {
        by: 'istmo-luz-solar',
        text: 'Si el local recibe sol, dos paneles cubren una cava pequeña. Con gusto le hago la cuenta con su consumo.',
      },
    ],
  },
  {
    key: 'precio-artesania',
    by: 'tejidos-sol-de-jepira',
    language: 'es',
    category: 'products',
    tags: ['artesanías', 'precios'],
    title: '¿Cómo explican el precio de algo hecho a mano sin pedir disculpas?',
    text: 'Una mochila grande son tres semanas de trabajo. Cuando digo el precio, el silencio. Quiero frases que les hayan servido.',
    daysAgo: 9,
    likes: 21,
    answers: [
      {
        by: 'taller-molas-del-mar',
        text: 'Muestro la pieza a medio hacer. Después de verla, nadie pregunta por qué cuesta.',
      },
      {
        by: 'luthiers-llano-adentro',
        text: 'Digo las horas y el nombre de quien la hizo, y después el precio. En ese orden.',
        isAccepted: true,
      },
      {
        by: 'telares-de-quibor',
        text: 'Y una ficha con cuidados: quien la recibe entiende que dura veinte años.',
      },
    ],
  },
  {
    key: 'proveedor-hilo',
    by: 'hilanderia-sumaq',
    language: 'es',
    category: 'products',
    tags: ['textiles', 'proveedores'],
    title: 'Hilo de algodón orgánico: qué certificados piden de verdad los clientes',
    text: 'Me cotizan tres certificados distintos y cada uno cuesta como una máquina. ¿Cuál les han pedido en Europa y cuál en Estados Unidos?',
    daysAgo: 12,
    likes: 7,
    answers: [
      {
        by: 'tejidos-sol-de-jepira',
        text: 'En Europa me pidieron GOTS. En Estados Unidos les bastó con el del proveedor y la trazabilidad del lote.',
      },
    ],
  },
  {
    key: 'importar-maquina',
    by: 'barro-luna-negra',
    language: 'es',
    category: 'products',
    tags: ['maquinaria', 'importación'],
    title: 'Importé un horno usado y esto fue lo que no estaba en la cotización',
    text: 'Descargue, montacargas, un permiso eléctrico y dos días de bodega. En total, 18 % más.\nSi va a importar, pida el precio puesto en su piso y pregunte quién firma el recibo en el puerto.',
    daysAgo: 15,
    likes: 13,
    answers: [
      {
        by: 'equipos-costa-abajo',
        text: 'Buen resumen. Agregue la nacionalización: el agente cobra por partida, no por bulto.',
      },
      {
        by: 'muebles-encino-real',
        text: '¿El permiso eléctrico lo pidió antes o después de que llegara?',
        replies: [
          {
            by: 'barro-luna-negra',
            text: 'Después, y ese fue el error. Pídalo con la ficha técnica, antes de pagar.',
          },
        ],
      },
    ],
  },
  {
    key: 'selling-abroad',
    by: 'ben-hartley',
    language: 'en',
    category: 'services',
    tags: ['exports', 'contracts'],
    title: 'First contract with a distributor abroad: what do you insist on?',
    text: 'We have an offer from a distributor in Ecuador. They want exclusivity for two years. What would you put in writing before signing?',
    daysAgo: 5,
    likes: 10,
    answers: [
      {
        by: 'claire-donnelly',
        isAccepted: true,
        text: 'A minimum volume per quarter. If they miss it twice, exclusivity ends by itself. And the right to sell directly online.',
      },
      {
        by: 'finca-bruma-alta',
        text: 'Who owns the sanitary registration. Ours was in the name of the distributor, and it took a year to get it back.',
      },
    ],
  },
  {
    key: 'dinero-facil',
    by: 'kevin-polo',
    language: 'es',
    category: 'services',
    tags: ['ingresos'],
    title: 'Una oportunidad para trabajar desde la casa',
    text: 'Gane dinero fácil con solo dos horas al día, escríbame y le cuento cómo empezar esta misma semana.',
    daysAgo: 1,
    likes: 0,
    status: 'HELD',
    answers: [],
  },
];
