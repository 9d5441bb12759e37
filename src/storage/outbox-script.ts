import { startDelivery } from './outbox/start-delivery.ts';
import { runWhenIdle } from '@/lib/idle.ts';
import { waitForData } from './presence-flag.ts';

// Waits for data even on a new visitor's first page: the outbox is then loaded before the network may be lost.
waitForData(() => {
  runWhenIdle(() => {
    startDelivery();
    // When the notice cannot be loaded, the next page shows it.
    import('./undelivered-notice.ts').catch(() => undefined);
  });
});
