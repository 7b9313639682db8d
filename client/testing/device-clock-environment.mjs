import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * A jsdom environment in which specs can set the time zone of the device. Jest passes specs a copy of `process.env`, so
 * they can't set it themselves.
 */
export default class DeviceClockEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    this.previousZone = process.env.TZ;
    this.global.setDeviceTimeZone = (zone) => {
      process.env.TZ = zone;
    };
    this.global.resetDeviceTimeZone = () => {
      if (this.previousZone === undefined) delete process.env.TZ;
      else process.env.TZ = this.previousZone;
    };
  }

  async teardown() {
    this.global.resetDeviceTimeZone();
    await super.teardown();
  }
}
