import type { Plugin } from 'vite';

/** A mark that React throws to interrupt itself. */
const mark = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g;

/**
 * React makes the marks it interrupts itself with while it is evaluated, as errors. Where a tool looks on,
 * such as a browser's console or what drives a browser in tests, an error notes the places of all functions
 * it was made in, and one of these is all of React, which is read a second time for that. Nobody reads a mark,
 * so it is made without places and words.
 */
export function quietReactPlugin(): Plugin {
  return {
    name: 'quiet-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/react-dom-client.production.js')) return null;
      if (!code.match(mark)) this.error('React makes its marks in another way now.');
      return code.replaceAll(mark, '$1 = Object.create(Error.prototype)');
    },
  };
}
