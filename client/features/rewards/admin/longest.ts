/** Characters of a tracking number, and of the reason why an order is cancelled. */
export const [longestTracking, longestReason] = [100, 300];
