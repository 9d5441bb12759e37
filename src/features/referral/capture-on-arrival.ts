/** Loads `capture.ts` when the address has a referral code. For pages without the shell, which loads it elsewhere. */
// `REFERRAL_PARAMETER` is not imported, because its module would add to each of these pages.
if (location.search.includes('ref=')) {
  // Without a network, the address still has the code.
  import('./capture.ts').catch(() => undefined);
}
