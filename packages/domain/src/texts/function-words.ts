import type { Language } from './language.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Articles, prepositions, conjunctions, pronouns and auxiliaries, in small letters without accents. */
const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: setOf(
    `a al algo algun alguna algunas alguno algunos ante antes aqui asi aun aunque bajo bien cada casi
     como con contra cual cuales cuando cuanto de del desde donde dos durante e el ella ellas ellos en
     entre era eran es esa esas ese eso esos esta estaba estan estar estas este esto estos estoy fue
     fueron ha han hasta hay hemos la las le les lo los mas me mi mis mucho muchos muy nada ni no nos
     nosotros nuestra nuestras nuestro nuestros o os otra otras otro otros para pero poco por porque pues
     que quien quienes se sea sean segun ser si sido siempre sin sino sobre solo somos son soy su sus
     tambien tan tanto te tengo ti tiene tienen toda todas todo todos tras tu tus u un una unas uno unos
     usted ustedes va van y ya yo`,
  ),
  en: setOf(
    `about after again all also am an and any are as at be because been before being between both but by
     can could did do does each either every for from had has have he her here hers him his how i if in
     into is it its just may me might mine more most much must my neither no nor not of off on one only
     or other our ours out over own per shall she should since so some such than that the their theirs
     them then there these they this those through to too two under until up us very was we well were
     what when where which while who whom whose why will with within without would yes you your yours`,
  ),
};

/** Whether a folded word is one of those that nearly every text of a language has. */
export const isFunctionWordOf = (language: Language, word: string): boolean =>
  functionWords[language].has(word);

/** Whether it is one of those of either language. */
export const isFunctionWord = (word: string): boolean =>
  isFunctionWordOf('es', word) || isFunctionWordOf('en', word);
