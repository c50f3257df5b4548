import type { ReferenceEntry } from './reference-entry.ts';

/** An entry: its key, its name in English and in Spanish. */
type Row = readonly [value: string, en: string, es: string];

const entries = (rows: readonly Row[]): readonly ReferenceEntry[] =>
  rows.map(([value, en, es]) => ({ value, label: { en, es } }));

/** Categories of products. */
export const productCategories = entries([
  ['agriculture', 'Agriculture', 'Agricultura'],
  ['beauty', 'Beauty and care', 'Belleza y cuidado'],
  ['cacao', 'Cacao and chocolate', 'Cacao y chocolate'],
  ['clothing', 'Clothing', 'Ropa'],
  ['coffee', 'Coffee', 'Café'],
  ['construction', 'Construction materials', 'Materiales de construcción'],
  ['crafts', 'Crafts', 'Artesanías'],
  ['energy', 'Energy', 'Energía'],
  ['food', 'Food', 'Alimentos'],
  ['footwear', 'Footwear and leather', 'Calzado y cuero'],
  ['furniture', 'Furniture', 'Muebles'],
  ['health', 'Health', 'Salud'],
  ['home', 'Home', 'Hogar'],
  ['jewelry', 'Jewelry', 'Joyería'],
  ['machinery', 'Machinery and equipment', 'Maquinaria y equipos'],
  ['music', 'Musical instruments', 'Instrumentos musicales'],
  ['packaging', 'Packaging', 'Empaques'],
  ['safety', 'Workwear and safety', 'Dotación y seguridad'],
  ['technology', 'Technology', 'Tecnología'],
  ['textiles', 'Textiles', 'Textiles'],
  ['toys', 'Toys and games', 'Juguetes y juegos'],
  ['other', 'Other products', 'Otros productos'],
]);

/** Categories of services. */
export const serviceCategories = entries([
  ['accounting', 'Accounting and taxes', 'Contabilidad e impuestos'],
  ['advertising', 'Marketing and advertising', 'Mercadeo y publicidad'],
  ['architecture', 'Architecture and engineering', 'Arquitectura e ingeniería'],
  ['catering', 'Food and catering', 'Alimentos y banquetes'],
  ['cleaning', 'Cleaning and maintenance', 'Aseo y mantenimiento'],
  ['consulting', 'Business advice', 'Asesoría empresarial'],
  ['design', 'Design and image', 'Diseño e imagen'],
  ['events', 'Events', 'Eventos'],
  ['finance', 'Finance and insurance', 'Finanzas y seguros'],
  ['health', 'Health and wellness', 'Salud y bienestar'],
  ['legal', 'Legal advice', 'Asesoría jurídica'],
  ['logistics', 'Transport and logistics', 'Transporte y logística'],
  ['people', 'Human resources', 'Recursos humanos'],
  ['photography', 'Photography and video', 'Fotografía y video'],
  ['repair', 'Repair and installation', 'Reparación e instalación'],
  ['security', 'Security', 'Seguridad'],
  ['software', 'Software and IT', 'Software e informática'],
  ['training', 'Training and education', 'Capacitación y educación'],
  ['translation', 'Translation', 'Traducción'],
  ['travel', 'Travel and tourism', 'Viajes y turismo'],
  ['other', 'Other services', 'Otros servicios'],
]);

/** How services are given. */
export const serviceTypes = entries([
  ['consultation', 'Consultation', 'Consulta'],
  ['project', 'By project', 'Por proyecto'],
  ['ongoing', 'Monthly plan', 'Plan mensual'],
  ['onSite', 'At your place', 'A domicilio'],
  ['remote', 'Remote', 'En línea'],
  ['workshop', 'Course or workshop', 'Curso o taller'],
  ['rental', 'Rental of equipment', 'Alquiler de equipos'],
]);

/** Categories of properties. */
export const propertyCategories = entries([
  ['residential', 'Residential', 'Vivienda'],
  ['office', 'Offices', 'Oficinas'],
  ['retail', 'Retail space', 'Locales comerciales'],
  ['industrial', 'Warehouses and industry', 'Bodegas e industria'],
  ['hospitality', 'Hotels and tourism', 'Hoteles y turismo'],
  ['farm', 'Farms and rural land', 'Fincas y predios rurales'],
  ['lot', 'Urban land', 'Lotes urbanos'],
  ['coworking', 'Coworking', 'Coworking'],
]);

/** What properties have. */
export const amenities = entries([
  ['airConditioning', 'Air conditioning', 'Aire acondicionado'],
  ['balcony', 'Balcony', 'Balcón'],
  ['coldRoom', 'Cold room', 'Cuarto frío'],
  ['elevator', 'Elevator', 'Ascensor'],
  ['fiber', 'Fiber-optic internet', 'Internet de fibra óptica'],
  ['furnished', 'Furnished', 'Amoblado'],
  ['garden', 'Garden', 'Jardín'],
  ['gym', 'Gym', 'Gimnasio'],
  ['loadingDock', 'Loading dock', 'Muelle de carga'],
  ['meetingRooms', 'Meeting rooms', 'Salas de reuniones'],
  ['parking', 'Parking', 'Parqueadero'],
  ['petsAllowed', 'Pets allowed', 'Se admiten mascotas'],
  ['pool', 'Swimming pool', 'Piscina'],
  ['powerPlant', 'Backup generator', 'Planta eléctrica'],
  ['reception', 'Reception', 'Recepción'],
  ['security', '24-hour security', 'Vigilancia las 24 horas'],
  ['solarPanels', 'Solar panels', 'Paneles solares'],
  ['storage', 'Storage room', 'Depósito'],
  ['terrace', 'Terrace', 'Terraza'],
  ['threePhase', 'Three-phase power', 'Energía trifásica'],
  ['waterWell', 'Water well', 'Pozo de agua'],
  ['wheelchairAccess', 'Wheelchair access', 'Acceso para sillas de ruedas'],
]);
