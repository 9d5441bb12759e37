/** The draft of the phone form. Apart from the settings, so that the page of the one-time code does not load drafts. */
import type { DraftStore } from '@/storage/drafts/draft-saver.ts';
import { openStorage } from '@/storage/open.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createDraftStore } from '@/forms/model/form-storage.ts';
import type { SettingValue } from '@/storage/settings.ts';

/** Draft slot of the phone form. */
export const PHONE_DRAFT = 'phone:';

/** Country and number as typed. The country is a name, null for “none”, and missing before the user selects one. */
export type TypedPhone = NonNullable<SettingValue<'phone:typed'>>;

/** Draft store of the phone form. Also migrates values that older versions of the site stored as a setting. */
export const typedPhoneStore: DraftStore = {
  ...createDraftStore(PHONE_DRAFT),
  async open() {
    const opened = await createDraftStore(PHONE_DRAFT).open();
    if (opened.draft) return opened;
    const { settings } = await openStorage();
    const older = await settings.get('phone:typed');
    return older ? { ...opened, draft: { values: { ...older } } } : opened;
  },
};

/** Parses the values of a draft. */
export const toTypedPhone = ({ country, typed }: Readonly<Partial<Record<string, unknown>>>): TypedPhone | undefined =>
  typeof typed === 'string' && (country === undefined || country === null || typeof country === 'string')
    ? { typed, ...(country !== undefined && { country }) }
    : undefined;

/** Deletes the draft of this tab. */
export const deleteTypedPhone = () => typedPhoneStore.drop(toTabDraftId(PHONE_DRAFT, getTabId()));
