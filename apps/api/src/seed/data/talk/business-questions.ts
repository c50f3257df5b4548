/** What people asked a business directly: who asked, the question, its answer, and when, in days before now. */
export interface DemoBusinessQuestion {
  business: string;
  by: string;
  question: string;
  /** Left out for what still waits. */
  answer?: string;
  days: number;
}

/** Questions to businesses of the demonstration and what these answered, the oldest first. */
export const demoBusinessQuestions: readonly DemoBusinessQuestion[] = [
  {
    business: 'cafe-alto-del-roble',
    by: 'claire-donnelly',
    question: 'Do you ship samples to Panama before a first order?',
    answer:
      'Yes. We send three bags of 100 g by courier; you pay the shipping and we take it off your first order of 35 kg or more.',
    days: 41,
  },
  {
    business: 'cafe-alto-del-roble',
    by: 'esteban-arango',
    question: '¿Tuestan por encargo para una marca propia? Empezaríamos con unos 60 kg al mes.',
    answer:
      'Sí, desde 25 kg por referencia. Primero definimos el perfil con usted en una cata; luego tostamos cada quince días y despachamos al día siguiente.',
    days: 18,
  },
  {
    business: 'cafe-alto-del-roble',
    by: 'ximena-canul',
    question: '¿Se puede visitar la finca con un grupo de doce personas en enero?',
    days: 2,
  },
  {
    business: 'tejidos-sol-de-jepira',
    by: 'juliana-lozano',
    question: '¿Hacen mochilas con el logo de una empresa para regalos de fin de año?',
    answer:
      'Tejemos el logo en una tapa o en la gasa, no impreso. Para cincuenta mochilas necesitamos unos dos meses.',
    days: 33,
  },
  {
    business: 'tejidos-sol-de-jepira',
    by: 'ben-hartley',
    question: 'Who gets the money when I buy a bag from you?',
    answer:
      'The weaver receives 70% of the price before the bag leaves La Guajira. Her name is on the label.',
    days: 12,
  },
  {
    business: 'cacao-montes-del-carare',
    by: 'rosa-choque',
    question: '¿Venden cacao en grano fermentado por saco, con ficha técnica?',
    answer:
      'Sí, en sacos de 62,5 kg, con ficha de fermentación y de humedad de cada lote. Escríbanos y le pasamos la cosecha disponible.',
    days: 25,
  },
  {
    business: 'abogados-ceiba',
    by: 'yesenia-marrugo',
    question: '¿La primera consulta tiene costo?',
    answer:
      'No, si dura menos de media hora y es por videollamada. Al final le decimos qué haríamos y cuánto costaría.',
    days: 29,
  },
  {
    business: 'dotaciones-valle-alto',
    by: 'orlando-marin',
    question: '¿Toman medidas en la planta? Somos cuarenta operarios en dos turnos.',
    answer:
      'Sí, en el área de Cali y Yumbo vamos sin costo a partir de treinta personas. Llevamos un muestrario de tallas y tomamos los dos turnos el mismo día.',
    days: 9,
  },
];
