/** SQL of a number as numbers are compared. */
export const numberKey = (number: string): string =>
  `lower(regexp_replace(${number}, '[[:space:]-]', '', 'g'))`;
