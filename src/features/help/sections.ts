/** The sections of the Help Center, in order. */
export const HELP_SECTIONS = [
  { value: 'getting-started', label: 'Getting started' },
  { value: 'buying', label: 'Buying' },
  { value: 'selling', label: 'Selling' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'wallet', label: 'Wallet' },
  { value: 'messages', label: 'Messages' },
  { value: 'your-data', label: 'Your data' },
  { value: 'editors', label: 'Editors' },
] as const;
