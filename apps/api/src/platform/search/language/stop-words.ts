/** Folded words that say nothing by themselves, in both languages, also those by which people ask. */
const stopWords = (
  'a al algo ante aqui asi aun con cual cuando de del desde donde e el ella ellas ellos en entre ' +
  'es esa esas ese eso esos esta estas este esto estos fue ha han hasta hay la las le les lo los ' +
  'mas me mi mis muy ni no nos o os para pero por porque que quien se ser si sin sobre son su sus ' +
  'te tu tus u un una unas uno unos y ya yo ' +
  'an and are as at be been but by for from had has have he her his i if in into is it its my of ' +
  'on or our s she so t than that the their them then there these they this those to was we were ' +
  'what when where which who will with you your ' +
  'busca buscamos buscar busco compramos comprar compro necesita necesitamos necesito quiero buy buying need want ' +
  'hace hacen ' +
  'compania companias empresa empresas proveedor proveedora proveedores servicio servicios ' +
  'companies company provider providers service services supplier suppliers'
).split(' ');

const numbers = new Map(stopWords.map((word, number) => [word, number]));

/** Whether a folded word is passed over in queries that have other words. */
export const isStopWord = (word: string): boolean => numbers.has(word);

/** The number of such a word, from 0; -1 for any other. */
export const stopWordNumber = (word: string): number => numbers.get(word) ?? -1;
