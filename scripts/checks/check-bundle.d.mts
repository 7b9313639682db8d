export type Load = { name: string; pages: string[]; catalogues: string[]; limit: number };

export function measureBundle(
  folder: string,
  wanted?: Load[],
): (Load & { files: { file: string; bytes: number }[]; total: number })[];
