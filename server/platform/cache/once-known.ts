/** Applies `use` to a value, synchronously if it isn't a promise. A list would otherwise create one promise per row. */
export const onceKnown = <Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(use) : use(value));
