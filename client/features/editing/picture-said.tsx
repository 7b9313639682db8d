import type { ReactNode } from 'react';
import type { Words } from '#client/ui/editor/described/field';
import type { PictureDraft } from './picture-input';
import styles from './picture-said.module.css';

/** Returns the display value of an image for comparisons. */
export const pictureSaid = (draft: PictureDraft | null, { text }: Pick<Words, 'text'>): ReactNode =>
  draft ? <img className={styles.picture} src={draft.smUrl} alt={text('admin.yes')} /> : text('admin.no');
