import type { DemoQuestion } from './question-types.ts';

/** What people ask about properties. */
export const propertyQuestions: readonly DemoQuestion[] = [
  [
    'inmobiliaria-cerros/apto-chapinero-alto',
    'natalia',
    '¿Reciben mascotas? Tengo un perro mediano y muy tranquilo.',
    'Sí, el edificio las admite con carné de vacunas al día.',
    'Qué bien. ¿Podría verlo el sábado?',
  ],
  [
    'inmobiliaria-cerros/apto-chapinero-alto',
    'ben-hartley',
    'Is the monthly fee of the building included in the price?',
    'No, it is paid apart and covers water, security and the gym. Please write to me for the current amount.',
  ],
  [
    'inmobiliaria-cerros/townhouse-chia',
    'ricardo',
    '¿Aceptan parte de pago con un apartamento en Cedritos?',
    'Los dueños lo estudiarían si no pasa de un tercio del valor. Escríbanos con los datos.',
  ],
  [
    'inmobiliaria-cerros/apartaestudio-teusaquillo',
    'esteban-arango',
    '¿Piden fiador o sirve póliza de arrendamiento?',
    'Cualquiera de las dos. Con póliza la respuesta llega en un día.',
  ],
  [
    'aburra-inmuebles/apto-laureles',
    'juliana-lozano',
    '¿Se siente mucho el ruido de la calle en las noches?',
    'Las alcobas dan al patio de atrás. De día se oyen los pájaros y el colegio de la esquina.',
  ],
  [
    'aburra-inmuebles/apto-ciudad-del-rio',
    'claire-donnelly',
    'Could I rent it for two months only, from February?',
    'The shortest contract is three months. From March on we could do two, please ask again in January.',
  ],
  [
    'aburra-inmuebles/casa-llanogrande',
    'laura',
    '¿El internet alcanza para trabajar dos personas en videollamada?',
    'Sí, hay fibra de 300 megas y un respaldo por radio para cuando llueve fuerte.',
  ],
  [
    'raices-del-valle/casa-san-antonio',
    'juliana-lozano',
    '¿La casa tiene declaratoria de patrimonio? Quisiera abrir un vano hacia el patio.',
    'Está en zona de conservación. Los cambios interiores se permiten con un trámite corto en planeación.',
  ],
  [
    'raices-del-valle/finca-cafetera-salento',
    'orlando-marin',
    '¿El hospedaje tiene registro de turismo vigente y se traspasa con la finca?',
    'Está vigente. El registro se hace a nombre del comprador y nosotros acompañamos ese trámite.',
  ],
  [
    'caribe-habitat/apto-bocagrande',
    'kevin-polo',
    '¿En qué piso está y cómo quedó la fachada después de las obras de la vía?',
    'En el piso once. La fachada se pintó en marzo y la cuota extraordinaria ya está paga.',
  ],
  [
    'caribe-habitat/apto-bocagrande',
    'owen',
    'Are short rentals to tourists allowed in this building?',
    'Yes, with registration at the front desk. About a third of the owners do it.',
  ],
  [
    'caribe-habitat/apto-manga-arriendo',
    'yesenia-marrugo',
    '¿Está disponible desde el primero de enero? ¿El parqueadero es cubierto?',
    'Sí a las dos. Si lo visita esta semana, se lo reservamos hasta la fecha.',
  ],
  [
    'casa-tezontle/depto-del-valle',
    'fernanda-solis',
    '¿El roof garden es privado o de uso común?',
    'Privado, con escalera propia desde la sala. Está escriturado.',
  ],
  [
    'casa-tezontle/depto-roma-norte',
    'raul-covarrubias',
    '¿Cómo se portó el edificio en el último sismo? ¿Hay dictamen?',
    'Sin daños. Tenemos el dictamen estructural y se lo mostramos en la visita.',
  ],
  [
    'haciendas-cal-y-canto/casa-centro-merida',
    'ximena-canul',
    '¿La alberca tiene calentador? ¿Cuánto se paga de luz en mayo?',
    'No lo necesita. En mayo, con dos aires de noche, el recibo fue de unos 2.900 pesos.',
  ],
  [
    'haciendas-cal-y-canto/casa-playa-renta',
    'hannah',
    'Is there somebody who looks after the house when we are away for a week?',
    'Yes, don Chucho comes twice a week for the garden and also checks doors and taps.',
  ],
  [
    'malecon-propiedades/depto-barranco',
    'renzo-villar',
    '¿El mantenimiento incluye agua? ¿Hay depósito para bicicletas?',
    'Incluye agua y vigilancia. En el sótano hay ganchos para dos bicicletas por departamento.',
  ],
  [
    'malecon-propiedades/casona-arequipa',
    'rosa-choque',
    '¿Tiene saneamiento completo en Registros Públicos?',
    'Sí, con partida independizada. Le enviamos la copia literal antes de la visita.',
  ],
  [
    'bahia-ancon/apto-avenida-balboa',
    'itzel-batista',
    '¿Viene con línea blanca? ¿Aceptan un gato?',
    'Línea blanca completa. El reglamento permite hasta dos mascotas pequeñas.',
  ],
  [
    'bahia-ancon/finca-boquete',
    'alvaro-caballero',
    '¿La cabaña tiene agua todo el año o depende de la quebrada?',
    'Tiene acueducto rural y un tanque de cinco mil litros. En verano no ha faltado.',
  ],
  [
    'inmuebles-el-hatillo/apto-los-palos-grandes',
    'beatriz',
    '¿El edificio tiene planta eléctrica y pozo?',
    'Planta para áreas comunes y ascensor, y pozo propio desde 2021.',
    'Entonces quisiera visitarlo el jueves.',
  ],
];
