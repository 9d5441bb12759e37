/** The name of who is signed in, in place of the words for everybody. */
import { atLeisure } from '@/device/at-leisure.ts';
import { follow } from '@/device/follow.ts';
import { device, papers } from '@/device/open.ts';
import type { StoredRecord } from '@/device/rows.ts';
import { initials } from '@/ui/initials.ts';
import { SIGNED_IN } from './signed-in.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const both = () => Promise.all([device(), papers()]);

/** The answer that a person reads. */
const answer = (record: StoredRecord | undefined, key: string): string =>
  record?.answers.find(({ name }) => name === key)?.text ?? '';

const badge = document.querySelector<HTMLElement>('[data-badge]');

function write(part: string, text: string): void {
  const place = badge?.querySelector<HTMLElement>(`[data-${part}]`);
  if (!place) return;
  place.dataset['usual'] ??= place.textContent;
  place.textContent = text || place.dataset['usual'];
}

follow(atLeisure(both), ([{ settings }, { records }]) => {
  let signedIn = false;
  let profile: StoredRecord | undefined;
  const show = () => {
    const known = signedIn ? profile : undefined;
    const name = [answer(known, 'firstName'), answer(known, 'lastName')].filter(Boolean).join(' ');
    write('name', name);
    write('initials', initials(name));
    write('line', [answer(known, 'place'), answer(known, 'identification')].filter(Boolean).join(' · '));
  };
  const stops = [
    settings.watch(SIGNED_IN, isFlag, false, (now) => {
      signedIn = now;
      show();
    }),
    records.watchList({ action: 'profile', limit: 1 }, ([newest]) => {
      profile = newest;
      show();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
});
