import { shadowOpacity, type WeavePalette, type WeaveRect, weave } from '@wiki/ui/weave';
import type { QrModules } from './qr-modules.ts';

/** What a QR card shows. */
export interface QrCard {
  name: string;
  /** The line below the name. */
  place: string;
  /** Where the code leads, as people say it. */
  site: string;
  artwork: { seed: string; palette: WeavePalette };
  code: QrModules;
}

/** The card in pixels: as wide as a business card of 85 mm printed at 300 dpi, upright. */
export const cardSize = { width: 1000, height: 1380 } as const;

/** The paper on the weave. */
const panel = { left: 90, top: 130, width: 820, height: 1120 } as const;
const codeSide = 720;
/** The paper around it is wider than the four quiet modules that readers ask for. */
const codeTop = panel.top + 50;
const paper = '#ffffff';
const ink = '#1c2420';
const muted = '#646b66';

/** Draws the card: woven, with the code on paper in the middle and the name below it. */
export function drawQrCard(context: CanvasRenderingContext2D, card: QrCard): void {
  drawWeave(context, card.artwork);
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(panel.left, panel.top, panel.width, panel.height, 44);
  context.fill();
  drawCode(context, card.code);
  drawWords(context, card);
}

function drawWeave(context: CanvasRenderingContext2D, { seed, palette }: QrCard['artwork']): void {
  const woven = weave(seed, {
    palette,
    columns: 6,
    rows: 9,
    ratio: cardSize.width / cardSize.height,
  });
  context.save();
  context.scale(cardSize.width / woven.width, cardSize.height / woven.height);
  context.fillStyle = woven.backdrop;
  context.fillRect(0, 0, woven.width, woven.height);
  for (const { color, parts } of [...woven.warp, ...woven.weft]) fillAll(context, color, parts);
  fillAll(context, `rgba(0, 0, 0, ${shadowOpacity})`, woven.shadows);
  context.restore();
}

function fillAll(
  context: CanvasRenderingContext2D,
  color: string,
  rects: readonly WeaveRect[],
): void {
  context.fillStyle = color;
  for (const { x, y, width, height } of rects) context.fillRect(x, y, width, height);
}

function drawCode(context: CanvasRenderingContext2D, { count, isDark }: QrModules): void {
  // Whole pixels for each module: readers and printers like sharp edges.
  const module = Math.floor(codeSide / count);
  const left = Math.round((cardSize.width - module * count) / 2);
  context.fillStyle = ink;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!isDark(row, column)) continue;
      context.fillRect(left + column * module, codeTop + row * module, module, module);
    }
  }
}

/** Name, place and site, in the middle of what the code leaves free. */
function drawWords(context: CanvasRenderingContext2D, { name, place, site }: QrCard): void {
  const widest = panel.width - 100;
  const heading = '700 64px "Bricolage", sans-serif';
  const line = '500 34px "Figtree", sans-serif';
  const written = [
    { text: name, font: heading, color: ink, height: 72, most: 2 },
    { text: place, font: line, color: muted, height: 46, most: 2 },
    { text: site, font: line, color: muted, height: 46, most: 1 },
  ].flatMap(({ text, most, ...look }) => {
    context.font = look.font;
    return linesOf(context, text, widest, most).map((words) => ({ words, ...look }));
  });
  const total = written.reduce((sum, { height }) => sum + height, 0);
  const free = panel.top + panel.height - codeTop - codeSide;
  let top = codeTop + codeSide + (free - total) / 2;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  for (const { words, font, color, height } of written) {
    context.font = font;
    context.fillStyle = color;
    context.fillText(words, cardSize.width / 2, top, widest);
    top += height;
  }
}

/** The text in lines that fit; the last of `most` lines takes what is left. */
function linesOf(
  context: CanvasRenderingContext2D,
  text: string,
  widest: number,
  most: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = last === undefined ? false : context.measureText(longer).width <= widest;
    if (fits || (last !== undefined && lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
