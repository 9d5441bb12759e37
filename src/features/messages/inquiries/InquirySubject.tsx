import type { ReactElement } from 'react';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { SubjectCard } from '../chat/SubjectCard.tsx';
import type { InquiryLabels } from '../labels.ts';
import { PreviewPicture } from './PreviewPicture.tsx';
import type { LoadedPreview } from './use-preview.ts';

type Props = { subject: Subject; preview: LoadedPreview; labels: Pick<InquiryLabels, 'about'> };

/** What an inquiry is about; a product with its picture and price. */
export function InquirySubject({ subject, preview, labels }: Props): ReactElement {
  if (!preview) return <SubjectCard subject={subject} className="mb-3 w-full" />;
  return (
    <a
      href={subject.path}
      className="mb-4 flex items-center gap-3.5 rounded-card border border-line p-2.5 text-small hover:border-control"
    >
      <PreviewPicture preview={preview} size={56} className="size-14" />
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-32 grow basis-32">
          <span className="block text-fine text-muted">{labels.about}</span>
          <bdi className="font-semibold">{subject.name}</bdi>
        </span>
        <span className="text-muted tabular-nums">{preview === 'loading' ? '' : preview.price}</span>
      </span>
      <Icon icon="chevron-right" size={18} className="rtl:-scale-x-100" />
    </a>
  );
}
