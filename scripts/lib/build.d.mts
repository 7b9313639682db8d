export function bundleClient(args?: string[]): Promise<{ ok: boolean; output: string; seconds: number }>;
export function ensureBuilt(names?: ('server' | 'client' | 'specs')[]): Promise<string | undefined>;
