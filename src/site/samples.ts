/** The sample content that the site ships with. */
import type { ContentOf } from '@/cms/bridge/index.ts';
import type keystaticConfig from '../../keystatic.config.ts';

type Settings = Pick<ContentOf<typeof keystaticConfig>, 'settings'>;

/** Whether the site says that its listings are samples. */
export const showsSamples = ({ settings }: Settings): boolean => settings[0]?.data.sampleNotice.show === true;
