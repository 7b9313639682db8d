export type StartRaw = (
  values: Record<string, unknown[]>,
  flags?: string[],
) => Promise<{ url: string; pid: number }>;

export function createRawServer(databaseUrl: string, stops: (() => Promise<void>)[]): StartRaw;
