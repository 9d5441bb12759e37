import { MessageSquareText, Package, Wrench, type IconNode } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { MaskedIcon } from '@/ui/icons/masked-icons.ts';

/** The icons by kind; other subjects have that of a product. A map: a stored subject may have any kind. */
const ICONS: ReadonlyMap<string, IconNode | MaskedIcon> = new Map<string, IconNode | MaskedIcon>([
  ['store', 'store'],
  ['service', Wrench],
  ['job', 'briefcase'],
  ['post', MessageSquareText],
  ['input', 'package-search'],
]);

/** The product, store, service, job, post or request that the messages below are about. */
export function SubjectCard({
  subject,
  className = 'mx-auto my-2 w-fit',
}: {
  subject: Subject;
  className?: string;
}): ReactElement {
  return (
    <a
      href={subject.path}
      className={`flex min-h-11 max-w-full items-center gap-2.5 rounded-field border border-line bg-surface px-3.5 py-2 text-small font-semibold text-text hover:border-control ${className}`}
    >
      <Icon icon={ICONS.get(subject.kind) ?? Package} size={18} className="text-sea" />
      <bdi className="min-w-0 truncate">{subject.name}</bdi>
    </a>
  );
}
