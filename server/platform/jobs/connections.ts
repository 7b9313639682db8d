import { setTimeout as pause } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { log } from '../log';
import { asUnavailable } from '../unavailable';

/** The code of a database that starts, with which alone the runner waits and tries again to note how a job ended. */
const startsUp = '57P03';

/** Whatever failed of a lost connection, as the runner waits for it; nobody would hear of it otherwise, and the process end. */
function awaited(error: unknown): never {
  throw asUnavailable(error) ? Object.assign(error as Error, { code: startsUp }) : error;
}

/** Connections of the job runner. What they lose is tried again, and they are replaced. */
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

/** Each lane listens by one of them for as long as it runs; the rest is for its work. */
const max = 8;

/**
 * Opens the connections of a server's job runner. PostgreSQL knows them by `name`, by which the jobs are held too: nobody
 * works on what is held by a name of which there is no connection.
 */
export function openConnections(databaseUrl: string, name: string): Pool {
  const connections = new RunnerPool({ connectionString: databaseUrl, max: max, application_name: name });
  const tell = (error: Error) => {
    if (!connections.ending) log.warn({ err: error }, 'the job runner lost a connection');
  };
  // Nobody listening would end the process.
  connections.on('error', tell);
  connections.on('connect', (client) => {
    client.on('error', tell);
    awaitQueries(client);
  });
  return connections;
}

const look = 20;

/** Closes them once the runner, which says before that it has stopped, has noted how its last jobs ended. */
export async function closeConnections(connections: Pool): Promise<void> {
  while (connections.waitingCount > 0 || connections.idleCount < connections.totalCount) await pause(look);
  await connections.end();
}
