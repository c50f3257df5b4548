import { limits } from '@wiki/domain';

const { serviceName, services: most } = limits.application;

const isIn = (list: readonly string[], word: string): boolean =>
  list.some((each) => each.toLocaleLowerCase() === word.toLocaleLowerCase());

/**
 * The services after a text with commas was added: each a few words, none twice, no more than the
 * API takes.
 */
export function withServices(services: readonly string[], text: string): string[] {
  const list = [...services];
  for (const part of text.split(/[,;\n]/)) {
    const word = part.trim().replace(/\s+/g, ' ').slice(0, serviceName).trim();
    if (word && !isIn(list, word) && list.length < most) list.push(word);
  }
  return list;
}
