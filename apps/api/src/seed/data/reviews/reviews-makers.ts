import type { BySeller } from '../demo-types.ts';
import type { DemoReview } from './review-types.ts';

const small = 'under500';
const middle = 'from500to5000';
const large = 'from5000to50000';

/** What people say of those who make and sell products, the newest first. */
export const makerReviews: BySeller<DemoReview> = {
  'cafe-alto-del-roble': [
    {
      author: 'laura',
      rating: 5,
      contact: 'Andrés Cuéllar',
      size: small,
      subject: 'Café fresco y a tiempo',
      details:
        'Pedí doce bolsas para un evento de diseño y llegaron con fecha de tueste de dos días antes. Me mandaron una tarjeta con la receta y no sobró ni una.',
      reply: 'Gracias, Laura. La próxima vez le guardamos del microlote de borbón rosado.',
    },
    {
      author: 'hannah',
      rating: 5,
      contact: 'Marcela Cuéllar',
      size: large,
      subject: 'Samples that match the shipment',
      details:
        'We bought twenty sacks after tasting the sample and the container tasted the same, which you can’t take for granted. The paperwork was complete and Marcela answered on a Sunday.',
    },
    {
      author: 'ricardo',
      rating: 4,
      contact: 'Andrés Cuéllar',
      size: middle,
      subject: 'Muy buen café, empaque por mejorar',
      details:
        'El café nos encanta y los clientes lo piden por el nombre. En el último envío dos bolsas llegaron con la válvula despegada; las repusieron sin discutir.',
      reply: 'Tiene razón, Ricardo. Cambiamos de proveedor de válvulas en marzo.',
    },
    {
      author: 'owen',
      rating: 5,
      contact: 'Marcela Cuéllar',
      size: middle,
      subject: 'A farm that explains what it does',
      details:
        'I asked a lot of questions about drying and fermentation and got an answer to every one, with figures. The coffee is bright and sweet.',
    },
    {
      author: 'tomas',
      rating: 3,
      contact: 'Andrés Cuéllar',
      size: small,
      subject: 'Buen producto, envío lento a Cali',
      details:
        'Tardó nueve días cuando me habían dicho tres. El café llegó bien y respondieron por teléfono, pero hubo que insistir.',
    },
  ],
  'tejidos-sol-de-jepira': [
    {
      author: 'natalia',
      rating: 5,
      contact: 'Rosalía Epieyú',
      size: small,
      subject: 'Mochilas con nombre propio',
      details:
        'Cada mochila llegó con el nombre de la tejedora y su ranchería. A mis clientes les importa y a mí también. Volveré a pedir para diciembre.',
      reply: 'Ayuriri, Natalia. Le contamos a Nubia que su mochila está en Medellín.',
    },
    {
      author: 'hannah',
      rating: 4,
      contact: 'Rosalía Epieyú',
      size: middle,
      subject: 'Beautiful, allow time',
      details:
        'The weaving is extraordinary. Thirty bags took seven weeks instead of five because of the rains, and they told us in advance.',
    },
  ],
  'cacao-montes-del-carare': [
    {
      author: 'ricardo',
      rating: 5,
      contact: 'Hernando Rueda',
      size: middle,
      subject: 'Barras con nuestra marca en seis semanas',
      details:
        'Nos acompañaron con la tabla nutricional y el registro. Las trescientas barras llegaron parejas, sin una sola blanqueada.',
    },
    {
      author: 'beatriz',
      rating: 4,
      contact: 'Hernando Rueda',
      size: small,
      subject: 'Chocolate de verdad',
      details:
        'La de 72 % sabe a ciruela, tal como dice la ficha. El envío internacional salió caro, aunque eso no depende de ellos.',
    },
  ],
  'dotaciones-valle-alto': [
    {
      author: 'laura',
      rating: 4,
      contact: 'Paula Zapata',
      size: middle,
      subject: 'Guardan la tabla de tallas y eso vale oro',
      details:
        'Segundo pedido para el taller y no tuve que volver a medir a nadie. El bordado quedó un poco alto y lo corrigieron en la siguiente tanda.',
    },
    {
      author: 'ricardo',
      rating: 5,
      contact: 'Paula Zapata',
      size: large,
      subject: 'Dotación para 120 personas sin un error',
      details:
        'Cada bolsa venía marcada con el nombre del trabajador. Entregaron en dos obras el mismo día y a la hora acordada.',
    },
    {
      author: 'tomas',
      rating: 2,
      contact: 'Servicio al cliente',
      size: middle,
      subject: 'Cambio de color sin avisar',
      details:
        'Pedimos azul rey y llegó azul oscuro. Recibieron la devolución, pero perdimos dos semanas y la inauguración del local.',
      reply:
        'Lamentamos lo ocurrido. Desde entonces enviamos foto de la tela y esperamos su visto bueno antes de cortar.',
    },
  ],
  'barro-luna-negra': [
    {
      author: 'guillermo',
      rating: 5,
      contact: 'Irma Pedro',
      size: middle,
      subject: 'Vajilla para doce mesas',
      details:
        'Los platos pozoleros llegaron en cajas con paja y no se rompió uno solo. Los comensales preguntan por ellos todos los días.',
    },
  ],
  'sazon-dona-remedios': [
    {
      author: 'guillermo',
      rating: 5,
      contact: 'Remedios Tlapale',
      size: middle,
      subject: 'El mole que servimos los domingos',
      details:
        'Llevamos un año con la pasta de mole poblano y sale igual cada vez. Entrega fría y puntual cada quince días.',
    },
    {
      author: 'hannah',
      rating: 4,
      contact: 'Remedios Tlapale',
      size: small,
      subject: 'Great taste, labels only in Spanish',
      details:
        'The seven moles box was a success with our guests. We would have liked the recipes in English too, so we translated them ourselves.',
      reply: 'Thank you, Hannah. The next booklet comes in both languages.',
    },
  ],
  'muebles-encino-real': [
    {
      author: 'guillermo',
      rating: 5,
      contact: 'Ignacio Barba',
      size: large,
      subject: 'Sesenta sillas que no rechinan',
      details:
        'Amueblaron el restaurante en siete semanas. Un año después ninguna silla se ha aflojado y vinieron a aceitar las mesas sin cobrar.',
    },
    {
      author: 'socorro',
      rating: 3,
      contact: 'Ventas',
      size: middle,
      subject: 'Bonito librero, instrucciones confusas',
      details:
        'La madera es preciosa y huele a taller. Armarlo nos tomó una tarde entera porque las cuñas no venían numeradas.',
    },
  ],
  'envases-cumbre-verde': [
    {
      author: 'guillermo',
      rating: 4,
      contact: 'Mariana Garza',
      size: middle,
      subject: 'Aguantan el caldo',
      details:
        'Probamos cuatro marcas de bagazo y estas son las que no gotean con caldo. La impresión tarda un poco más de lo prometido.',
    },
  ],
  'finca-bruma-alta': [
    {
      author: 'owen',
      rating: 5,
      contact: 'Ricardo Serracín',
      size: small,
      subject: 'Worth every cent',
      details:
        'Bag number 37 of 140. Jasmine as soon as you open it. I visited the farm later, and everything is just as they describe it.',
    },
  ],
  'istmo-luz-solar': [
    {
      author: 'owen',
      rating: 5,
      contact: 'Kathia Pitti',
      size: large,
      subject: 'Our shop runs through the outages',
      details:
        'They measured for a week before quoting and told us to buy less than we had asked for. Eleven months later the figures are what they promised.',
    },
    {
      author: 'joaquin',
      rating: 4,
      contact: 'Kathia Pitti',
      size: middle,
      subject: 'Bomba solar sin sorpresas',
      details:
        'La compramos para un proyecto y nos capacitaron por video. Una conexión vino equivocada y enviaron la correcta al día siguiente.',
    },
  ],
  'equipos-costa-abajo': [
    {
      author: 'owen',
      rating: 4,
      contact: 'Roberto Downer',
      size: middle,
      subject: 'Honest about what is used',
      details:
        'The pallet truck had a scratch they had shown in a photograph and a new battery as promised. Delivery to the interior took a week.',
    },
  ],
  'hilanderia-sumaq': [
    {
      author: 'hannah',
      rating: 5,
      contact: 'Milagros Condori',
      size: large,
      subject: 'Traceable down to the village',
      details:
        'We asked which herders the lot came from and got a map. The second dye bath matched the first so well that we could not tell them apart.',
    },
    {
      author: 'joaquin',
      rating: 5,
      contact: 'Milagros Condori',
      size: middle,
      subject: 'Muestras en tres semanas, como dijeron',
      details:
        'Nos escalaron cinco tallas a partir de un dibujo bastante malo. La producción salió en fecha y con etiquetas en dos idiomas.',
    },
    {
      author: 'mercedes',
      rating: 3,
      contact: 'Ventas',
      size: small,
      subject: 'Lindos chullos, talla grande',
      details:
        'Pedí talla mediana y me quedó grande. Me ofrecieron el cambio, pero el envío de vuelta corría por mi cuenta.',
      reply:
        'Señora Mercedes, ya pusimos las medidas en centímetros y el primer cambio va sin costo.',
    },
  ],
  'granos-del-altiplano-azul': [
    {
      author: 'diego',
      rating: 5,
      contact: 'Wilber Mamani',
      size: middle,
      subject: 'Quinua limpia de verdad',
      details:
        'No hay que lavarla y en cocina eso se nota. Diez sacos, diez iguales. Los análisis llegaron antes que el camión.',
    },
    {
      author: 'joaquin',
      rating: 4,
      contact: 'Wilber Mamani',
      size: small,
      subject: 'Buena cañihua',
      details:
        'Tostado parejo y buen precio por volumen. La bolsa se abre con dificultad y a veces se rasga.',
    },
  ],
  'frutos-del-chira': [
    {
      author: 'diego',
      rating: 4,
      contact: 'Lucía Seminario',
      size: middle,
      subject: 'Mango blando y sin azúcar',
      details:
        'Buen producto para nuestra carta de postres. En una caja de doce vino una bolsa mal sellada y la repusieron.',
    },
  ],
  'bomboneria-valle-azul': [
    {
      author: 'beatriz',
      rating: 5,
      contact: 'Graciela Aponte',
      size: small,
      subject: 'La mesa de chocolates fue la fiesta',
      details:
        'Atendieron a ochenta invitados con una calma admirable y dejaron todo limpio. El bombón de papelón no tiene comparación.',
    },
  ],
  'luthiers-llano-adentro': [
    {
      author: 'beatriz',
      rating: 5,
      contact: 'Alexis Contreras',
      size: small,
      subject: 'Mi cuatro volvió a sonar',
      details:
        'Tenía la tapa rajada desde hace diez años. Me mostró cada paso por fotos y cobró lo que había dicho.',
    },
  ],
  'botica-guaraira': [
    {
      author: 'beatriz',
      rating: 4,
      contact: 'Daniela Blanco',
      size: small,
      subject: 'Buen taller de jabonería',
      details:
        'Explican la seguridad con seriedad y una se va con la fórmula. El salón se queda pequeño para doce personas.',
    },
  ],
};
