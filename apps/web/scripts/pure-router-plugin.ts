import type { Plugin } from 'vite';

/** A component that is made by a call. */
const made = /= (React\d*\.forwardRef\()/g;
/** The name that tools for developers show. */
const named = /^\w+\.displayName = "\w+";$/gm;

/**
 * React Router comes in one file, and makes its components in calls that the build can't know to be
 * without effect: forms and what they send would be part of every page, though no page has them.
 */
export function pureRouterPlugin(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/dist/production/')) return null;
      return code.replaceAll(made, '= /* @__PURE__ */ $1').replaceAll(named, '');
    },
  };
}
