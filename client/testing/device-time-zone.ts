interface DeviceClock {
  setDeviceTimeZone: (zone: string) => void;
  resetDeviceTimeZone: () => void;
}

const deviceClock = globalThis as unknown as DeviceClock;

/** Sets the time zone of the device, until the end of the spec's file or the next call. */
export const setDeviceTimeZone = (zone: string): void => deviceClock.setDeviceTimeZone(zone);

/** Restores the time zone that the device had before the specs. */
export const resetDeviceTimeZone = (): void => deviceClock.resetDeviceTimeZone();
