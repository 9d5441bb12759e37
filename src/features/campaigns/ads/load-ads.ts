/** Loads the visitor's own ads once campaigns may be running. Pages without campaigns load nothing else of them. */
import { waitForData } from '@/storage/presence-flag.ts';
import { ADS_KEY } from '@/storage/ads-flag.ts';

waitForData(() => {
  // Without a network, the next page shows the ads.
  import('./show-ads.ts').catch(() => undefined);
}, ADS_KEY);
