/** Sample content that the site ships with. */
import type { EntriesOf } from '@/cms/bridge/index.ts';
import type { settings } from './schema.ts';

type Settings = EntriesOf<{ settings: typeof settings }>;

/** Returns whether the site declares its listings as samples. */
export const hasSampleNotice = ({ settings }: Settings): boolean => settings[0]?.data.sampleNotice.show === true;
