/** Has the service worker store the pages of all favourites, so that they work without a network. */
import { reportRejection } from '@/lib/safe-promise.ts';
import { sendToWorker } from '@/service-worker/messages.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { getEntryPath } from './favourite-id.ts';

subscribeLazily(openWhenIdle(openStorage), ({ favourites }) =>
  favourites.watch((list) => {
    reportRejection(sendToWorker({ favourites: list.map(({ id }) => getEntryPath(id)) }));
  }),
);
