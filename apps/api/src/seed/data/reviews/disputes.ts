import type { DemoDispute } from './review-types.ts';

/** A dispute in each state. */
export const demoDisputes: readonly DemoDispute[] = [
  {
    business: 'cafe-alto-del-roble',
    status: 'submitted',
    nature: 'didNotWorkWithCompany',
    handling: 'removeReview',
    daysAgo: 1,
    details:
      'No tenemos ningún pedido a este nombre ni a este correo en los últimos tres años. Creemos que se trata de otra empresa con un nombre parecido.',
    review: {
      author: 'mercedes',
      rating: 1,
      contact: 'Vendedor en feria',
      size: 'under500',
      subject: 'Café viejo',
      details:
        'Compré en una feria y el café tenía fecha de hace un año. Nadie respondió el número de la etiqueta.',
    },
  },
  {
    business: 'cafe-alto-del-roble',
    status: 'editRequested',
    nature: 'missingDetails',
    handling: 'requestEdit',
    daysAgo: 2,
    details:
      'La reseña no cuenta que repusimos el pedido completo a los dos días ni que el retraso fue de la transportadora. Tenemos las guías.',
    reason:
      'Por favor complete la reseña con lo que pasó después del reclamo: si hubo reposición y cuándo llegó.',
    review: {
      author: 'laura',
      rating: 2,
      contact: 'Andrés Cuéllar',
      size: 'under500',
      subject: 'Pedido incompleto',
      details:
        'Faltaban tres bolsas de las doce que pagué para un regalo de fin de año. Tuve que escribir varias veces.',
    },
  },
  {
    business: 'equipos-costa-abajo',
    status: 'editMissed',
    nature: 'unfairRepresentation',
    handling: 'requestEdit',
    daysAgo: 3,
    details:
      'The customer writes that the machine never worked, and the service report signed by him says the opposite. The fault came four months later and was covered by the guarantee.',
    reason: 'Please say when the fault appeared and how it was solved.',
    review: {
      author: 'joaquin',
      rating: 1,
      contact: 'Roberto Downer',
      size: 'from500to5000',
      subject: 'La estibadora no sirve',
      details:
        'Compramos una estibadora reacondicionada y dejó de cargar. Perdimos una semana de despachos.',
    },
  },
  {
    business: 'muebles-encino-real',
    status: 'kept',
    nature: 'unfairRepresentation',
    handling: 'removeReview',
    daysAgo: 12,
    details:
      'El cliente recibió y firmó la entrega sin observaciones. El color es el de la muestra que aprobó.',
    reason:
      'Leímos la muestra y las fotos: ambas partes tienen algo de razón y la reseña describe la experiencia del cliente. Se queda, y ustedes pueden responderla en público.',
    review: {
      author: 'socorro',
      rating: 2,
      contact: 'Ignacio Barba',
      size: 'from500to5000',
      subject: 'El tono no es el que esperaba',
      details:
        'La mesa es sólida, pero el encino llegó más oscuro que en la foto del catálogo. Ofrecieron lijarla, sin recogerla.',
    },
  },
  {
    business: 'carga-bocas-de-ceniza',
    status: 'edited',
    nature: 'missingDetails',
    handling: 'requestEdit',
    daysAgo: 9,
    details:
      'El bloqueo de la vía duró tres días y avisamos cada doce horas. La reseña lo presenta como un descuido nuestro.',
    reason: 'Por favor agregue la causa del retraso y si le avisaron.',
    review: {
      author: 'ricardo',
      rating: 4,
      contact: 'Álvaro De la Hoz',
      size: 'from5000to50000',
      subject: 'Retraso por bloqueo, bien informado',
      details:
        'La carga llegó tres días tarde por un bloqueo en la vía. Avisaron dos veces al día y no cobraron la bodega de esas noches.',
    },
    before: {
      rating: 2,
      subject: 'Tres días tarde',
      details: 'La carga llegó tres días tarde y tuvimos que mover a toda la gente de la bodega.',
    },
  },
  {
    business: 'botica-guaraira',
    status: 'removed',
    nature: 'didNotWorkWithCompany',
    handling: 'removeReview',
    daysAgo: 20,
    details:
      'Quien escribe vende productos parecidos en la misma calle y nunca nos compró. Adjuntamos su propia página.',
    reason:
      'La reseña la escribió una empresa competidora que no fue cliente. Va contra las reglas de las reseñas.',
    review: {
      author: 'guillermo',
      rating: 1,
      contact: 'Tienda',
      size: 'under500',
      subject: 'No lo compren',
      details:
        'Los jabones son iguales a los del supermercado y cuestan el triple. Hay mejores opciones en la zona.',
    },
  },
];
