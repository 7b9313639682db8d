import styles from './rich-text.module.css';

/** Renders rich text. The server must have sanitized `html`. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders inline rich text, for questions and options. */
export function InlineRichText({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
