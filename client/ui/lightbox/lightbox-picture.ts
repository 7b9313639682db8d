import type { ReactNode } from 'react';

export type LightboxPicture = {
  src: string;
  /** What is to be seen on it. */
  alt: string;
  /** What is said of it below. */
  caption?: ReactNode;
  /** Address of the picture in its own size. */
  originalUrl?: string;
};
