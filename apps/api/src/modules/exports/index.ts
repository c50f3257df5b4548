import type { ApiModule } from '../../module.ts';
import './exports.events.ts';
import { serveListExport } from './list-export.route.ts';
import { root } from './resolvers/root.ts';

/** Lists as files: whoever may read a list takes along what they see of it. */
export const exports: ApiModule = {
  name: 'exports',
  resolvers: root,
  routes: serveListExport,
};
