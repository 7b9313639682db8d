import { useIntl } from 'react-intl';
import { PictureInput } from '#client/features/editing/index';
import { AltTexts } from '#client/ui/editing/fields/alt-texts';
import type { PartProps } from './question-texts';

/** The image of a question with its alternative text. `of` identifies its upload. */
export function QuestionPicture({ editor, of }: PartProps & { of: string }) {
  const intl = useIntl();
  const { values, change, problem, wait } = editor;
  return (
    <PictureInput
      label={intl.formatMessage({ id: 'admin.question.picture' })}
      purpose="question"
      of={of}
      value={values.imageAssetId}
      problem={() => problem('imageAssetId')}
      onChange={(picture) => change({ imageAssetId: picture })}
      onWait={(what) => wait('imageAssetId', what)}
    >
      <AltTexts
        value={values.imageAlt}
        onChange={(imageAlt) => change({ imageAlt })}
        problem={(language) => problem('imageAlt', language)}
      />
    </PictureInput>
  );
}
