import { Pencil } from '@/ui/icons/icons.ts';
import { createElement, type ReactElement } from 'react';
import type { StoreLabels } from '@/features/catalogue/labels.ts';
import { parseOpeningHours } from '@/features/catalogue/store/parse-opening-hours.ts';
import {
  COVER_IMAGE_CLASS,
  HEADER_ACTIONS_CLASS,
  HEADER_CLASS,
  HEADER_COVER_CLASS,
  HEADER_ROW_CLASS,
  HEADER_TEXT_CLASS,
  LOGO_CLASS,
  OPEN_NOW_CLASS,
  STORE_NAME_CLASS,
} from '@/features/catalogue/store/store-styles.ts';
import { FilePreview } from '@/forms/files/FilePreview.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { CHIP_CLASS } from '@/ui/chip.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { TONE_CLASS } from '@/ui/tone.ts';
import type { StorePreviewLabels } from '../labels.ts';
import { getTexts, type ValueItems } from './form-values.ts';

/** The labels of store pages that the preview shows. */
export type PreviewStoreLabels = Pick<
  StoreLabels,
  | 'awards'
  | 'contact'
  | 'direction'
  | 'directionMap'
  | 'email'
  | 'foundedYear'
  | 'location'
  | 'open'
  | 'phone'
  | 'since'
  | 'timing'
  | 'website'
>;

/** Props of each part of the preview. */
export type PreviewPartProps = {
  items: ValueItems;
  labels: StorePreviewLabels;
  storeLabels: PreviewStoreLabels;
  /** Address of the store editor. */
  editorPath: string;
};

/** The opening status; nothing when a line cannot be parsed, because it may be the one for today. */
function OpenStatus({ texts, labels }: { texts: readonly string[]; labels: StoreLabels['open'] }): ReactElement | null {
  const lines = parseOpeningHours(texts);
  if (texts.length === 0 || !lines) return null;
  const data = JSON.stringify(lines);
  // A new key, because the element reads its attributes once.
  return createElement('ino-open', {
    key: data,
    class: OPEN_NOW_CLASS,
    'data-lines': data,
    'data-labels': JSON.stringify(labels),
  });
}

/** The header of the visitor's own store: banner, name, year, opening status and the link to the editor. */
export function PreviewHeader({ items, labels, storeLabels, editorPath }: PreviewPartProps): ReactElement {
  const [name = ''] = getTexts(items, 'storeName');
  const [established] = getTexts(items, 'established');
  const banner = items.get('banner')?.[0]?.file;
  const emptyBanner = <div className="empty-picture h-24 rounded-panel wide:h-32" />;
  return (
    <header className={HEADER_CLASS}>
      <div className={HEADER_COVER_CLASS}>
        {banner ? (
          <FilePreview
            file={banner}
            alt={formatMessage(labels.banner, { name })}
            className={COVER_IMAGE_CLASS}
            placeholder={emptyBanner}
          />
        ) : (
          emptyBanner
        )}
      </div>
      <div className={HEADER_ROW_CLASS}>
        <span
          aria-hidden="true"
          className={`display grid place-items-center bg-sea-soft! text-[2.4rem] text-sea ${LOGO_CLASS}`}
        >
          {(Array.from(name)[0] ?? '').toLocaleUpperCase()}
        </span>
        <div className={HEADER_TEXT_CLASS}>
          <h1 className={STORE_NAME_CLASS}>
            <bdi>{name}</bdi>
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-small text-muted">
            <span className={`${CHIP_CLASS} ${TONE_CLASS.sea}`}>
              <Icon icon="info" size={14} />
              {labels.mark}
            </span>
            {established !== undefined && <span>{formatMessage(storeLabels.since, { year: established })}</span>}
            <OpenStatus texts={getTexts(items, 'timing')} labels={storeLabels.open} />
          </p>
        </div>
      </div>
      <div className={HEADER_ACTIONS_CLASS}>
        <a href={editorPath} className={buttonClass('primary')}>
          <Icon icon={Pencil} size={18} />
          {labels.edit}
        </a>
      </div>
    </header>
  );
}
