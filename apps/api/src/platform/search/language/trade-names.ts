/**
 * Things whose names have several words, with their other names in both languages. A word in
 * brackets means something else by itself: what is called so answers that word only behind others.
 */
export const tradeNames: readonly { es: string; en: string }[] = [
  { es: '(finca) raíz, bienes raíces, propiedad raíz, inmobiliaria', en: 'real estate' },
  {
    es: 'declaración de (renta), impuesto de (renta), impuesto sobre la (renta)',
    en: 'tax return, income tax',
  },
  { es: 'aire acondicionado, minisplit', en: 'air conditioning, air conditioner' },
  { es: 'recursos humanos, talento humano, gestión humana', en: 'human resources' },
  { es: 'comercio exterior', en: 'foreign trade' },
  // Who looks for a page on the web, looks for somebody who makes it.
  {
    es: 'comercio electrónico, tienda virtual, tienda en línea, página web, sitio web, diseño web, página de internet',
    en: 'online shop, online store, website, web page, web design',
  },
  { es: 'redes sociales', en: 'social media, social networks' },
  { es: 'propiedad intelectual, marcas y patentes', en: 'intellectual property' },
  { es: 'sala de juntas, sala de reuniones', en: 'meeting room, conference room' },
  { es: 'oficina compartida, espacio de trabajo', en: 'coworking, shared office' },
  { es: 'centro comercial', en: 'shopping mall, shopping center, shopping center' },
  { es: 'jardín infantil, guardería', en: 'day care, kindergarten' },
  { es: 'hecho a mano, tejido a mano', en: 'handmade, made by hand' },
  { es: 'teléfono celular, teléfono móvil', en: 'mobile phone, cell phone' },
  { es: 'ropa de trabajo, uniforme, overol', en: 'work clothes, uniform, coverall' },
  { es: 'muebles de oficina, mobiliario de oficina, escritorio', en: 'office furniture, desk' },
  { es: 'cámara de seguridad, videovigilancia', en: 'security camera, video surveillance, cctv' },
  { es: 'energía solar, panel solar', en: 'solar power, solar energy, solar panel' },
  { es: 'vino (tinto), vino blanco', en: '(red) wine, white wine' },
];
