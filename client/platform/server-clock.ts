import { createModuleState } from './module-state';

/** The server's time, extrapolated from its last response by the device's clock. */
export class ServerClock {
  private ahead = 0;

  constructor(private readonly deviceTime: () => number = Date.now) {}

  /** Synchronizes with a time that the server has just sent, as an ISO or HTTP date. */
  sync(serverTime: string): void {
    this.ahead = Date.parse(serverTime) - this.deviceTime();
  }

  /** Returns the seconds until an ISO time, negative if it has passed. */
  secondsUntil(instant: string): number {
    return (Date.parse(instant) - this.deviceTime() - this.ahead) / 1000;
  }
}

/** The server clock by the HTTP dates of GraphQL responses, accurate to one second. */
export const answerClock = createModuleState(() => new ServerClock());
