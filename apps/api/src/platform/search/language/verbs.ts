import { stemOf } from './stemming.ts';

/** The endings of a regular verb that people use to ask and offer: *vendo, vende, venden, vendemos …* */
const verbEndings: Record<string, readonly string[]> = {
  ar: 'ar o a an amos ando ado ada ados adas'.split(' '),
  er: 'er o e en emos iendo ido ida idos idas'.split(' '),
  ir: 'ir o e en imos iendo ido ida idos idas'.split(' '),
};

/** The forms of a regular Spanish verb, folded, from its infinitive. */
export function verbForms(infinitive: string): string[] {
  const base = infinitive.slice(0, -2);
  return (verbEndings[infinitive.slice(-2)] ?? []).map((ending) => base + ending);
}

/** A shorter rest of a word is no verb's: *solar* is not *solo*. */
const shortestBase = 4;

/**
 * The nouns that a verb may belong to, as words and as beginnings that only endings of number and
 * gender follow; most of them do not exist. *Diseñar*: diseño; *instalar*: instalación; *translate*:
 * translation.
 */
export function nounsOf(word: string): { words: string[]; stems: string[] } {
  const base = word.slice(0, -2);
  if (/[aei]r$/.test(word) && base.length >= shortestBase) {
    const words = word.endsWith('cir')
      ? [`${word.slice(0, -3)}ccion`]
      : word.endsWith('ar')
        ? [`${base}acion`]
        : [`${base}icion`, `${base}cion`, `${base}imiento`];
    return { words, stems: word.endsWith('ar') ? [base] : [] };
  }
  const stem = stemOf(word, 'en');
  const words = stem.length > shortestBase ? [`${stem}ion`, `${stem}ation`] : [];
  return { words, stems: [] };
}
