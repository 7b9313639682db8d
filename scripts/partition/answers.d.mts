import type { Client } from 'pg';

export function partitionAnswers(client: Client, tell: (line: string) => void): Promise<void>;
