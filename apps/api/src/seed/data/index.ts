import { colombia } from './colombia.ts';
import type {
  BySeller,
  DemoBusiness,
  DemoProduct,
  DemoProperty,
  DemoService,
} from './demo-types.ts';
import { estateAgencies, serviceFirms } from './firms.ts';
import type { LongTexts } from './long-text-types.ts';
import { longProductTexts } from './long-texts-products.ts';
import { longSouthernProductTexts } from './long-texts-products-south.ts';
import { longPropertyTexts } from './long-texts-properties.ts';
import { longPropertyTextsAbroad } from './long-texts-properties-abroad.ts';
import { longServiceTexts } from './long-texts-services.ts';
import { mexico } from './mexico.ts';
import { panama } from './panama.ts';
import { peru } from './peru.ts';
import { colombiaProducts } from './products-colombia.ts';
import { mexicoProducts } from './products-mexico.ts';
import { panamaProducts } from './products-panama.ts';
import { peruProducts } from './products-peru.ts';
import { venezuelaProducts } from './products-venezuela.ts';
import { lawServices } from './services-law.ts';
import { digitalServices } from './services-digital.ts';
import { placeServices } from './services-places.ts';
import { trainingServices } from './services-training.ts';
import { fieldServices } from './services-field.ts';
import { northernMakerServices } from './services-makers-north.ts';
import { southernMakerServices } from './services-makers-south.ts';
import { bogotaProperties } from './properties-bogota.ts';
import { medellinProperties } from './properties-medellin.ts';
import { valleyProperties } from './properties-valley.ts';
import { coastProperties } from './properties-coast.ts';
import { mexicoProperties } from './properties-mexico.ts';
import { yucatanProperties } from './properties-yucatan.ts';
import { peruProperties } from './properties-peru.ts';
import { panamaProperties } from './properties-panama.ts';
import { venezuelaProperties } from './properties-venezuela.ts';
import { venezuela } from './venezuela.ts';

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
