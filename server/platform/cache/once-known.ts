/** Uses a value at once where it is there, without a promise, of which a list would cost one a row. */
export const onceKnown = <Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(use) : use(value));
