import styles from './rich-text.module.css';

/** Shows rich text. `html` must come from the server, which has sanitised it. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same, within a line: for question and option texts. */
export function InlineRichText({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
