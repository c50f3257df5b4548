import type { ApplicationFieldName, Language } from '@wiki/domain';

const label = (en: string, es: string) => ({ en, es });

/** The fields of the application form as the form calls them. */
const labels: Readonly<Record<ApplicationFieldName, Record<Language, string>>> = {
  contactFirstName: label('First name', 'Nombre'),
  contactLastName: label('Last name', 'Apellidos'),
  email: label('E-mail', 'Correo electrónico'),
  phone: label('Phone', 'Teléfono'),
  businessName: label('Business name', 'Nombre de la empresa'),
  businessType: label('Type of business', 'Tipo de empresa'),
  size: label('Size', 'Tamaño'),
  referredBy: label('Referred by', 'Referido por'),
  logoId: label('Logo', 'Logo'),
  additionalImageIds: label('Additional images', 'Imágenes adicionales'),
  country: label('Country', 'País'),
  address: label('Address', 'Dirección'),
  city: label('City', 'Ciudad'),
  state: label('Region', 'Departamento o región'),
  postalCode: label('Postal code', 'Código postal'),
  website: label('Website', 'Sitio web'),
  instagram: label('Instagram', 'Instagram'),
  whatsapp: label('WhatsApp', 'WhatsApp'),
  linkedin: label('LinkedIn', 'LinkedIn'),
  facebook: label('Facebook', 'Facebook'),
  authorizedUsers: label('Authorized users', 'Usuarios autorizados'),
  services: label('Services', 'Servicios'),
  description: label('Business description', 'Descripción de la empresa'),
  taxId: label('Tax ID', 'Identificación tributaria'),
  documentType: label('Document type', 'Tipo de documento'),
  lineOfBusiness: label('Line of business', 'Línea de negocio'),
  natureType: label('Nature', 'Naturaleza'),
  taxScheme: label('Tax scheme', 'Esquema tributario'),
  taxResponsibilities: label('Fiscal responsibilities', 'Responsabilidades fiscales'),
  taxRegime: label('Tax regime', 'Régimen tributario'),
  vatRegime: label('VAT regime', 'Régimen de IVA'),
  taxpayerType: label('Taxpayer type', 'Tipo de contribuyente'),
  commercialActivity: label('Commercial activity', 'Actividad comercial'),
  billingEmail: label('Billing e-mail', 'Correo de facturación'),
  shareholders: label('Shareholders over 10%', 'Accionistas con más del 10 %'),
  'commercialReference.firstName': label(
    'Commercial reference: first name',
    'Referencia comercial: nombre',
  ),
  'commercialReference.lastName': label(
    'Commercial reference: last name',
    'Referencia comercial: apellido',
  ),
  'commercialReference.phone': label(
    'Commercial reference: phone',
    'Referencia comercial: teléfono',
  ),
  'commercialReference.email': label(
    'Commercial reference: e-mail',
    'Referencia comercial: correo',
  ),
  'commercialReference.imageId': label(
    'Commercial reference: image',
    'Referencia comercial: imagen',
  ),
  incorporationArticleIds: label('Articles of incorporation', 'Escritura de constitución'),
  taxDocumentIds: label('Tax documents', 'Documentos tributarios'),
  businessLicenseIds: label('Business license', 'Registro o matrícula mercantil'),
  financialStatementIds: label('Financial statements', 'Estados financieros'),
  lastAssemblyMinuteIds: label(
    'Minutes of the last shareholders’ meeting',
    'Acta de la última asamblea',
  ),
};

/** A field's name for people; one that the form does not have any more is named as stored. */
export function fieldLabel(field: string, language: Language): string {
  return Object.hasOwn(labels, field) ? labels[field as ApplicationFieldName][language] : field;
}
