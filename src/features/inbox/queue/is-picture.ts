/** Which received files are displayed. */
import type { InboxFile } from '@/features/inbox/store/inbox-store.ts';

/** Pictures that browsers display and that cannot contain scripts. */
const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

export const isPicture = ({ type }: Pick<InboxFile, 'type'>): boolean => PICTURE_TYPES.includes(type);
