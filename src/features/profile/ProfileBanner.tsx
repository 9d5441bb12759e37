import { ImagePlus } from '@/ui/icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import type { FileRef } from '@/forms/files/file-refs.ts';
import { FilePreview } from '@/forms/files/FilePreview.tsx';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';

type Props = {
  /** The fragment of the link, which leads here without scripts. */
  id: string;
  own: FileRef | undefined;
  /** Address that opens the form with the banner; undefined while the form is open. */
  editLink: string | undefined;
  label: string;
  /** The banner of a visitor who has chosen none. */
  children: ReactNode;
};

/** The banner at the top of the profile, and the link that changes it. */
export const ProfileBanner = ({ id, own, editLink, label, children }: Props): ReactElement => (
  <div id={id} className="relative scroll-mt-24">
    {own ? (
      <FilePreview
        file={own}
        className="aspect-[3/1] min-h-28 w-full rounded-panel tablet:aspect-[4.6/1]"
        placeholder={children}
      />
    ) : (
      children
    )}
    {editLink !== undefined && (
      <p className="absolute end-3 top-3 hidden scripting:block print:hidden">
        <a href={editLink} className={buttonClass('secondary')}>
          <Icon icon={ImagePlus} size={18} />
          {label}
        </a>
      </p>
    )}
  </div>
);
