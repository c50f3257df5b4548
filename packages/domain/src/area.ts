/** Square metres in a square foot: the international foot of 0.3048 m. */
export const squareMetresInSquareFoot = 0.092_903_04;

/** An area in whole square metres, from square feet, in which areas are kept. */
export const metresOf = (squareFeet: number): number =>
  Math.round(squareFeet * squareMetresInSquareFoot);

/** An area in whole square feet, from square metres. */
export const squareFeetOf = (squareMetres: number): number =>
  Math.round(squareMetres / squareMetresInSquareFoot);
