import { type LongTexts, list, text } from './long-text-types.ts';

/** Of products from Colombia and Mexico. */
export const longProductTexts: LongTexts = {
  'cafe-alto-del-roble/grano-500': {
    more: {
      es: text(
        'Lo cultivamos entre 1.650 y 1.800 metros, en tres fincas de la misma vereda. La cereza se recoge madura, se fermenta dieciocho horas y se seca doce días bajo techo.',
        list(
          'En la taza',
          'Aroma a panela y naranja',
          'Acidez media y limpia',
          'Cuerpo redondo, bueno también con leche',
        ),
        list(
          'Pedidos y envíos',
          'Tostamos los martes y despachamos antes del jueves',
          'Desde tres bolsas a cualquier ciudad de Colombia',
          'Muestras de 100 gramos para cafeterías',
        ),
        'Si una bolsa no le convence, escríbanos dentro de los quince días y le devolvemos el dinero.',
      ),
      en: text(
        'We grow it between 1,650 and 1,800 meters, on three farms in one village. The cherries are picked ripe, fermented for eighteen hours and dried for twelve days under a roof.',
        list(
          'In the cup',
          'Aroma of panela and orange',
          'Medium, clean acidity',
          'A round body that also goes well with milk',
        ),
        list(
          'Orders and delivery',
          'We roast on Tuesdays and ship by Thursday',
          'Three bags or more, to any city in Colombia',
          'Samples of 100 grams for cafés',
        ),
        'If a bag doesn’t win you over, write to us within fifteen days and we’ll refund you.',
      ),
    },
  },
  'tejidos-sol-de-jepira/mochila-grande': {
    more: {
      es: text(
        'Una sola tejedora hace cada mochila, en unos veinte días. En la etiqueta encontrará su nombre y el de su ranchería, y ella recibe el 70 % del precio.',
        list(
          'Medidas',
          'Alto: 35 centímetros',
          'Base: 28 centímetros',
          'Gasa: 115 centímetros, más larga por encargo',
        ),
        list(
          'Cuidado',
          'Lavar a mano con agua fría y jabón suave',
          'Secar a la sombra, sin retorcer',
        ),
      ),
      en: text(
        'One weaver makes each bag, in about twenty days. The label gives her name and her village, and seventy percent of the price is hers.',
        list(
          'Measures',
          'Height: 35 centimeters',
          'Base: 28 centimeters',
          'Strap: 115 centimeters, longer on request',
        ),
        list(
          'Care',
          'Wash by hand in cold water with mild soap',
          'Dry in the shade, without wringing',
        ),
      ),
    },
  },
  'cacao-montes-del-carare/caja-origenes': {
    name: {
      es: 'Caja de regalo con seis orígenes de cacao colombiano, seis tabletas de 40 g y guía de cata en español e inglés',
      en: 'Gift box with six origins of Colombian cacao, six bars of 40 g and a tasting guide in Spanish and English',
    },
    more: {
      es: text(
        list(
          'En la caja',
          'Santander 72 %',
          'Tumaco 70 %',
          'Arauca 75 %',
          'Huila 68 %',
          'Sierra Nevada 72 %',
          'Urabá 70 %',
        ),
        'La guía propone un orden de cata y explica en una página cómo se fermenta y se tuesta cada cacao.',
        list(
          'Para empresas',
          'Desde cuarenta cajas imprimimos la faja con su logo',
          'Entrega en doce días hábiles',
          'Factura electrónica y pago a treinta días',
        ),
      ),
      en: text(
        list(
          'In the box',
          'Santander 72%',
          'Tumaco 70%',
          'Arauca 75%',
          'Huila 68%',
          'Sierra Nevada 72%',
          'Urabá 70%',
        ),
        'The guide suggests an order of tasting and explains on one page how each cacao is fermented and roasted.',
        list(
          'For companies',
          'From forty boxes, we print your logo on the sleeve',
          'Delivery in twelve business days',
          'Invoice, payable within thirty days',
        ),
      ),
    },
  },
  'dotaciones-valle-alto/overol-dril': {
    more: {
      es: text(
        list(
          'Qué incluye',
          'Cinta reflectiva de cinco centímetros en pecho, mangas y piernas',
          'Cierre metálico con doble cursor',
          'Seis bolsillos, uno con portalápiz',
          'Refuerzo en rodillas y codos',
        ),
        list(
          'Tallas y entrega',
          'De la S a la XXL, también en corte femenino',
          'Entrega inmediata hasta sesenta unidades',
          'Bordado del logo en cuatro días',
        ),
        'Cambiamos la talla sin costo dentro de los diez días, con la prenda sin usar.',
      ),
      en: text(
        list(
          'What it comes with',
          'Five-centimeter reflective tape on chest, sleeves and legs',
          'Metal zip that opens both ways',
          'Six pockets, one of them for pens',
          'Reinforced knees and elbows',
        ),
        list(
          'Sizes and delivery',
          'Sizes S to XXL, also in a women’s cut',
          'Up to sixty pieces at once',
          'Your logo embroidered in four days',
        ),
        'We change the size free of charge within ten days, as long as it has not been worn.',
      ),
    },
  },
  'muebles-encino-real/escritorio-regulable': {
    name: {
      es: 'Escritorio de encino de altura regulable con motor silencioso, cubierta de 160 × 80 cm y canaleta para cables',
      en: 'Height-adjustable oak desk with a quiet motor, a top of 160 × 80 cm and a channel for cables',
    },
    more: {
      es: text(
        list(
          'Especificaciones',
          'Altura de 68 a 118 centímetros, con cuatro memorias',
          'Carga de hasta 90 kilos',
          'Encino macizo con acabado al aceite',
          'Patas de acero en negro o arena',
        ),
        list(
          'Entrega',
          'Armado sin costo en la zona metropolitana de Guadalajara',
          'A otras ciudades, en dos cajas y con video de armado',
          'De tres a cuatro semanas',
        ),
        'Garantía de diez años en la madera y de tres en el motor.',
      ),
      en: text(
        list(
          'Specifications',
          'Height from 68 to 118 centimeters, with four presets',
          'Carries up to 90 kilograms',
          'Solid oak, finished with oil',
          'Steel legs in black or sand',
        ),
        list(
          'Delivery',
          'Assembled free of charge in and around Guadalajara',
          'To other cities in two boxes, with a video',
          'In three to four weeks',
        ),
        'Ten-year warranty on the wood and three on the motor.',
      ),
    },
  },
  'muebles-encino-real/mesa-ocho': {
    more: {
      es: text(
        'La cubierta sale de tablones del mismo tronco, con la veta continua de un extremo al otro. Se cura con tres manos de aceite y resiste el agua y el vino.',
        list(
          'Medidas',
          'Largo: 220 centímetros',
          'Ancho: 95 centímetros',
          'Alto: 75 centímetros',
          'Peso: 84 kilos',
        ),
        'El flete y el armado están incluidos en Jalisco, Colima y Aguascalientes.',
      ),
      en: text(
        'The top is made of boards from a single trunk, with the grain running from end to end. Three coats of oil protect it from water and wine.',
        list(
          'Measures',
          'Length: 220 centimeters',
          'Width: 95 centimeters',
          'Height: 75 centimeters',
          'Weight: 84 kilograms',
        ),
        'Freight and assembly are included in Jalisco, Colima and Aguascalientes.',
      ),
    },
  },
  'sazon-dona-remedios/mole-500': {
    more: {
      es: text(
        'La receta es de 1962 y lleva veintidós ingredientes. Tostamos los chiles por separado y molemos en metate de motor, sin harina de relleno.',
        list(
          'Cómo se prepara',
          'Disuelva la pasta en un litro de caldo caliente',
          'Cocine veinte minutos a fuego bajo',
          'Sirva con pollo, guajolote o coliflor asada',
        ),
        list('Conservación', 'Doce meses cerrado', 'Dos meses abierto, en refrigeración'),
        'Contiene cacahuate, almendra y ajonjolí.',
      ),
      en: text(
        'The recipe is from 1962 and has twenty-two ingredients. We toast each chile separately and grind on stone, with no flour as filler.',
        list(
          'How to prepare it',
          'Dissolve the paste in a liter of hot broth',
          'Simmer for twenty minutes over low heat',
          'Serve with chicken, turkey or roasted cauliflower',
        ),
        list('Keeping', 'Twelve months sealed', 'Two months opened, in the fridge'),
        'Contains peanut, almond and sesame.',
      ),
    },
  },
};
