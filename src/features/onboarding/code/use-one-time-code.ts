import { useCallback, useEffect, useState } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import {
  isExpired,
  createCode,
  verifyCode,
  CODE_LENGTH,
  LIFETIME,
  MAX_ATTEMPTS,
  type OneTimeCode,
} from './one-time-code.ts';
import { isLasting, saveCode, loadCode, loadPhone, type CodePurpose } from '../onboarding-settings.ts';
import { useCountdown } from './use-countdown.ts';
import { onOtpReceived } from './web-otp.ts';
import type { CodeLabels } from '../labels.ts';

/** A number from 0 up to 1 that nobody can foresee. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** A registration whose code it is, and the address it goes to. */
export type Registration = { id: string; email: string };

/** A code on its way: where it goes, what is typed of it, what is wrong with that, and when another can be had. */
export function useOneTimeCode(labels: CodeLabels, whose: CodePurpose, registration?: Registration) {
  const [to, setTo] = useState<string>();
  const [issued, setIssued] = useState<OneTimeCode>();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const [byEmail, setByEmail] = useState(false);
  // When the code was issued that is too old by now.
  const [expiredAt, setExpiredAt] = useState<number>();
  const { left, start } = useCountdown(labels.waitSeconds);

  const keep = useCallback(
    async (code: OneTimeCode) => {
      setIssued(code);
      // Where nothing can be kept it lasts as long as the page.
      await saveCode(whose, code).catch(() => undefined);
    },
    [whose],
  );

  const id = registration?.id;
  /** @param email where it goes in place of the phone */
  const fresh = useCallback(
    (email?: string): OneTimeCode => ({
      ...createCode(Date.now(), random),
      ...(email && { email }),
      ...(id !== undefined && { registration: id }),
    }),
    [id],
  );

  const address = registration?.email;
  useEffect(() => {
    let here = true;
    const begin = async () => {
      const [to, kept] = await Promise.all([address ?? loadPhone(), loadCode(whose)]).catch(
        () => [address ?? '', null] as const,
      );
      if (!here) return;
      // A code for another registration is none for this one.
      const own = kept?.registration === id ? kept : null;
      const code = own && !isExpired(own, Date.now()) ? own : fresh(own?.email);
      // A number that could not be kept was entered all the same.
      const lasting = await isLasting().catch(() => false);
      setTo(code.email ?? (to || (lasting ? labels.samplePhone : labels.enteredPhone)));
      setByEmail(code.email !== undefined);
      await keep(code);
      if (code.tries >= MAX_ATTEMPTS) setFault(labels.tooManyAttempts);
      start();
    };
    // What the device does not give or keep is handled there.
    cannotReject(begin());
    const stop = onOtpReceived(setTyped);
    return () => {
      here = false;
      stop();
    };
  }, [whose, id, address, fresh, start, keep, labels]);

  const issuedAt = issued?.at;
  useEffect(() => {
    if (issuedAt === undefined) return undefined;
    const timer = setTimeout(
      () => {
        setExpiredAt(issuedAt);
        setFault(labels.expired);
      },
      Math.max(0, issuedAt + LIFETIME + 1 - Date.now()),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [issuedAt, labels]);

  /** The code that counts: another tab may have had a new one sent. */
  const current = async (): Promise<OneTimeCode | undefined> => {
    const kept = await loadCode(whose).catch(() => null);
    return kept && kept.registration === id ? kept : issued;
  };

  const refuse = (reason: string, kept = '') => {
    setSaid('');
    setFault(reason);
    setTyped(kept);
  };

  return {
    to,
    issued,
    typed,
    fault,
    said,
    /** Whether it is refused whatever is typed: too old, or tried too often. */
    spent: issued !== undefined && (issued.tries >= MAX_ATTEMPTS || expiredAt === issued.at),
    /** Whether it goes to an e-mail address in place of the phone. */
    byEmail,
    /** Seconds until another can be asked for. */
    left,

    type: (code: string) => {
      setTyped(code);
      setFault('');
    },

    /** Another code, to another address if there is one. */
    again: async (address?: string) => {
      if (address) {
        setTo(address);
        setByEmail(true);
      }
      setTyped('');
      setFault('');
      setSaid(labels.sent);
      await keep(fresh(address ?? issued?.email));
      start();
    },

    /** Whether what was typed is the code; if not, what is wrong is said. */
    isRight: async (): Promise<boolean> => {
      const counting = await current();
      if (!counting) return false;
      if (typed.length < CODE_LENGTH) {
        refuse(formatMessage(labels.tooShort, { length: CODE_LENGTH }), typed);
        return false;
      }
      const { verdict, issued: after } = verifyCode(counting, typed, Date.now());
      await keep(after);
      if (verdict === 'right') return true;
      const reasons = {
        wrong: formatMessage(labels.incorrect, { left: MAX_ATTEMPTS - after.tries }),
        tries: labels.tooManyAttempts,
        expired: labels.expired,
      };
      if (verdict === 'expired') setExpiredAt(after.at);
      refuse(reasons[verdict]);
      return false;
    },
  };
}
