/** What takes money and what takes one of two since 0145, in the words of graphql-js. */
const completed = [
  'A required arg of on Query.openInvoices was added.',
  'A required field amount on input type RecordManualPaymentInput was added.',
  'ListingFilter.priceMax changed type from SafeInt to MoneyInput.',
  'ListingFilter.priceMin changed type from SafeInt to MoneyInput.',
  'ListingValuesInput.endPrice changed type from SafeInt to MoneyInput.',
  'ListingValuesInput.listingPriceMax changed type from SafeInt to MoneyInput.',
  'ListingValuesInput.listingPriceMin changed type from SafeInt to MoneyInput.',
  'ListingValuesInput.price changed type from SafeInt to MoneyInput.',
  'ListingValuesInput.pricePerHour changed type from SafeInt to MoneyInput.',
  'ListingValuesInput.rentalPriceMax changed type from SafeInt to MoneyInput.',
  'ListingValuesInput.rentalPriceMin changed type from SafeInt to MoneyInput.',
  'ListingValuesInput.startPrice changed type from SafeInt to MoneyInput.',
  'Query.openInvoices arg applicationId was removed.',
  'Query.openInvoices arg businessId was removed.',
  'RecordManualPaymentInput.amountMinor was removed.',
  'UpdatePlanInput.displayPriceMinor was removed.',
  'UpdatePlanInput.priceMinor was removed.',
];

/** What people describe in few words since 0148: of a language each, as every other text. */
const described = [
  'Business.services changed type from [String!]! to LocalizedList!.',
  'Image.alt changed type from String to LocalizedText.',
  'ImageInput.alt changed type from String to LocalizedTextInput.',
  'UpdateBusinessInput.services changed type from [String!] to LocalizedListInput.',
];

/**
 * Breaking changes of the schema that are accepted without deprecating first, as the check names
 * them, each with its reason. Until 1.0 a field may go that no client outside of this repository can
 * use yet. What the default branch has already needs no place here.
 */
export const acceptedBreaks: Readonly<Record<string, string>> = Object.fromEntries([
  ...completed.map((change): [string, string] => [
    change,
    'Money and choices by the rules of 0145 before the first release.',
  ]),
  ...described.map((change): [string, string] => [
    change,
    'Pictures and services say their language as of 0148, before the first release.',
  ]),
  [
    'ImportProblem.allowed changed type from [LocalizedText!]! to [String!]!.',
    'It says again what it said before: it was another type for a few hours, between two landings.',
  ],
  ['Site.sendsMail was removed.', 'Called canSendMail two hours after it came, as booleans are.'],
]);
