/** Square meters in a square foot: the international foot of 0.3048 m. */
export const squareMetersInSquareFoot = 0.092_903_04;

/** An area in whole square meters, from square feet, in which areas are kept. */
export const metersOf = (squareFeet: number): number =>
  Math.round(squareFeet * squareMetersInSquareFoot);

/** An area in whole square feet, from square meters. */
export const squareFeetOf = (squareMeters: number): number =>
  Math.round(squareMeters / squareMetersInSquareFoot);
