/** The server's time, as last heard of and gone on with by this device's clock. */
export class ServerClock {
  private ahead = 0;

  constructor(private readonly deviceTime: () => number = Date.now) {}

  /** `serverTime` is an ISO instant that the server has just sent. */
  sync(serverTime: string): void {
    this.ahead = Date.parse(serverTime) - this.deviceTime();
  }

  /** Seconds until an ISO instant; negative once it has passed. */
  secondsUntil(instant: string): number {
    return (Date.parse(instant) - this.deviceTime() - this.ahead) / 1000;
  }
}
