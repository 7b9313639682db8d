import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSignUploadMutation, type UploadPurpose } from '#client/platform/generated/graphql';
import { useLanguage } from '#client/platform/i18n/language';
import {
  createImageUploader,
  type ImageUploader,
  type UploadSignature,
  type UploadTrouble,
} from './image-uploader';
import { uploadLocale } from './upload-locale';
import type { UploadedImage } from './upload-result';

type Options = {
  purpose: UploadPurpose;
  /** Tells this upload from others of the same purpose. */
  of: string;
  multi: boolean;
  onUploaded: (images: UploadedImage[]) => void;
};

type Made = { uploader: ImageUploader; limits: UploadSignature };

/** An uploader for as long as the component is shown; leaving cancels what is on its way, a reload does not. */
export function useUploader({ purpose, of, multi, onUploaded }: Options) {
  const { language } = useLanguage();
  const [mutate] = useSignUploadMutation();
  const [made, setMade] = useState<Made>();
  const [error, setError] = useState<unknown>();
  const [trouble, setTrouble] = useState<UploadTrouble | null>(null);
  const sign = useCallback(async () => {
    const { data } = await mutate({ variables: { purpose } });
    if (!data) throw new Error('The upload was not signed.');
    return data.signUpload;
  }, [mutate, purpose]);
  const uploaded = useEffectEvent(onUploaded);
  const currentLocale = useEffectEvent(() => uploadLocale(language));

  useEffect(() => {
    let left = false;
    let uploader: ImageUploader | undefined;
    const make = async () => {
      const [limits, locale] = await Promise.all([sign(), currentLocale()]);
      if (left) return;
      const id = `${purpose}-${of}`;
      uploader = createImageUploader({
        id,
        limits,
        sign,
        multi,
        locale,
        onUploaded: (images) => uploaded(images),
        onTrouble: setTrouble,
      });
      setMade({ uploader, limits });
    };
    make().catch((reason: unknown) => !left && setError(reason));
    return () => {
      left = true;
      uploader?.destroy();
      setMade(undefined);
    };
  }, [sign, purpose, of, multi]);

  useEffect(() => {
    let late = false;
    void uploadLocale(language).then((locale) => !late && made?.uploader.setOptions({ locale }));
    return () => {
      late = true;
    };
  }, [made, language]);

  return { ...made, error, trouble };
}
