/** The reason with which the service begins its answer to a refused tus request; undefined where it names none. */
export const tusReason = (answer: string | undefined): string | undefined =>
  /^([A-Z_]+):/.exec(answer ?? '')?.[1];
