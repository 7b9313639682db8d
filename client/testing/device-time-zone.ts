/** Sets the time zone of the device, until the end of the spec's file or the next call. */
export const setDeviceTimeZone = (zone: string): void =>
  (globalThis as unknown as { setDeviceTimeZone: (zone: string) => void }).setDeviceTimeZone(zone);
