import type { ReferenceEntry } from './reference-entry.ts';

/** An entry: its official code, its name in Spanish and in English. */
type Row = readonly [value: string, es: string, en: string];

const entries = (rows: readonly Row[]): readonly ReferenceEntry[] =>
  rows.map(([value, es, en]) => ({ value, label: { en, es } }));

/** Kinds of identity document (DIAN, annex of the electronic invoice 1.9, table 13.2.1). */
export const documentTypes = entries([
  ['11', 'Registro civil', 'Birth certificate (registro civil)'],
  ['12', 'Tarjeta de identidad', 'Identity card for minors'],
  ['13', 'Cédula de ciudadanía', 'Citizen’s identity card'],
  ['21', 'Tarjeta de extranjería', 'Foreign minor’s card'],
  ['22', 'Cédula de extranjería', 'Foreign resident’s identity card'],
  ['31', 'NIT', 'NIT (Colombian tax number)'],
  ['41', 'Pasaporte', 'Passport'],
  ['42', 'Documento de identificación extranjero', 'Identity document of another country'],
  ['47', 'PEP (Permiso Especial de Permanencia)', 'PEP (special permit to stay)'],
  ['48', 'PPT (Permiso por Protección Temporal)', 'PPT (temporary protection permit)'],
  ['50', 'NIT de otro país', 'Tax number of another country'],
  ['91', 'NUIP', 'NUIP (personal identification number)'],
]);

/** Lines of business: the sections of CIIU Rev. 4 A.C. (DANE). */
export const linesOfBusiness = entries([
  ['A', 'Agricultura, ganadería, caza, silvicultura y pesca', 'Farming, forestry and fishing'],
  ['B', 'Explotación de minas y canteras', 'Mining and quarrying'],
  ['C', 'Industrias manufactureras', 'Manufacturing'],
  [
    'D',
    'Suministro de electricidad, gas, vapor y aire acondicionado',
    'Electricity, gas, steam and air conditioning',
  ],
  [
    'E',
    'Distribución de agua; evacuación y tratamiento de aguas residuales, gestión de desechos y actividades de saneamiento ambiental',
    'Water supply, sewerage, waste management and environmental clean-up',
  ],
  ['F', 'Construcción', 'Construction'],
  [
    'G',
    'Comercio al por mayor y al por menor; reparación de vehículos automotores y motocicletas',
    'Wholesale and retail trade; repair of motor vehicles and motorcycles',
  ],
  ['H', 'Transporte y almacenamiento', 'Transport and storage'],
  ['I', 'Alojamiento y servicios de comida', 'Accommodation and food services'],
  ['J', 'Información y comunicaciones', 'Information and communications'],
  ['K', 'Actividades financieras y de seguros', 'Finance and insurance'],
  ['L', 'Actividades inmobiliarias', 'Real estate'],
  [
    'M',
    'Actividades profesionales, científicas y técnicas',
    'Professional, scientific and technical services',
  ],
  [
    'N',
    'Actividades de servicios administrativos y de apoyo',
    'Administrative and support services',
  ],
  [
    'O',
    'Administración pública y defensa; planes de seguridad social de afiliación obligatoria',
    'Public administration and defense; compulsory social security',
  ],
  ['P', 'Educación', 'Education'],
  [
    'Q',
    'Actividades de atención de la salud humana y de asistencia social',
    'Health care and social assistance',
  ],
  [
    'R',
    'Actividades artísticas, de entretenimiento y recreación',
    'Arts, entertainment and recreation',
  ],
  ['S', 'Otras actividades de servicios', 'Other services'],
  [
    'T',
    'Actividades de los hogares individuales en calidad de empleadores; actividades no diferenciadas de los hogares individuales como productores de bienes y servicios para uso propio',
    'Households as employers, and what households make for their own use',
  ],
  [
    'U',
    'Actividades de organizaciones y entidades extraterritoriales',
    'Extraterritorial organizations',
  ],
]);

/** Whether the taxpayer is an entity or a person (DIAN 13.2.3). */
export const natureTypes = entries([
  ['1', 'Persona jurídica y asimiladas', 'Legal entity'],
  ['2', 'Persona natural y asimiladas', 'Natural person'],
]);

