import { Pencil, RotateCcw } from '@/ui/icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { loadSectionForm } from './load-section-form.ts';
import type { SectionFormProps } from './SectionForm.tsx';
import { getSectionId, getSectionLink } from './sections.ts';
import type { ProfileLabels } from './labels.ts';

const SectionForm = createLazyComponent<SectionFormProps>(
  async () => (await loadSectionForm()).SectionForm,
  () => <div aria-busy="true" className="min-h-48" />,
  ({ labels }) => <Alert role="alert">{labels.loadError.text}</Alert>,
);

export type SectionProps = SectionFormProps & {
  edit: ProfileLabels['edit'];
  isEdited: boolean;
  /** Message about the last change of the section. */
  notice: { text: string; onUndo?: (() => void) | undefined } | undefined;
  className?: string;
  /** The section has a link of its own instead of the pencil beside the heading. */
  hasOwnLink?: boolean;
  /** The element is not the target of the link that opens the section. */
  isNoTarget?: boolean;
  /** Shown at the start of the section, from edge to edge. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A section of the profile: its content, or the form that edits it. */
export function ProfileSection({
  isEdited,
  edit,
  notice,
  className,
  hasOwnLink = false,
  isNoTarget = false,
  picture,
  children,
  ...form
}: SectionProps): ReactElement {
  const { id, title } = form.form;
  return (
    <section
      id={isNoTarget ? undefined : getSectionId(form.form)}
      aria-labelledby={`${id}-title`}
      className={`min-w-0 scroll-mt-24 overflow-hidden rounded-panel border border-line bg-surface ${picture ? 'flex-wrap tablet:flex' : ''} ${className ?? ''}`}
    >
      {picture && <div className="flex min-w-0 grow-2 basis-0 tablet:basis-80 print:hidden">{picture}</div>}
      <div className="min-w-0 grow basis-0 p-5 tablet:basis-48">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h2 id={`${id}-title`} className="display text-lead">
            {title}
          </h2>
          {!isEdited && !hasOwnLink && (
            <EditLink href={getSectionLink(form.form)} name={formatMessage(edit.section, { section: title })} />
          )}
        </div>
        {isEdited ? <SectionForm {...form} /> : children}
        <SectionNotice notice={notice} undo={edit.undo} />
      </div>
    </section>
  );
}

const EditLink = ({ href, name }: { href: string; name: string }): ReactElement => (
  <a
    href={href}
    aria-label={name}
    className="-me-2 hidden size-11 place-items-center rounded-full text-sea hover:bg-sunken scripting:grid print:hidden"
  >
    <Icon icon={Pencil} />
  </a>
);

/** Announces that a section was saved, with the button that undoes it. */
const SectionNotice = ({ notice, undo }: Pick<SectionProps, 'notice'> & { undo: string }): ReactElement => (
  <div className="flex flex-wrap items-center gap-x-3 has-[p:empty]:hidden print:hidden">
    <p role="status" className="text-small text-palm">
      {notice?.text}
    </p>
    {notice?.onUndo && (
      <button type="button" onClick={notice.onUndo} className={buttonClass('secondary', 'mt-2')}>
        <Icon icon={RotateCcw} size={18} />
        {undo}
      </button>
    )}
  </div>
);
