import type { IncomingMessage } from 'node:http';

/** The minimum upload rate: bytes per number of milliseconds. */
export interface Pace {
  bytes: number;
  milliseconds: number;
}

/**
 * Ends a request whose body arrives more slowly than the minimum rate. Pauses of this server itself and complete bodies
 * don't count.
 */
export function keepPace(request: IncomingMessage, { bytes, milliseconds }: Pace): void {
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const { bytesRead } = request.socket;
    if (bytesRead - before < bytes && request.readableLength === 0) request.destroy();
    before = bytesRead;
  }, milliseconds).unref();
  request.once('close', () => clearInterval(timer));
}