/** The class of taxpayer by its responsibility for income tax in the RUT, box 53. */
export const taxpayerTypes = entries([
  ['13', 'Gran contribuyente', 'Large taxpayer'],
  ['05', 'Contribuyente del régimen ordinario', 'Taxpayer of the ordinary regime'],
  ['47', 'Contribuyente del régimen simple (RST)', 'Taxpayer of the simple regime (RST)'],
  ['04', 'Contribuyente del régimen tributario especial', 'Taxpayer of the special regime'],
  [
    '06',
    'No contribuyente, declarante de ingresos y patrimonio',
    'Exempt, declares income and assets',
  ],
]);

/** Regimes of the income tax (Estatuto Tributario, books one and eight), by their RUT code. */
export const taxRegimes = entries([
  ['05', 'Régimen ordinario', 'Ordinary regime'],
  ['47', 'Régimen simple de tributación (RST)', 'Simple tax regime (RST)'],
  ['04', 'Régimen tributario especial', 'Special tax regime (non-profits)'],
]);

/** Responsibility for value added tax (RUT 48 and 49, as the electronic invoice gives it). */
export const vatRegimes = entries([
  ['48', 'Responsable del impuesto sobre las ventas – IVA', 'Responsible for VAT (IVA)'],
  ['49', 'No responsable de IVA', 'Not responsible for VAT'],
]);

/** Taxes a customer is subject to (DIAN 13.2.6.2). */
export const taxSchemes = entries([
  ['01', 'IVA', 'VAT (IVA)'],
  ['04', 'INC', 'Consumption tax (INC)'],
  ['ZA', 'IVA e INC', 'VAT and consumption tax'],
  ['ZZ', 'No aplica', 'Not applicable'],
]);

/** Tax responsibilities of a customer (DIAN 13.2.6.1); `R-99-PN` excludes the others. */
export const taxResponsibilities = entries([
  ['O-13', 'Gran contribuyente', 'Large taxpayer'],
  ['O-15', 'Autorretenedor', 'Withholds its own taxes'],
  ['O-23', 'Agente de retención IVA', 'VAT withholding agent'],
  ['O-47', 'Régimen simple de tributación', 'Simple tax regime'],
  ['R-99-PN', 'No aplica – Otros', 'Not applicable – others'],
]);

/** Standards of product codes (DIAN 13.3.5). */
export const itemCodes = entries([
  ['001', 'UNSPSC', 'UNSPSC'],
  ['010', 'GTIN', 'GTIN'],
  ['020', 'Partida arancelaria', 'Customs tariff heading'],
  ['999', 'Estándar de adopción del contribuyente', 'Code of the taxpayer’s own'],
]);

/** Forms of payment (DIAN 13.3.4.1). */
export const paymentForms = entries([
  ['1', 'Contado', 'Paid at once'],
  ['2', 'Crédito', 'On credit'],
]);

/** Taxes of invoice lines (DIAN 13.2.2). */
export const taxes = entries([
  ['01', 'IVA', 'Value added tax'],
  ['02', 'IC', 'Departmental consumption tax, fixed amount'],
  ['03', 'ICA', 'Industry and commerce tax'],
  ['04', 'INC', 'National consumption tax'],
  ['05', 'ReteIVA', 'VAT withheld'],
  ['06', 'ReteRenta', 'Income tax withheld'],
  ['07', 'ReteICA', 'Industry and commerce tax withheld'],
  ['08', 'IC Porcentual', 'Departmental consumption tax, percentage'],
  ['20', 'FtoHorticultura', 'Horticultural promotion levy'],
  ['21', 'Timbre', 'Stamp duty'],
  ['22', 'INC Bolsas', 'Consumption tax on plastic bags'],
  ['23', 'INCarbono', 'Carbon tax'],
  ['24', 'INCombustibles', 'Fuel tax'],
  ['25', 'Sobretasa Combustibles', 'Fuel surcharge'],
  ['26', 'Sordicom', 'Levy on fuel retailers'],
  ['30', 'IC Datos', 'Consumption tax on mobile data'],
  ['32', 'ICL', 'Consumption tax on liquor'],
  ['33', 'INPP', 'Tax on single-use plastics'],
  ['34', 'IBUA', 'Tax on sugary drinks'],
  ['35', 'ICUI', 'Tax on ultra-processed food'],
  ['36', 'ADV', 'Ad valorem tax'],
  ['ZY', 'No causa', 'Not charged'],
  ['ZZ', 'Otros tributos, tasas, contribuciones y similares', 'Other taxes, fees and levies'],
]);
