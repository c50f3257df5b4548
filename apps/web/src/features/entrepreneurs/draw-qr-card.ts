import { shadowOpacity, type WeavePalette, type WeaveRect, weave } from '@wiki/ui/weave';
import type { QrModules } from './qr-modules.ts';

/** What a QR card shows. */
export interface QrCard {
  name: string;
  /** The line below the name. */
  place: string;
  /** The address without its scheme, for those who type it. */
  address: string;
  artwork: { seed: string; palette: WeavePalette };
  code: QrModules;
}

/** The card in pixels: as wide as a business card of 85 mm printed at 300 dpi, upright. */
export const cardSize = { width: 1000, height: 1500 } as const;

const margin = 90;
const codeSide = 620;
const quietModules = 4;
const paper = '#ffffff';
const ink = '#1c2420';
const muted = '#646b66';

/** Draws the card: woven, with the code on paper in the middle and the name below it. */
export function drawQrCard(context: CanvasRenderingContext2D, card: QrCard): void {
  drawWeave(context, card.artwork);
  const { width, height } = cardSize;
  context.fillStyle = paper;
  context.beginPath();
  context.roundRect(margin, margin * 2, width - 2 * margin, height - margin * 3, 44);
  context.fill();
  drawCode(context, card.code, (width - codeSide) / 2, margin * 2 + 50);
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

function drawCode(
  context: CanvasRenderingContext2D,
  { count, isDark }: QrModules,
  left: number,
  top: number,
): void {
  // Whole pixels for each module: readers and printers like sharp edges.
  const module = Math.floor(codeSide / (count + 2 * quietModules));
  const offset = (codeSide - module * count) / 2;
  context.fillStyle = ink;
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!isDark(row, column)) continue;
      const x = Math.round(left + offset) + column * module;
      const y = Math.round(top + offset) + row * module;
      context.fillRect(x, y, module, module);
    }
  }
}

function drawWords(context: CanvasRenderingContext2D, { name, place, address }: QrCard): void {
  const widest = cardSize.width - 2 * margin - 100;
  context.textAlign = 'center';
  context.textBaseline = 'top';
  let top = margin * 2 + 50 + codeSide + 20;
  const write = (text: string, font: string, color: string, lineHeight: number, most: number) => {
    context.font = font;
    context.fillStyle = color;
    for (const line of linesOf(context, text, widest, most)) {
      context.fillText(line, cardSize.width / 2, top, widest);
      top += lineHeight;
    }
    top += 16;
  };
  write(name, '700 64px "Bricolage Grotesque Variable", sans-serif', ink, 74, 3);
  write(place, '500 34px "Figtree Variable", sans-serif', muted, 44, 2);
  write(address, '500 28px "Figtree Variable", sans-serif', muted, 36, 2);
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
