/**
 * A thing as people write it in Colombia, Venezuela, Panama, Mexico and Peru, and in English. The
 * words find each other; those in brackets only find the others, because in most texts they mean
 * something else. A verb with `~` stands for all its forms.
 */
export interface TradeWord {
  es: string;
  en: string;
}

/** The things of trade that have several names, each under a name of its own. */
export const tradeWords = {
  // How things are offered. Who wants to buy looks for what is sold.
  sale: { es: 'venta vender~ (comprar~)', en: 'sale (sell selling buy buying)' },
  rent: {
    es: 'arriendo arrienda arriendan alquiler arrendamiento arrendar~ alquilar~ (renta rentar~)',
    en: 'rent rental lease (hire)',
  },
  lease: { es: 'arrendamiento', en: 'lease' },

  // Properties.
  house: { es: 'casa', en: 'house' },
  home: { es: 'vivienda (casa)', en: 'housing (home)' },
  apartment: {
    es: 'apartamento departamento apartaestudio (piso depto apto)',
    en: 'apartment flat',
  },
  condo: { es: 'condominio', en: 'condo condominium' },
  townhouse: { es: 'adosada', en: 'townhouse (terraced)' },
  land: { es: 'lote terreno (predio parcela)', en: 'land (plot lot)' },
  farm: { es: 'finca hacienda rancho (chacra fundo)', en: 'farm ranch' },
  room: { es: 'habitacion alcoba recámara dormitorio (cuarto)', en: 'bedroom (room)' },
  office: { es: 'oficina', en: 'office' },
  premises: { es: 'local (tienda negocio almacén)', en: 'premises (shop store)' },
  shop: { es: 'tienda (local negocio almacén)', en: 'shop store' },
  warehouse: { es: 'bodega galpón (almacén depósito nave)', en: 'warehouse' },
  parking: { es: 'parqueadero estacionamiento cochera garaje', en: 'parking garage' },
  pool: { es: 'piscina alberca', en: 'pool' },
  lift: { es: 'ascensor elevador', en: 'elevator (lift)' },
  furnished: { es: 'amoblado amoblada amueblado amueblada', en: 'furnished' },

  // Goods.
  computer: { es: 'computador computadora ordenador', en: 'computer' },
  laptop: { es: 'portátil laptop', en: 'laptop' },
  cellphone: { es: 'celular móvil smartphone', en: 'smartphone cellphone (mobile)' },
  car: { es: 'carro auto automóvil vehículo (coche)', en: 'car vehicle' },
  motorcycle: { es: 'moto motocicleta', en: 'motorcycle motorbike' },
  bicycle: { es: 'bicicleta (bici cicla)', en: 'bicycle bike' },
  fridge: { es: 'nevera refrigerador refrigeradora', en: 'fridge refrigerator' },
  bag: { es: 'bolso cartera', en: 'handbag purse' },
  shoe: { es: 'zapato calzado', en: 'shoe footwear' },
  boot: { es: 'bota (zapato calzado)', en: 'boot (shoe footwear)' },
  shirt: { es: 'camiseta playera', en: 'tshirt' },
  glasses: { es: 'gafas lentes anteojos', en: 'eyewear' },
  jewel: { es: 'joya joyería', en: 'jewelry jewelry' },
  cake: { es: 'torta pastel ponqué', en: 'cake' },
  corn: { es: 'maíz choclo elote', en: 'corn maize' },
  beans: { es: 'fríjol caraota', en: 'bean' },
  avocado: { es: 'aguacate palta', en: 'avocado' },
  juice: { es: 'jugo zumo', en: 'juice' },
  coffee: { es: 'café (tinto)', en: 'coffee' },
  vineyard: { es: 'viñedo (vino)', en: 'vineyard winery (wine)' },
  hammock: { es: 'hamaca chinchorro', en: 'hammock' },
  birch: { es: 'abedul (madera)', en: 'birch (wood wooden)' },
  cutlery: { es: 'cubiertos', en: 'cutlery' },
  helmet: { es: '(casco)', en: 'helmet' },
  airconditioner: { es: 'minisplit (acondicionado)', en: '(conditioner conditioning)' },
  blanket: { es: 'cobija frazada manta', en: 'blanket' },

  // Services.
  lawyer: { es: 'abogado abogada jurídico jurídica (derecho)', en: 'lawyer attorney legal' },
  accountant: { es: 'contador contadora contabilidad contable', en: 'accountant accounting' },
  advice: { es: 'asesoría consultoría asesorar~ (consultor)', en: 'advice consulting consultancy' },
  repair: { es: 'reparación arreglo reparar~ arreglar~', en: 'repair' },
  maintenance: { es: 'mantenimiento', en: 'maintenance' },
  cleaning: { es: 'aseo limpieza limpiar~', en: 'cleaning' },
  design: { es: 'diseño diseñador diseñadora diseñar~', en: 'design designer' },
  advertising: { es: 'publicidad mercadeo mercadotecnia', en: 'advertising marketing' },
  transport: {
    es: 'transporte flete transportar~ (mudanza trasteo acarreo)',
    en: 'transport freight (removal moving)',
  },
  customs: { es: 'aduana aduanero aduanera', en: 'customs' },
  agency: { es: 'agenciamiento (agente)', en: '(broker)' },
  payroll: { es: 'nómina planilla', en: 'payroll' },
  wedding: { es: 'boda matrimonio', en: 'wedding' },
  incorporation: { es: 'constitución', en: 'incorporation (formation)' },
  removals: { es: 'mudanza trasteo', en: 'removal' },
  training: { es: 'capacitación curso taller capacitar~', en: 'training course workshop' },
  translation: { es: 'traducción traductor traductora traducir~', en: 'translation translator' },
  insurance: { es: 'seguros aseguradora', en: 'insurance' },
  loan: { es: 'crédito préstamo', en: 'loan credit' },
  hairdresser: { es: 'peluquería barbería', en: 'hairdresser barber' },
  construction: { es: 'construcción constructora construir~', en: 'construction builder' },
  tailor: { es: 'costura confección modista sastre coser~', en: 'sewing tailor' },
  tourism: { es: 'turismo viaje viajar~', en: 'tourism travel' },
} as const satisfies Record<string, TradeWord>;

export type TradeWordName = keyof typeof tradeWords;

/** The words of both languages that say most plainly what a thing is. */
export const plainWordsOf = (name: TradeWordName): { es: string; en: string } => {
  const { es, en } = tradeWords[name];
  return { es: firstOf(es), en: firstOf(en) };
};

const firstOf = (line: string): string => line.split(' ', 1)[0] ?? '';
