import { brand } from './brand.ts';

const columns = [
  brand.jadeSoft,
  brand.jadeBright,
  brand.maize,
  brand.jadeSoft,
  brand.cream,
  brand.jadeBright,
];
const rows = [brand.cream, brand.maize, brand.jadeSoft];
const cells = 24;

/**
 * The woven band under the header, as colored table cells: mail readers block pictures. Upright
 * bands go over the level ones at every second crossing. Cells share the width, so phones get it whole.
 */
export function weaveBand(): string {
  const band = rows.map((level, row) => {
    const crossings = Array.from({ length: cells }, (_, column) => {
      const upright = columns[column % columns.length] ?? level;
      const color = (row + column) % 2 === 0 ? upright : level;
      return `<td height="10" bgcolor="${color}" style="height:10px;line-height:10px;font-size:1px;background:${color};border:1px solid ${brand.jade}">&nbsp;</td>`;
    });
    return `<tr>${crossings.join('')}</tr>`;
  });
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;table-layout:fixed">${band.join('')}</table>`;
}
