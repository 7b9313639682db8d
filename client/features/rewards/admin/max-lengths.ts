/** The maximum lengths of a tracking number and of a cancellation reason, in characters. */
export const [maxTrackingLength, maxReasonLength] = [100, 300];
