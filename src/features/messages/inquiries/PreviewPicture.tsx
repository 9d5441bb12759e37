import type { ReactElement } from 'react';
import type { ProductPreview } from './inquiry.ts';

type Props = {
  preview: ProductPreview | 'loading';
  /** Width and height in pixels. */
  size: number;
  className: string;
};

/** The picture of a product that an inquiry is about. An empty box has its place until it is known, so that nothing moves. */
export function PreviewPicture({ preview, size, className }: Props): ReactElement {
  const shape = `shrink-0 rounded-field bg-sunken object-cover ${className}`;
  return preview === 'loading' ? (
    <span className={shape} />
  ) : (
    <img {...preview.picture} alt="" width={size} height={size} loading="lazy" className={shape} />
  );
}
