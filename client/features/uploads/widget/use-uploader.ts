import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadPurpose } from '#client/platform/generated/schema';
import { useLanguage } from '#client/platform/i18n/language';
import { claimUpload } from '../resume/claim-upload';
import { createImageUploader, type ImageUploader, type UploadFailure } from '../protocol/image-uploader';
import { uploadLocale, type UploadLocale } from './upload-locale';
import type { UploadedImage } from '../protocol/upload-result';
import { ownerOf, useSign, type UploadSignature } from '../protocol/use-sign';
import { useClaimAssembly } from '../protocol/use-claim-assembly';

type Options = {
  purpose: UploadPurpose;
  /** Distinguishes this upload from others with the same purpose. */
  of: string;
  multi: boolean;
  /** The number of further images that are allowed. */
  maxFiles?: number;
  onUploaded: (images: UploadedImage[]) => void;
  onCancelled: () => void;
};

type Made = {
  uploader: ImageUploader;
  limits: UploadSignature;
  /** True if an interrupted upload is resumed. */
  resumes: boolean;
};

/** Returns a function that loads the uploader's texts, with file types in plain words. */
function useImageLocale(): () => Promise<UploadLocale> {
  const intl = useIntl();
  const { language } = useLanguage();
  return useCallback(async () => {
    const locale = await uploadLocale(language);
    const notUsable = intl.formatMessage({ id: 'uploads.notUsable' });
    const tooLarge = intl.formatMessage({ id: 'uploads.tooLarge' });
    const words = { youCanOnlyUploadFileTypes: notUsable, inferiorSize: notUsable, exceedsSize: tooLarge };
    return { ...locale, strings: { ...locale.strings, ...words } };
  }, [intl, language]);
}

/** Switches the language of the uploader. */
function useWords(uploader: ImageUploader | undefined, imageLocale: () => Promise<UploadLocale>): void {
  useEffect(() => {
    let late = false;
    void imageLocale().then((locale) => !late && uploader?.setOptions({ locale }));
    return () => {
      late = true;
    };
  }, [uploader, imageLocale]);
}

/** Limits the number of files that can be selected. */
function useMaxFiles({ uploader, limits }: Partial<Made>, multi: boolean, maxFiles = Infinity): void {
  // Zero would mean no limit.
  const max = multi && limits ? Math.max(1, Math.min(limits.expectedFiles, maxFiles)) : 1;
  useEffect(() => {
    uploader?.setOptions({
      restrictions: { ...uploader.opts.restrictions, maxNumberOfFiles: max },
    });
  }, [uploader, max]);
}

/** Creates an uploader for the lifetime of the component. Unmounting cancels the upload, but a reload doesn't. */
export function useUploader({ purpose, of, multi, maxFiles, onUploaded, onCancelled }: Options) {
  const sign = useSign(purpose);
  const take = useClaimAssembly();
  const imageLocale = useImageLocale();
  const [made, setMade] = useState<Made>();
  const [error, setError] = useState<unknown>();
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const uploaded = useEffectEvent(onUploaded);
  const cancelled = useEffectEvent(onCancelled);
  const currentLocale = useEffectEvent(imageLocale);
  useWords(made?.uploader, imageLocale);
  useMaxFiles(made ?? {}, multi, maxFiles);

  useEffect(() => {
    let left = false;
    let uploader: ImageUploader | undefined;
    const make = async () => {
      const [limits, locale] = await Promise.all([sign(), currentLocale()]);
      const place = { owner: ownerOf(limits), purpose, of };
      const claim = await claimUpload(place);
      if (left) return claim.release();
      const told = {
        onUploaded: (images: UploadedImage[]) => uploaded(images),
        onFailure: setFailure,
        onCancelled: () => !left && cancelled(),
      };
      uploader = createImageUploader({ place, claim, limits, sign, take, multi, locale, ...told });
      setMade({ uploader, limits, resumes: claim.resumes });
    };
    make().catch((reason: unknown) => !left && setError(reason));
    return () => {
      left = true;
      uploader?.destroy();
      setMade(undefined);
    };
  }, [sign, take, purpose, of, multi]);

  return { ...made, error, failure };
}
