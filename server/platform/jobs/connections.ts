import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { log } from '../logging/log';
import { asUnavailable } from '../unavailable';

/**
 * The SQLSTATE of a starting database. It is the only error after which the runner retries to record the end of a job.
 */
const startsUp = '57P03';

/**
 * Rethrows a lost connection as an error that the runner retries. It would otherwise be unhandled and end the process.
 */
function awaited(error: unknown): never {
  throw asUnavailable(error) ? Object.assign(error as Error, { code: startsUp }) : error;
}

/** A pool for the job runner that retries lost connections and replaces them. */
class RunnerPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool['connect']>[0]): void;
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : super.connect().catch(awaited);
  }
}

function awaitQueries(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const patient = (...args: unknown[]): unknown => {
    const answer = query(...args);
    return answer instanceof Promise ? answer.catch(awaited) : answer;
  };
  Object.assign(client, { query: patient });
}

/** Each lane uses one connection to listen. The others are for its work. */
const max = 8;

/**
 * Opens the connections of a server's job runner. `name` is their application name and the owner of locked jobs, so
 * jobs locked by a name without connections are abandoned.
 */
export function openConnections(databaseUrl: string, name: string): Pool {
  const connections = new RunnerPool({ connectionString: databaseUrl, max: max, application_name: name });
  const tell = (error: Error) => {
    if (!connections.ending) log.warn({ err: error }, 'the job runner lost a connection');
  };
  // Without a listener, the event would end the process.
  connections.on('error', tell);
  connections.on('connect', (client) => {
    client.on('error', tell);
    awaitQueries(client);
  });
  return connections;
}

const look = 20;

/** Closes the connections after the runner has recorded the end of its last jobs. It reports its stop before that. */
export async function closeConnections(connections: Pool): Promise<void> {
  while (connections.waitingCount > 0 || connections.idleCount < connections.totalCount) await pause(look);
  await connections.end();
}
