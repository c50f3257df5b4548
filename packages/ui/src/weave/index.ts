export { markSvg } from './mark.ts';
export { paletteColors, type WeavePalette, weavePalettes } from './palettes.ts';
export { shadowOpacity, type WeaveSvgOptions, weaveSvg } from './svg.ts';
export {
  type Weave,
  type WeaveBand,
  type WeaveOptions,
  type WeaveRect,
  weave,
} from './weave.ts';
