import { InlineRichText } from '#client/ui/rich-text';
import styles from './language-text.module.css';

/** A plain or rich text with its `lang` attribute. */
export function LanguageText({ text, lang, rich }: { text: string; lang: string; rich: boolean }) {
  return (
    <span lang={lang} className={styles.text}>
      {rich ? <InlineRichText html={text} /> : text}
    </span>
  );
}
