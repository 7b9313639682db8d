import { IconTrash } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { altProblem, AltTexts } from '#client/ui/editing/fields/alt-texts';
import { useProblemText } from '#client/ui/editing/problem';
import { Tool } from '#client/ui/editing/tool';
import { useWords } from '#client/ui/editor/described/use-words';
import { LocalizedLineInput } from '#client/ui/editor/described/localized-inputs';
import { lacksEnglish, type AlbumPictureDraft } from './picture-draft';
import styles from './pictures.module.css';

const maxCaptionLength = 300;

type FieldProps = {
  picture: AlbumPictureDraft;
  /** True if errors are shown. */
  told: boolean;
  onChange: (picture: AlbumPictureDraft) => void;
};

function PictureFields({ picture, told, onChange }: FieldProps) {
  const intl = useIntl();
  const inWords = useProblemText();
  const problemOf = (name: 'alt' | 'caption') => (language?: string) =>
    told && language === 'en' ? inWords(altProblem(picture[name])) : undefined;
  return (
    <>
      <AltTexts
        value={picture.alt}
        problem={problemOf('alt')}
        onChange={(alt) => onChange({ ...picture, alt })}
      />
      <LocalizedLineInput
        label={intl.formatMessage({ id: 'admin.parts.caption' })}
        hint={undefined}
        value={picture.caption}
        problem={problemOf('caption')}
        onChange={(caption) => onChange({ ...picture, caption })}
        maxLength={maxCaptionLength}
        optional
      />
    </>
  );
}

type Props = FieldProps & { name: string; opened: boolean; onToggle: () => void; onRemove: () => void };

/** An image with its preview and alternative text. When opened, it shows the fields for its texts. */
export function PictureRow({ picture, name, told, opened, onToggle, onRemove, onChange }: Props) {
  const { text, language } = useWords();
  const { smUrl, alt } = picture;
  const isOpen = opened || (told && lacksEnglish(picture));
  const visible = alt[language] || alt.en;
  return (
    <div className={styles.picture}>
      <div className={styles.head}>
        <img src={smUrl} alt="" />
        <p className={visible ? undefined : 'dim'}>{visible || text('admin.albums.notDescribed')}</p>
        <Button
          type="button"
          size="sm"
          aria-expanded={isOpen}
          aria-label={text(isOpen ? 'admin.parts.closeOne' : 'admin.parts.editOne', { name })}
          onClick={onToggle}
        >
          <FormattedMessage id={isOpen ? 'admin.parts.close' : 'admin.parts.edit'} />
        </Button>
        <Tool label={text('admin.parts.removeOne', { name })} Icon={IconTrash} onClick={onRemove} />
      </div>
      {isOpen && (
        <div className={styles.fields} role="group" aria-label={name}>
          <PictureFields picture={picture} told={told} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
