export function measureBundle(folder: string): {
  files: { file: string; bytes: number }[];
  total: number;
  limit: number;
};
