import type { Client } from 'pg';

export function partitionAudit(client: Client, tell: (line: string) => void): Promise<void>;
