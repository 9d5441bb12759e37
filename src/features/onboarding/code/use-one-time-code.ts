import { useCallback, useEffect, useState } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import {
  isExpired,
  createCode,
  verifyCode,
  CODE_LENGTH,
  LIFETIME_MS,
  MAX_WRONG_CODES,
  type OneTimeCode,
} from './one-time-code.ts';
import {
  isStoragePersistent,
  saveCode,
  loadCode,
  loadPhone,
  subscribeCode,
  type CodePurpose,
} from '../onboarding-settings.ts';
import { useCountdown } from './use-countdown.ts';
import { verifyStoredCode } from './verify-stored-code.ts';
import { onOtpReceived } from './web-otp.ts';
import type { CodeLabels } from '../labels.ts';

/** Returns a cryptographically random number in [0, 1). */
const getRandomNumber = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The registration that the code verifies, and the e-mail address it goes to. */
export type Registration = { id: string; email: string };

/** Manages the state of the one-time code form: recipient, typed code, error, and the time until another code can be requested. */
export function useOneTimeCode(
  labels: CodeLabels,
  waitSeconds: number,
  purpose: CodePurpose,
  registration?: Registration,
) {
  const [to, setTo] = useState<string>();
  const [issued, setIssued] = useState<OneTimeCode>();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState<StorageErrorCode>();
  const [isByEmail, setIsByEmail] = useState(false);
  // Creation time of the expired code.
  const [expiredAt, setExpiredAt] = useState<number>();
  const { secondsLeft, start } = useCountdown(waitSeconds);

  const save = useCallback(
    // Stores a code before it is shown, so that a page that is loaded again shows the same one.
    async (code: OneTimeCode) => {
      // When storage fails, the code lasts as long as the page. An earlier code that is stored is verified instead.
      setFailure(await saveCode(purpose, code).then(() => undefined, getErrorCode));
      setIssued(code);
    },
    [purpose],
  );

  const id = registration?.id;
  /** @param email address that gets the code instead of the phone */
  const createOwnCode = useCallback(
    (email?: string): OneTimeCode => ({
      ...createCode(Date.now(), getRandomNumber),
      ...(email && { email }),
      ...(id !== undefined && { registration: id }),
    }),
    [id],
  );

  const address = registration?.email;
  useEffect(() => {
    let isMounted = true;
    const initialize = async () => {
      const [to, stored] = await Promise.all([address ?? loadPhone(), loadCode(purpose)]).catch(
        () => [address ?? '', null] as const,
      );
      if (!isMounted) return;
      // Ignore a code of another registration.
      const own = stored?.registration === id ? stored : null;
      const code = own && !isExpired(own, Date.now()) ? own : createOwnCode(own?.email);
      // Without persistent storage the entered number is not known here.
      const isPersistent = await isStoragePersistent().catch(() => false);
      await save(code);
      setTo(code.email ?? (to || (isPersistent ? labels.samplePhone : labels.enteredPhone)));
      setIsByEmail(code.email !== undefined);
      if (code.tries >= MAX_WRONG_CODES) setError(labels.tooManyAttempts);
      start();
    };
    // Storage errors are handled in `initialize`.
    reportRejection(initialize());
    const stop = onOtpReceived(setTyped);
    return () => {
      isMounted = false;
      stop();
    };
  }, [purpose, id, address, createOwnCode, start, save, labels]);

  // Another tab may issue a code, or enter another number: this page must not name the one and verify the other.
  const hasCode = issued !== undefined;
  useEffect(() => {
    if (!hasCode) return undefined;
    let known: OneTimeCode | undefined;
    return subscribeCode(purpose, (stored, phone) => {
      if (stored && stored.registration === id) {
        setIssued(stored);
        // An error was about the code before.
        if (known && known.at !== stored.at) setError('');
        known = stored;
      }
      const recipient = known?.email ?? phone;
      // The code of a registration always goes to the same address.
      if (id !== undefined || recipient === '') return;
      setTo(recipient);
      setIsByEmail(known?.email !== undefined);
    });
  }, [hasCode, purpose, id]);

  const issuedAt = issued?.at;
  useEffect(() => {
    if (issuedAt === undefined) return undefined;
    const timer = setTimeout(
      () => {
        setExpiredAt(issuedAt);
        setError(labels.expired);
      },
      Math.max(0, issuedAt + LIFETIME_MS + 1 - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [issuedAt, labels]);

  const reject = (reason: string, remainingInput = '') => {
    setStatus('');
    setError(reason);
    setTyped(remainingInput);
  };

  return {
    to,
    issued,
    typed,
    error,
    status,
    /** The reason why the code could not be stored. */
    failure,
    /** True when the code can no longer be used: expired, or too many attempts. */
    isUnusable: issued !== undefined && (issued.tries >= MAX_WRONG_CODES || expiredAt === issued.at),
    /** True when the code goes to an e-mail address instead of the phone. */
    isByEmail,
    /** Seconds until another code can be requested. */
    secondsLeft,

    changeInput: (code: string) => {
      setTyped(code);
      setError('');
    },

    /** Issues another code, to another address if one is given. */
    resend: async (address?: string) => {
      setTyped('');
      setError('');
      await save(createOwnCode(address ?? issued?.email));
      if (address) {
        setTo(address);
        setIsByEmail(true);
      }
      setStatus(labels.sent);
      start();
    },

    /** Verifies the typed code and sets the error when it is wrong. Returns true when it is right. */
    verify: async (): Promise<boolean> => {
      if (!issued) return false;
      if (typed.length < CODE_LENGTH) {
        reject(formatMessage(labels.tooShort, { length: CODE_LENGTH }), typed);
        return false;
      }
      const now = Date.now();
      const { verdict, issued: updated } = await verifyStoredCode(purpose, issued, typed, now).then(
        (result) => {
          setFailure(undefined);
          return result;
        },
        (error: unknown) => {
          setFailure(getErrorCode(error));
          return verifyCode(issued, typed, now);
        },
      );
      setIssued(updated);
      if (verdict === 'right') return true;
      const reasons = {
        wrong: formatMessage(labels.incorrect, { left: MAX_WRONG_CODES - updated.tries }),
        tries: labels.tooManyAttempts,
        expired: labels.expired,
      };
      if (verdict === 'expired') setExpiredAt(updated.at);
      reject(reasons[verdict]);
      return false;
    },
  };
}
