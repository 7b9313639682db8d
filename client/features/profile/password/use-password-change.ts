import { useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { errorCode, retryAfterSeconds } from '#client/platform/requests/error-code';
import { useChangeOwnPasswordMutation } from './change-own-password.generated';
import {
  type PasswordField,
  type Passwords,
  type Problems,
  problemsOf,
  rejectionOfNext,
} from './password-rules';

function fieldProblems(code: string): Problems {
  if (code === 'PASSWORD_WRONG') return { current: 'password.wrong' };
  const next = rejectionOfNext(code);
  return next ? { next } : {};
}

const nothing: Passwords = { current: '', next: '', again: '' };

/** Manages the form and the change. Toasts report the outcome; `onDone` is called after success. */
export function usePasswordChange(onDone: () => void) {
  const intl = useIntl();
  const [values, setValues] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const [change] = useChangeOwnPasswordMutation();
  const say = (id: string, numbers?: Record<string, number>) => intl.formatMessage({ id }, numbers);

  const type = (field: PasswordField, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems((before) => ({ ...before, [field]: undefined }));
  };
  const explain = (error: unknown): Problems => {
    const code = errorCode(error);
    const atFields = fieldProblems(code);
    if (code === 'RATE_LIMITED')
      setFailure(say('password.wait', { minutes: Math.ceil((retryAfterSeconds(error) ?? 60) / 60) }));
    else if (Object.keys(atFields).length === 0)
      setFailure(say(code === 'NO_EMAIL' ? 'password.noEmail' : 'password.failed'));
    return atFields;
  };
  const send = async (): Promise<Problems> => {
    const told = toast.loading(say('password.updating'));
    try {
      await change({ variables: { input: { current: values.current, next: values.next } } });
      toast.success(say('password.updated'), { id: told, duration: 6000 });
      onDone();
      return {};
    } catch (error) {
      toast.dismiss(told);
      return explain(error);
    }
  };
  const sendOnce = async (): Promise<Problems> => {
    if (underWay.current) return {};
    underWay.current = true;
    setBusy(true);
    const rejected = await send();
    underWay.current = false;
    setBusy(false);
    return rejected;
  };
  /** Sends the form and returns the first invalid field. */
  const submit = async (): Promise<PasswordField | undefined> => {
    const own = problemsOf(values);
    setFailure(undefined);
    const found = Object.keys(own).length > 0 ? own : await sendOnce();
    setProblems(found);
    return (['current', 'next', 'again'] as const).find((field) => found[field]);
  };
  return { values, problems, failure, busy, type, submit };
}
