/** Words that planted listings are made of, each in English and Spanish. */
export type Words = readonly (readonly [en: string, es: string])[];

/** Things that are sold, by category. */
export const goods: Record<string, Words> = {
  agriculture: [
    ['Seed drill', 'Sembradora'],
    ['Compost', 'Abono orgánico'],
    ['Irrigation hose', 'Manguera de riego'],
    ['Beehive', 'Colmena'],
  ],
  beauty: [
    ['Soap', 'Jabón'],
    ['Shampoo', 'Champú'],
    ['Face cream', 'Crema facial'],
    ['Essential oil', 'Aceite esencial'],
  ],
  cacao: [
    ['Dark chocolate', 'Chocolate oscuro'],
    ['Cacao nibs', 'Nibs de cacao'],
    ['Chocolate bar', 'Barra de chocolate'],
  ],
  clothing: [
    ['Shirt', 'Camisa'],
    ['Jacket', 'Chaqueta'],
    ['Dress', 'Vestido'],
    ['Trousers', 'Pantalón'],
    ['Hat', 'Sombrero'],
  ],
  coffee: [
    ['Roasted coffee', 'Café tostado'],
    ['Green coffee', 'Café verde'],
    ['Coffee capsules', 'Cápsulas de café'],
  ],
  construction: [
    ['Roof tile', 'Teja'],
    ['Cement', 'Cemento'],
    ['Paint', 'Pintura'],
    ['Brick', 'Ladrillo'],
    ['Window', 'Ventana'],
  ],
  crafts: [
    ['Basket', 'Canasto'],
    ['Hammock', 'Hamaca'],
    ['Clay pot', 'Olla de barro'],
    ['Woven bag', 'Mochila tejida'],
    ['Blanket', 'Cobija'],
  ],
  energy: [
    ['Solar panel', 'Panel solar'],
    ['Battery', 'Batería'],
    ['Generator', 'Planta eléctrica'],
    ['Inverter', 'Inversor'],
  ],
  food: [
    ['Honey', 'Miel'],
    ['Panela', 'Panela'],
    ['Olive oil', 'Aceite de oliva'],
    ['Arepas', 'Arepas'],
    ['Cheese', 'Queso'],
  ],
  footwear: [
    ['Boots', 'Botas'],
    ['Sandals', 'Sandalias'],
    ['Leather wallet', 'Billetera de cuero'],
    ['Belt', 'Cinturón'],
  ],
  furniture: [
    ['Chair', 'Silla'],
    ['Desk', 'Escritorio'],
    ['Bookcase', 'Biblioteca'],
    ['Bed', 'Cama'],
    ['Dining table', 'Comedor'],
  ],
  health: [
    ['First-aid kit', 'Botiquín'],
    ['Thermometer', 'Termómetro'],
    ['Wheelchair', 'Silla de ruedas'],
  ],
  home: [
    ['Lamp', 'Lámpara'],
    ['Curtain', 'Cortina'],
    ['Mirror', 'Espejo'],
    ['Rug', 'Tapete'],
    ['Tablecloth', 'Mantel'],
  ],
  jewelry: [
    ['Ring', 'Anillo'],
    ['Necklace', 'Collar'],
    ['Earrings', 'Aretes'],
    ['Filigree brooch', 'Broche de filigrana'],
  ],
  machinery: [
    ['Pump', 'Bomba'],
    ['Lathe', 'Torno'],
    ['Packing machine', 'Empacadora'],
    ['Compressor', 'Compresor'],
    ['Oven', 'Horno'],
  ],
  music: [
    ['Guitar', 'Guitarra'],
    ['Accordion', 'Acordeón'],
    ['Drum', 'Tambor'],
    ['Maracas', 'Maracas'],
  ],
  packaging: [
    ['Cardboard box', 'Caja de cartón'],
    ['Label', 'Etiqueta'],
    ['Glass jar', 'Frasco de vidrio'],
  ],
  safety: [
    ['Helmet', 'Casco'],
    ['Gloves', 'Guantes'],
    ['Reflective vest', 'Chaleco reflectivo'],
    ['Work boots', 'Botas de seguridad'],
  ],
  technology: [
    ['Laptop', 'Portátil'],
    ['Router', 'Enrutador'],
    ['Screen', 'Pantalla'],
    ['Keyboard', 'Teclado'],
    ['Printer', 'Impresora'],
  ],
  textiles: [
    ['Cotton fabric', 'Tela de algodón'],
    ['Wool yarn', 'Hilo de lana'],
    ['Lace', 'Encaje'],
  ],
  toys: [
    ['Wooden puzzle', 'Rompecabezas de madera'],
    ['Doll', 'Muñeca'],
    ['Kite', 'Cometa'],
  ],
};

