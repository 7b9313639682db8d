import type { IncomingMessage } from 'node:http';

/** How many bytes of a body have to come within so many milliseconds. */
export interface Pace {
  bytes: number;
  milliseconds: number;
}

/**
 * Ends a request whose body arrives more slowly than that; one that waits for this server itself is left alone, and
 * so is one that has arrived.
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
