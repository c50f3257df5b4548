import type { BySeller } from '../demo-types.ts';
import type { DemoReview } from './review-types.ts';

const small = 'under500';
const middle = 'from500to5000';
const large = 'from5000to50000';

/** What people say of those who give services, the newest first. */
export const firmReviews: BySeller<DemoReview> = {
  'abogados-ceiba': [
    {
      author: 'laura',
      rating: 5,
      contact: 'Catalina Uribe',
      size: middle,
      subject: 'Registraron mi marca sin enredos',
      details:
        'Me dijeron desde el principio que la primera opción de nombre no iba a pasar y me ahorraron la tasa. La segunda quedó registrada en siete meses.',
      reply: 'Qué gusto, Laura. Le avisaremos cuando se acerque la renovación.',
    },
    {
      author: 'natalia',
      rating: 5,
      contact: 'Catalina Uribe',
      size: middle,
      subject: 'Contestan el teléfono',
      details:
        'Tenemos el plan mensual hace un año. Las horas que no usamos de verdad se acumulan y el informe llega el día cinco.',
    },
    {
      author: 'tomas',
      rating: 4,
      contact: 'Área laboral',
      size: small,
      subject: 'Buena revisión de contratos',
      details:
        'Encontraron dos riesgos que no habíamos visto. El informe es claro, aunque la reunión para explicarlo se aplazó dos veces.',
    },
  ],
  'consultorio-la-playa': [
    {
      author: 'natalia',
      rating: 5,
      contact: 'Gustavo Henao',
      size: small,
      subject: 'Cuarenta y cinco minutos bien usados',
      details:
        'Salí con una hoja que decía qué hacer y hasta cuándo. No me vendieron un proceso que no necesitaba.',
    },
  ],
  'cuentas-del-nogal': [
    {
      author: 'ricardo',
      rating: 5,
      contact: 'Nidia Pulido',
      size: middle,
      subject: 'El día ocho es el día ocho',
      details:
        'Dos años sin una sanción y con los estados financieros a tiempo. Nidia explica sin hacerlo sentir a uno ignorante.',
    },
    {
      author: 'hannah',
      rating: 4,
      contact: 'Nidia Pulido',
      size: middle,
      subject: 'They speak to foreigners, too',
      details:
        'We opened a branch and they walked us through every tax with patience and in English. Invoices must be uploaded one by one, which takes time.',
    },
  ],
  'guadua-software': [
    {
      author: 'natalia',
      rating: 4,
      contact: 'Sebastián Arango',
      size: large,
      subject: 'La tienda vende desde el primer día',
      details:
        'Cuatro semanas se volvieron seis, avisadas. Lo demás, como se prometió: mi equipo sube productos sin llamar a nadie.',
      reply: 'Gracias, Natalia. Ahora incluimos una semana de margen en el plan y la mostramos.',
    },
    {
      author: 'ricardo',
      rating: 5,
      contact: 'Sebastián Arango',
      size: large,
      subject: 'Pasaron dos semanas en nuestra planta',
      details:
        'Entendieron el oficio antes de programar y se nota en cada pantalla. Los operarios la usan con guantes.',
    },
  ],
  'aseo-brisa-andina': [
    {
      author: 'ricardo',
      rating: 5,
      contact: 'Luz Dary Bernal',
      size: large,
      subject: 'La misma persona hace dos años',
      details:
        'Doña Marlén conoce la oficina mejor que nosotros. Cuando se enfermó mandaron reemplazo a las nueve de la mañana.',
    },
    {
      author: 'hannah',
      rating: 3,
      contact: 'Supervisora de zona',
      size: middle,
      subject: 'Good cleaning, invoices took three tries',
      details:
        'The crew is careful and punctual. Billing sent us the wrong tax number twice before it was right.',
    },
  ],
  'carga-bocas-de-ceniza': [
    {
      author: 'tomas',
      rating: 4,
      contact: 'Álvaro De la Hoz',
      size: large,
      subject: 'Se puede seguir el camión',
      details:
        'El rastreo funciona y avisan si hay cierre en la vía. Una estiba llegó rota en la esquina y el seguro respondió en diez días.',
    },
    {
      author: 'owen',
      rating: 5,
      contact: 'Álvaro De la Hoz',
      size: large,
      subject: 'Customs in a day and a half',
      details:
        'They found a mistake in our invoice before the ship arrived. Two containers out of the port in thirty-six hours.',
    },
  ],
  'banquetes-la-bonga': [
    {
      author: 'hannah',
      rating: 5,
      contact: 'Yadira Marrugo',
      size: large,
      subject: 'Our guests still talk about the soup',
      details:
        'A congress of two hundred people, fed on time and with smiles. The tasting in Getsemaní before deciding was worth the trip.',
    },
    {
      author: 'natalia',
      rating: 4,
      contact: 'Yadira Marrugo',
      size: middle,
      subject: 'Rica comida, faltaron sillas',
      details:
        'La comida estuvo impecable y el pescado fresquísimo. Llegaron diez sillas menos y las trajeron una hora después.',
      reply:
        'Tuvo razón en llamarnos. Desde ese día contamos el menaje con el cliente en la entrega.',
    },
  ],
  'guayacan-arquitectos': [
    {
      author: 'tomas',
      rating: 5,
      contact: 'Felipe Marulanda',
      size: large,
      subject: 'Una casa que respira',
      details:
        'Visitaron el lote con lluvia y con sol, como dicen. No hemos encendido un ventilador desde que nos mudamos.',
    },
  ],
  'escuela-cabecera': [
    {
      author: 'ricardo',
      rating: 4,
      contact: 'Gladys Serrano',
      size: middle,
      subject: 'Buenos instructores',
      details:
        'El curso de alturas fue serio y con mucha práctica. La plataforma para descargar los certificados falla de vez en cuando.',
    },
  ],
  'traducciones-farallones': [
    {
      author: 'hannah',
      rating: 5,
      contact: 'Nathalie Bravo',
      size: small,
      subject: 'They ask when something is unclear',
      details:
        'Four questions about our data sheets, all of them good ones. The German client had no corrections.',
    },
    {
      author: 'tomas',
      rating: 5,
      contact: 'Nathalie Bravo',
      size: small,
      subject: 'Apostilla incluida y sin carreras',
      details:
        'Documentos traducidos un martes y apostillados el jueves. El precio fue el de la cotización.',
    },
  ],
  'luz-de-agave': [
    {
      author: 'guillermo',
      rating: 5,
      contact: 'Rodrigo Anguiano',
      size: middle,
      subject: 'Las fotos venden',
      details:
        'Cuarenta piezas con el mismo tono y los archivos nombrados con nuestra clave. Subimos el catálogo en una tarde.',
    },
  ],
  'estudio-jacaranda': [
    {
      author: 'socorro',
      rating: 4,
      contact: 'Ximena Lozano',
      size: middle,
      subject: 'Etiqueta que cumple y se ve bien',
      details:
        'Resolvieron los sellos sin arruinar el diseño. La segunda ronda de cambios tardó más que la primera.',
    },
  ],
  'clima-peninsular': [
    {
      author: 'socorro',
      rating: 5,
      contact: 'Gaspar Pech',
      size: small,
      subject: 'Salvaron el refrigerador un domingo',
      details:
        'Llegaron en tres horas y traían la pieza. Descontaron la visita, tal como está escrito.',
    },
    {
      author: 'guillermo',
      rating: 4,
      contact: 'Gaspar Pech',
      size: large,
      subject: 'Cuarto frío bien hecho',
      details: 'El consumo es el que calcularon. El acabado de una esquina hubo que repetirlo.',
    },
  ],
  'talento-costa-verde': [
    {
      author: 'joaquin',
      rating: 4,
      contact: 'Rocío Velarde',
      size: middle,
      subject: 'Tres candidatos, uno contratado',
      details:
        'Respetaron el plazo y las referencias eran reales. Me hubiera gustado ver la prueba práctica con más detalle.',
    },
  ],
  'rutas-del-colca': [
    {
      author: 'hannah',
      rating: 5,
      contact: 'Edgar Choquehuanca',
      size: middle,
      subject: 'Eleven meetings, four suppliers',
      details:
        'The buyers’ trip was planned to the minute and still felt unhurried. We found four suppliers and the best soup of the year.',
    },
  ],
  'asesores-calidonia': [
    {
      author: 'owen',
      rating: 4,
      contact: 'Itzel De Gracia',
      size: middle,
      subject: 'Company ready in three weeks',
      details:
        'Everything was signed before the consul, as promised. The bank took longer than anybody expected, and they stayed with us.',
    },
  ],
};
