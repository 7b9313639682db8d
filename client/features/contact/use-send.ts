import { useIntl } from 'react-intl';
import { pageBefore } from '#client/platform/last-page';
import { useLanguage } from '#client/platform/i18n/language';
import { useSendContactMessageMutation } from './contact.generated';
import type { Draft } from './use-draft';

const maxDetailLength = 300;

/** Sends a message. `website` is the value of the honeypot field. */
export function useSend(isVisitor: boolean) {
  const intl = useIntl();
  const { language } = useLanguage();
  const [mutate, { loading, error }] = useSendContactMessageMutation();
  const send = async ({ id, name, email, topic, test, text, details }: Draft, website: string) => {
    const { data } = await mutate({
      variables: {
        input: {
          id,
          lang: language,
          topic,
          text,
          website: website || null,
          test: topic === 'test' && test ? test : null,
          ...(isVisitor ? { name: name.trim(), email: email.trim() } : {}),
          page: details ? (pageBefore()?.slice(0, maxDetailLength) ?? null) : null,
          browser: details
            ? `${navigator.userAgent}, ${window.innerWidth} × ${window.innerHeight}, ${intl.locale}`.slice(
                0,
                maxDetailLength,
              )
            : null,
        },
      },
    });
    return data?.sendContactMessage;
  };
  return { send, sending: loading, error };
}
