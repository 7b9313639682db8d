import type { ReactNode } from 'react';

export type LightboxPicture = {
  src: string;
  /** The alternative text. */
  alt: string;
  /** The caption below the image. */
  caption?: ReactNode;
  /** The address of the image in its original size. */
  originalUrl?: string;
};