/** Work that is offered, by category. */
export const works: Record<string, Words> = {
  accounting: [
    ['Bookkeeping', 'Contabilidad'],
    ['Tax returns', 'Declaración de renta'],
    ['Payroll', 'Nómina'],
    ['Audit', 'Auditoría'],
  ],
  advertising: [
    ['Social media', 'Redes sociales'],
    ['Brand campaign', 'Campaña de marca'],
    ['Market research', 'Investigación de mercados'],
  ],
  architecture: [
    ['House plans', 'Planos de vivienda'],
    ['Structural design', 'Diseño estructural'],
    ['Building permits', 'Licencias de construcción'],
  ],
  catering: [
    ['Event catering', 'Banquetes'],
    ['Breakfasts at the office', 'Desayunos de oficina'],
    ['Wedding cakes', 'Tortas de boda'],
  ],
  cleaning: [
    ['Office cleaning', 'Aseo de oficinas'],
    ['Gardening', 'Jardinería'],
    ['Pest control', 'Control de plagas'],
  ],
  consulting: [
    ['Business plans', 'Planes de negocio'],
    ['Export advice', 'Asesoría en exportación'],
    ['Process improvement', 'Mejora de procesos'],
  ],
  design: [
    ['Logo design', 'Diseño de logotipo'],
    ['Packaging design', 'Diseño de empaques'],
    ['Interior design', 'Diseño de interiores'],
  ],
  events: [
    ['Congresses', 'Congresos'],
    ['Sound and lights', 'Sonido y luces'],
    ['Stands for fairs', 'Montaje de ferias'],
  ],
  finance: [
    ['Insurance', 'Seguros'],
    ['Loans for companies', 'Créditos empresariales'],
    ['Investment advice', 'Asesoría en inversiones'],
  ],
  health: [
    ['Occupational medicine', 'Medicina laboral'],
    ['Physiotherapy', 'Fisioterapia'],
    ['Nutrition', 'Nutrición'],
  ],
  legal: [
    ['Legal advice', 'Asesoría jurídica'],
    ['Labor law', 'Derecho laboral'],
    ['Contracts', 'Contratos'],
    ['Trademarks', 'Registro de marcas'],
    ['Company formation', 'Constitución de sociedades'],
  ],
  logistics: [
    ['Freight', 'Transporte de carga'],
    ['Removals', 'Mudanzas'],
    ['Customs clearance', 'Agenciamiento aduanero'],
  ],
  people: [
    ['Recruitment', 'Selección de personal'],
    ['Workplace climate', 'Clima laboral'],
  ],
  photography: [
    ['Product photography', 'Fotografía de producto'],
    ['Corporate video', 'Video corporativo'],
  ],
  repair: [
    ['Repair of appliances', 'Reparación de electrodomésticos'],
    ['Electrical installation', 'Instalaciones eléctricas'],
    ['Plumbing', 'Plomería'],
  ],
  security: [
    ['Cameras', 'Cámaras de seguridad'],
    ['Guards', 'Vigilancia'],
  ],
  software: [
    ['Web applications', 'Aplicaciones web'],
    ['Online shops', 'Tiendas en línea'],
    ['Technical support', 'Soporte técnico'],
  ],
  training: [
    ['English lessons', 'Clases de inglés'],
    ['Leadership workshop', 'Taller de liderazgo'],
    ['Excel course', 'Curso de Excel'],
  ],
  translation: [
    ['Official translation', 'Traducción oficial'],
    ['Interpreters', 'Intérpretes'],
  ],
  travel: [
    ['Guided tours', 'Recorridos guiados'],
    ['Corporate travel', 'Viajes corporativos'],
  ],
};

