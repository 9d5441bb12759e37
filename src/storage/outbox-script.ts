import { startDelivery } from './outbox/start-delivery.ts';
import { runWhenIdle } from '@/lib/idle.ts';
import { whenDataExists } from './presence-flag.ts';

// Also when this page is the first to keep something: by the time that it is sent the network may be gone.
whenDataExists(() => {
  runWhenIdle(() => {
    startDelivery();
    // Where it cannot be loaded, the next page tells.
    import('./undelivered-notice.ts').catch(() => undefined);
  });
});
