import { createModuleState } from './module-state';

/** The server's time, as last heard of and gone on with by this device's clock. */
export class ServerClock {
  private ahead = 0;

  constructor(private readonly deviceTime: () => number = Date.now) {}

  /** `serverTime` is an instant that the server has just sent, as ISO or as an HTTP date. */
  sync(serverTime: string): void {
    this.ahead = Date.parse(serverTime) - this.deviceTime();
  }

  /** Seconds until an ISO instant; negative once it has passed. */
  secondsUntil(instant: string): number {
    return (Date.parse(instant) - this.deviceTime() - this.ahead) / 1000;
  }
}

/** The clock of the server's answers to GraphQL, to the second of their HTTP date. */
export const answerClock = createModuleState(() => new ServerClock());
