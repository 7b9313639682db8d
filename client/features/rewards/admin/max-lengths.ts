/** Characters of a tracking number, and of the reason why an order is cancelled. */
export const [maxTrackingLength, maxReasonLength] = [100, 300];
