/** Returns the reason at the beginning of the response to a rejected tus request, or undefined. */
export const tusReason = (answer: string | undefined): string | undefined =>
  /^([A-Z_]+):/.exec(answer ?? '')?.[1];
