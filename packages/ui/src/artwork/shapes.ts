/** Parts of SVG as text. Lengths are in units of the scene; `extra` are more attributes. */

export type Point = readonly [x: number, y: number];

/** To a tenth of a unit, which nobody sees and keeps the text short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const more = (extra: string): string => (extra ? ` ${extra}` : '');

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string {
  const corner = radius ? ` rx="${round(radius)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner} fill="${fill}"${more(extra)}/>`;
}

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${more(extra)}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra = '',
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more(extra)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more(extra)}/>`;

/** A line with round ends and corners, unless `extra` says otherwise. */
export function line(d: string, stroke: string, width: number, extra = ''): string {
  const ends = ['stroke-linecap', 'stroke-linejoin']
    .filter((attribute) => !extra.includes(attribute))
    .map((attribute) => ` ${attribute}="round"`);
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${ends.join('')}${more(extra)}/>`;
}

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** The outline through points, closed. */
export const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** The outline of a rectangle with round corners. */
export function roundRect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const r = round(Math.min(radius, width / 2, height / 2));
  const [across, down] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${round(x + r)} ${round(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
  );
}

/** The outline of an ellipse. */
export function oval(x: number, y: number, rx: number, ry: number = rx): string {
  const half = (dx: number) => `a${round(rx)} ${round(ry)} 0 1 0 ${round(dx)} 0`;
  return `M${round(x - rx)} ${round(y)}${half(2 * rx)}${half(-2 * rx)}z`;
}