/** What is built, by category. */
export const buildings: Record<string, Words> = {
  residential: [
    ['Apartment', 'Apartamento'],
    ['House', 'Casa'],
    ['Studio apartment', 'Apartaestudio'],
  ],
  office: [
    ['Office', 'Oficina'],
    ['Office floor', 'Piso de oficinas'],
  ],
  retail: [
    ['Shop', 'Local comercial'],
    ['Restaurant premises', 'Local para restaurante'],
  ],
  industrial: [
    ['Warehouse', 'Bodega'],
    ['Factory hall', 'Nave industrial'],
  ],
  hospitality: [
    ['Hotel', 'Hotel'],
    ['Guest house', 'Hostal'],
  ],
  farm: [
    ['Farm', 'Finca'],
    ['Cattle ranch', 'Hacienda ganadera'],
    ['Coffee farm', 'Finca cafetera'],
  ],
  lot: [['Building plot', 'Lote urbano']],
  coworking: [['Coworking space', 'Espacio de coworking']],
};

/** How a thing is. */
export const qualities: Words = [
  ['handmade', 'hecho a mano'],
  ['light', 'liviano'],
  ['organic', 'orgánico'],
  ['recycled', 'reciclado'],
  ['natural', 'natural'],
  ['strong', 'resistente'],
  ['small', 'pequeño'],
  ['large', 'grande'],
  ['elegant', 'elegante'],
  ['traditional', 'tradicional'],
  ['modern', 'moderno'],
  ['fair-trade', 'de comercio justo'],
  ['for children', 'para niños'],
  ['for companies', 'para empresas'],
  ['for the countryside', 'para el campo'],
  ['by order', 'por encargo'],
];

/** Where something comes from or lies. */
export const origins: Words = [
  ['of the mountains', 'de la montaña'],
  ['of the coast', 'de la costa'],
  ['of the south', 'del sur'],
  ['of the old town', 'del centro histórico'],
  ['of the coffee lands', 'del Eje Cafetero'],
  ['of the plains', 'de los Llanos'],
  ['by the river', 'junto al río'],
  ['by the park', 'junto al parque'],
  ['of the north', 'del norte'],
  ['with a view', 'con vista'],
];

/** What a seller adds. */
export const sentences: Words = [
  ['We deliver to the whole country within a week.', 'Entregamos en todo el país en una semana.'],
  ['Ask us for prices of larger quantities.', 'Pregúntenos por precios al por mayor.'],
  ['Made by three generations of one family.', 'Hecho por tres generaciones de una familia.'],
  ['It comes with a guarantee of one year.', 'Incluye garantía de un año.'],
  [
    'We answer on the same day, also on Saturdays.',
    'Respondemos el mismo día, también los sábados.',
  ],
  ['The first appointment is free of charge.', 'La primera cita no tiene costo.'],
  ['Certified, with all papers in order.', 'Con certificación y todos los documentos al día.'],
  ['Payment in instalments is possible.', 'Se puede pagar por cuotas.'],
  [
    'More than ten years of experience with growing companies.',
    'Más de diez años de experiencia con empresas en crecimiento.',
  ],
  [
    'Close to schools, shops and public transport.',
    'Cerca de colegios, comercio y transporte público.',
  ],
  ['We care for water and soil in each step.', 'Cuidamos el agua y el suelo en cada paso.'],
  ['Visit us and see it before you decide.', 'Visítenos y conózcalo antes de decidir.'],
];

/** Parts that names of brands are put together from. */
export const brandParts = [
  'an',
  'bel',
  'cor',
  'dal',
  'er',
  'fin',
  'gua',
  'hil',
  'in',
  'jal',
  'kan',
  'lor',
  'mar',
  'nev',
  'or',
  'pal',
  'qui',
  'ral',
  'sol',
  'tor',
  'ur',
  'val',
  'yar',
  'zan',
] as const;
