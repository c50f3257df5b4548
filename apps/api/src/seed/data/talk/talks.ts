/** A message of the demonstration among people. */
export interface DemoMessage {
  by: string;
  hoursAgo: number;
  text: string;
  /** Pictures and files that it carries, by their keys. */
  images?: readonly string[];
  files?: readonly string[];
  /** Which message before it is answered, by its place. */
  quotes?: number;
  reactions?: readonly { by: string; sign: 'THUMB' | 'HEART' | 'IDEA' | 'LAUGH' | 'CELEBRATE' }[];
  isEdited?: boolean;
  isDeleted?: boolean;
}

/** A conversation of the demonstration among people. */
export interface DemoTalk {
  members: readonly string[];
  /** The name of a group, which the first member leads. */
  group?: string;
  messages: readonly DemoMessage[];
  unseen?: Readonly<Record<string, number>>;
  archivedBy?: readonly string[];
  mutedBy?: readonly string[];
  pinnedBy?: readonly string[];
  drafts?: Readonly<Record<string, string>>;
}

/** Conversations of every kind: groups, photos, files, signs, archived, muted and pinned ones. */
export const demoTalks: readonly DemoTalk[] = [
  {
    group: 'Contenedor compartido Huila',
    members: ['marcela', 'laura', 'natalia', 'esteban', 'camila'],
    pinnedBy: ['marcela'],
    unseen: { marcela: 2, laura: 2, camila: 2 },
    messages: [
      { by: 'marcela', hoursAgo: 30, text: 'Ya pesamos: 62 cajas, 1.240 kg.' },
      {
        by: 'esteban',
        hoursAgo: 26,
        text: 'Así quedó la bodega esta mañana. Hay cupo para 16 m³.',
        images: ['warehouse', 'coffee', 'chocolate'],
        reactions: [
          { by: 'marcela', sign: 'THUMB' },
          { by: 'laura', sign: 'THUMB' },
          { by: 'natalia', sign: 'IDEA' },
        ],
      },
      {
        by: 'natalia',
        hoursAgo: 4,
        text: 'Entonces su carga cabe con la mía y sobra una tarima.',
        quotes: 0,
      },
      { by: 'natalia', hoursAgo: 4, text: 'El cierre es el jueves a mediodía.' },
    ],
  },
  {
    members: ['laura', 'marcela'],
    messages: [
      {
        by: 'laura',
        hoursAgo: 29,
        text: '¿Me manda una foto de los sacos antes de cerrarlos?',
      },
      { by: 'marcela', hoursAgo: 28, text: '', images: ['coffee', 'warehouse'] },
      {
        by: 'marcela',
        hoursAgo: 28,
        text: 'Aquí están. La humedad está en 11,1 %.',
        reactions: [
          { by: 'laura', sign: 'THUMB' },
          { by: 'laura', sign: 'HEART' },
        ],
      },
      {
        by: 'laura',
        hoursAgo: 6,
        text: 'Perfecto, justo donde lo quiere nuestro comprador en Panamá.',
        quotes: 2,
      },
      { by: 'marcela', hoursAgo: 5, text: '', files: ['analisis'] },
      {
        by: 'marcela',
        hoursAgo: 5,
        text: 'El protocolo está en https://sca.coffee/research/protocols-best-practices',
        isEdited: true,
      },
      { by: 'marcela', hoursAgo: 5, text: 'Un borrador', isDeleted: true },
    ],
    drafts: { laura: '¿Me sostiene el precio hasta el viernes?' },
  },
  {
    group: 'Tostadores de cacao y café',
    members: ['natalia', 'marcela', 'laura', 'rodrigo', 'patricia', 'hector', 'lorena'],
    mutedBy: ['marcela', 'laura'],
    unseen: { marcela: 3, laura: 1 },
    messages: [
      { by: 'natalia', hoursAgo: 90, text: '¿Alguien probó los forros nuevos para las cajas?' },
      { by: 'rodrigo', hoursAgo: 88, text: 'Los de papel encerado aguantan bien dos semanas.' },
      {
        by: 'patricia',
        hoursAgo: 70,
        text: 'Feliz aniversario a la cooperativa.',
        reactions: [
          { by: 'natalia', sign: 'CELEBRATE' },
          { by: 'rodrigo', sign: 'CELEBRATE' },
        ],
      },
      { by: 'lorena', hoursAgo: 50, text: 'Yo llevo el molino al taller del sábado.' },
    ],
  },
  {
    members: ['marcela', 'camila'],
    archivedBy: ['marcela'],
    messages: [
      { by: 'marcela', hoursAgo: 400, text: '¿Le llegó la factura de octubre?' },
      { by: 'camila', hoursAgo: 399, text: 'Sí, gracias. Quedo pendiente del próximo envío.' },
    ],
  },
];
