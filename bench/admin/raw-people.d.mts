export const folded: string;
