/** Whether the shortcuts of the queue are on: single keys disturb people who use speech input, so they can be switched off. */
import type { APIContext } from 'astro';
import { QUEUE_PATH } from '@/features/inbox/queue-path.ts';

const COOKIE = 'ino-inbox-keys';
const OFF = 'off';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Cookies = Pick<APIContext, 'cookies'>;

export const areShortcutsEnabled = ({ cookies }: Cookies): boolean => cookies.get(COOKIE)?.value !== OFF;

export function setShortcutsEnabled({ cookies }: Cookies, isOn: boolean): void {
  cookies.set(COOKIE, isOn ? 'on' : OFF, {
    path: QUEUE_PATH,
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
  });
}
