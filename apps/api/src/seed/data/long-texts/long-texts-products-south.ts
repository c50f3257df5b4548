import { type LongTexts, list, text } from './long-text-types.ts';

/** Of products from Peru, Panama and Venezuela. */
export const longSouthernProductTexts: LongTexts = {
  'hilanderia-sumaq/sueter-cuello-alto': {
    more: {
      es: text(
        list(
          'Detalles',
          'Baby alpaca peinada, 100 %',
          'Tejido en galga 12, de peso medio',
          'Costuras remalladas a mano',
          'Colores naturales, sin tinte',
        ),
        list(
          'Tallas',
          'S, M, L y XL',
          'Se despacha en tres días',
          'Otras tallas por encargo en dos semanas',
        ),
        'Por encargo de tiendas ponemos su etiqueta desde treinta prendas.',
      ),
      en: text(
        list(
          'Details',
          'Combed baby alpaca, 100%',
          'Twelve gauge, medium weight',
          'Seams linked by hand',
          'Natural colors, without dye',
        ),
        list(
          'Sizes',
          'S, M, L and XL',
          'Ships within three days',
          'Other sizes to order in two weeks',
        ),
        'For stores, we sew in your label from thirty pieces.',
      ),
    },
  },
  'istmo-luz-solar/kit-3kw': {
    name: {
      es: 'Kit solar de 3 kW con batería de litio de 5 kWh, inversor híbrido, estructura de montaje y puesta en marcha',
      en: '3 kW solar kit with a lithium battery of 5 kWh, hybrid inverter, mounting structure and commissioning',
    },
    more: {
      es: text(
        'Alcanza para una casa con dos neveras, luces, televisor y una bomba de medio caballo. En un día de sol produce entre 11 y 13 kWh.',
        list(
          'Qué incluye',
          'Seis paneles de 550 W',
          'Inversor híbrido de 3 kW con aplicación en español',
          'Batería de litio de 5 kWh',
          'Cables, protecciones y estructura de aluminio',
          'Puesta en marcha por un técnico certificado',
        ),
        list(
          'Garantías',
          'Paneles: doce años de producto y veinticinco de rendimiento',
          'Inversor: cinco años',
          'Batería: diez años o seis mil ciclos',
        ),
        'Entregamos en todo Panamá. A Darién y las islas, con el costo de la lancha.',
      ),
      en: text(
        'Enough for a house with two fridges, lights, a television and a half-horsepower pump. On a sunny day it gives between 11 and 13 kWh.',
        list(
          'What it comes with',
          'Six panels of 550 W',
          'A hybrid inverter of 3 kW with its app',
          'A lithium battery of 5 kWh',
          'Cables, protections and an aluminum structure',
          'Commissioning by a certified technician',
        ),
        list(
          'Warranties',
          'Panels: twelve years, twenty-five on output',
          'Inverter: five years',
          'Battery: ten years or six thousand cycles',
        ),
        'We deliver anywhere in Panama. For Darién and the islands, the boat is extra.',
      ),
    },
  },
  'equipos-costa-abajo/estibadora-electrica': {
    more: {
      es: text(
        list(
          'Estado',
          'Batería nueva de gel',
          'Ruedas y retenes cambiados',
          'Horómetro en 3.120 horas',
          'Pintura original con señas de uso',
        ),
        list(
          'Entrega y garantía',
          'Prueba de carga delante de usted',
          'Seis meses en partes y mano de obra',
          'Traslado en Ciudad de Panamá y Colón sin costo',
        ),
      ),
      en: text(
        list(
          'Condition',
          'A new gel battery',
          'New wheels and seals',
          '3,120 hours on the meter',
          'Original paint with signs of use',
        ),
        list(
          'Delivery and warranty',
          'Load-tested in front of you',
          'Six months for parts and labor',
          'Free transport in Panama City and Colón',
        ),
      ),
    },
  },
  'luthiers-llano-adentro/cuatro-concierto': {
    more: {
      es: text(
        'Cada cuatro se construye en unas noventa horas. La tapa reposa tres años antes de cortarse y el barniz se aplica a muñeca.',
        list(
          'Maderas',
          'Tapa de cedro',
          'Aros y fondo de nogal',
          'Diapasón de ébano',
          'Mástil de cedro con alma de carbono',
        ),
        list(
          'Incluye',
          'Estuche semirrígido',
          'Dos juegos de cuerdas',
          'Ajuste gratis a los seis meses',
        ),
        'Lo enviamos a cualquier país con seguro por su valor total.',
      ),
      en: text(
        'Each cuatro takes about ninety hours. The top rests for three years before it is cut, and the varnish is applied by hand.',
        list(
          'Woods',
          'Cedar top',
          'Walnut sides and back',
          'Ebony fingerboard',
          'Cedar neck with a carbon rod',
        ),
        list(
          'It comes with',
          'A semi-rigid case',
          'Two sets of strings',
          'A free adjustment after six months',
        ),
        'We send it to any country, insured for its full value.',
      ),
    },
  },
};
