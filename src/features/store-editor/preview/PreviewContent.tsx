import { Plus } from '@/ui/icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { AWARD_ROW_CLASS, AWARD_STYLES } from '@/features/catalogue/store/store-styles.ts';
import { FilePreview } from '@/forms/files/FilePreview.tsx';
import type { FileRef } from '@/forms/files/file-refs.ts';
import { useFileUrl } from '@/forms/files/use-file-url.ts';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { PreviewPartProps } from './PreviewHeader.tsx';
import { getFiles, getTexts } from './form-values.ts';

/** Answers that buyers look at. Without any of them the page says so. */
const CONTENT_KEYS = ['offers', 'photos', 'videos', 'awards', 'certificates'] as const;

/** The cells of the photo grid. It has no gap, whatever the number of photos. */
const PHOTO_CLASS =
  'relative aspect-square overflow-hidden rounded-card bg-sunken first:col-span-2 first:row-span-2 [&:last-child:nth-child(2)]:col-span-2 tablet:[&:last-child:nth-child(2)]:row-span-2 tablet:[&:last-child:nth-child(3)]:col-span-2 tablet:[&:last-child:nth-child(3)]:aspect-auto tablet:[&:nth-child(2):nth-last-child(2)]:col-span-2 tablet:[&:nth-child(2):nth-last-child(2)]:aspect-auto [&:last-child:nth-child(4)]:col-span-2 [&:last-child:nth-child(4)]:aspect-[2/1] tablet:[&:first-child:nth-last-child(4)]:aspect-auto';

function Video({ file, name }: { file: FileRef; name: string }): ReactElement | null {
  const { url, isMissing } = useFileUrl(file.id);
  if (isMissing) return null;
  return (
    <li>
      <video
        src={url}
        aria-label={name}
        controls
        preload="metadata"
        className="aspect-video w-full rounded-card bg-sunken"
      />
    </li>
  );
}

type Props = PreviewPartProps & {
  /** The visitor's own products, which hide themselves while there are none. */
  children: ReactNode;
};

/** Offers, products, photos, videos, awards and certificates of the visitor's own store. */
export function PreviewContent({ items, labels, storeLabels, editorPath, children }: Props): ReactElement {
  const [name = ''] = getTexts(items, 'storeName');
  const offers = getTexts(items, 'offers');
  const photos = getFiles(items, 'photos');
  const videos = getFiles(items, 'videos');
  const awards = (['awards', 'certificates'] as const).flatMap((key) =>
    getTexts(items, key).map((text) => ({ key, text })),
  );
  return (
    <div className="flex min-w-0 flex-col gap-8 wide:gap-13">
      {!CONTENT_KEYS.some((key) => items.has(key)) && (
        <div className="flex flex-col items-start rounded-panel border border-dashed border-control p-6 [&:has(~astro-slot_section)]:hidden">
          <h2 className="text-title">{labels.emptyContent.title}</h2>
          <p className="mt-1 max-w-measure text-muted">{labels.emptyContent.text}</p>
          <a href={editorPath} className={buttonClass('secondary', 'mt-4')}>
            <Icon icon={Plus} size={18} />
            {labels.emptyContent.action}
          </a>
        </div>
      )}
      {offers.length > 0 && (
        <section aria-label={labels.offers}>
          <h2 className="text-title">{labels.offers}</h2>
          <ul className="mt-4 grid gap-2.5">
            {offers.map((offer, index) => (
              <li
                key={index}
                className="flex items-center gap-3 rounded-card bg-brass-soft px-4 py-3 wrap-anywhere text-brass-ink"
              >
                <Icon icon="percent" />
                <span dir="auto">{offer}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
      {photos.length > 0 && (
        <div>
          <h2 className="text-title">{labels.photos}</h2>
          <ul className="mt-4 grid grid-cols-2 gap-3 tablet:grid-cols-4">
            {photos.map((file, index) => (
              <li key={file.id} className={PHOTO_CLASS}>
                <FilePreview
                  file={file}
                  alt={formatMessage(labels.photo, { name, number: index + 1 })}
                  className="absolute inset-0 size-full"
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {videos.length > 0 && (
        <div>
          <h2 className="text-title">{labels.videos}</h2>
          <ul className="mt-4 grid gap-3 tablet:grid-cols-2">
            {videos.map((file, index) => (
              <Video key={file.id} file={file} name={formatMessage(labels.video, { name, number: index + 1 })} />
            ))}
          </ul>
        </div>
      )}
      {awards.length > 0 && (
        <div>
          <h2 className="text-title">{storeLabels.awards}</h2>
          <ul className="mt-4 flex flex-col gap-2.5">
            {awards.map(({ key, text }, index) => (
              <li key={index} className={AWARD_ROW_CLASS}>
                <Icon icon={AWARD_STYLES[key].icon} className={AWARD_STYLES[key].class} />
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
