import { colombia } from './businesses/colombia.ts';
import type {
  BySeller,
  DemoBusiness,
  DemoProduct,
  DemoProperty,
  DemoService,
} from './demo-types.ts';
import { estateAgencies, serviceFirms } from './businesses/firms.ts';
import type { LongTexts } from './long-texts/long-text-types.ts';
import { longProductTexts } from './long-texts/long-texts-products.ts';
import { longSouthernProductTexts } from './long-texts/long-texts-products-south.ts';
import { longPropertyTexts } from './long-texts/long-texts-properties.ts';
import { longPropertyTextsAbroad } from './long-texts/long-texts-properties-abroad.ts';
import { longServiceTexts } from './long-texts/long-texts-services.ts';
import { mexico } from './businesses/mexico.ts';
import { panama } from './businesses/panama.ts';
import { peru } from './businesses/peru.ts';
import { colombiaProducts } from './listings/products-colombia.ts';
import { mexicoProducts } from './listings/products-mexico.ts';
import { panamaProducts } from './listings/products-panama.ts';
import { peruProducts } from './listings/products-peru.ts';
import { venezuelaProducts } from './listings/products-venezuela.ts';
import { lawServices } from './listings/services-law.ts';
import { digitalServices } from './listings/services-digital.ts';
import { placeServices } from './listings/services-places.ts';
import { trainingServices } from './listings/services-training.ts';
import { fieldServices } from './listings/services-field.ts';
import { northernMakerServices } from './listings/services-makers-north.ts';
import { southernMakerServices } from './listings/services-makers-south.ts';
import { bogotaProperties } from './listings/properties-bogota.ts';
import { medellinProperties } from './listings/properties-medellin.ts';
import { valleyProperties } from './listings/properties-valley.ts';
import { coastProperties } from './listings/properties-coast.ts';
import { mexicoProperties } from './listings/properties-mexico.ts';
import { yucatanProperties } from './listings/properties-yucatan.ts';
import { peruProperties } from './listings/properties-peru.ts';
import { panamaProperties } from './listings/properties-panama.ts';
import { venezuelaProperties } from './listings/properties-venezuela.ts';
import { venezuela } from './businesses/venezuela.ts';

/** The businesses of the demonstration. */
export const demoBusinesses: readonly DemoBusiness[] = [
  ...colombia,
  ...mexico,
  ...peru,
  ...panama,
  ...venezuela,
  ...serviceFirms,
  ...estateAgencies,
];

const productFiles: readonly BySeller<DemoProduct>[] = [
  colombiaProducts,
  mexicoProducts,
  panamaProducts,
  peruProducts,
  venezuelaProducts,
];

const serviceFiles: readonly BySeller<DemoService>[] = [
  lawServices,
  digitalServices,
  placeServices,
  trainingServices,
  fieldServices,
  northernMakerServices,
  southernMakerServices,
];

const propertyFiles: readonly BySeller<DemoProperty>[] = [
  bogotaProperties,
  medellinProperties,
  valleyProperties,
  coastProperties,
  mexicoProperties,
  yucatanProperties,
  peruProperties,
  panamaProperties,
  venezuelaProperties,
];

const of =
  <Listing extends DemoProduct | DemoService | DemoProperty>(files: readonly BySeller<Listing>[]) =>
  (businessKey: string): readonly Listing[] =>
    files.flatMap((file) => file[businessKey] ?? []).map((each) => told(businessKey, each));

const longTexts: LongTexts = {
  ...longProductTexts,
  ...longSouthernProductTexts,
  ...longServiceTexts,
  ...longPropertyTexts,
  ...longPropertyTextsAbroad,
};

/** A listing with what its seller tells at length, where that was written. */
function told<Listing extends DemoProduct | DemoService | DemoProperty>(
  businessKey: string,
  listing: Listing,
): Listing {
  const long = longTexts[`${businessKey}/${listing.key}`];
  if (!long) return listing;
  const { en = '', es = '' } = listing.description;
  const description = { en: `${en}\n\n${long.more.en}`, es: `${es}\n\n${long.more.es}` };
  return { ...listing, name: long.name ?? listing.name, description };
}

/** The keys of the listings that are told at length. */
export const longKeys: readonly string[] = Object.keys(longTexts);

/** What the business sells, the newest first. */
export const productsOf = ({ key, products }: DemoBusiness): readonly DemoProduct[] => [
  ...products.map((each) => told(key, each)),
  ...of(productFiles)(key),
];

/** The services the business gives, the newest first. */
export const servicesOf = ({ key }: DemoBusiness): readonly DemoService[] => of(serviceFiles)(key);

/** The properties the business offers, the newest first. */
export const propertiesOf = ({ key }: DemoBusiness): readonly DemoProperty[] =>
  of(propertyFiles)(key);
