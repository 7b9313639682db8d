export const realSpecs: { files: string; needs: string[] }[];
