import { IdCard, Pencil } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { FilePreview } from '@/forms/files/FilePreview.tsx';
import { getInitials } from '@/lib/text/initials.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';
import { ROUTES } from '@/routes.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { ProfileLabels } from './labels.ts';
import type { Profile } from './profile.ts';

type Props = {
  profile: Profile;
  labels: ProfileLabels;
  /** Name of a visitor who has not entered one. */
  defaultName: string;
  role: string;
  editLink: string;
  isEdited: boolean;
  isSignedIn: boolean;
};

/** Picture, name, identification and role of the visitor, and the link that edits them. */
export function ProfileHead({
  profile,
  labels,
  defaultName,
  role,
  editLink,
  isEdited,
  isSignedIn,
}: Props): ReactElement {
  const { name, answers, picture, hasDocuments } = profile;
  const getText = (key: string): string => answers.get(key)?.text ?? '';
  const line = joinFacts([getText('identification'), getText('company')]);
  return (
    <div className="relative flex flex-wrap items-end gap-x-5 gap-y-3 tablet:ps-36">
      <span className="-mt-14 block rounded-full border-4 border-page bg-page tablet:absolute tablet:start-5 tablet:-top-16 tablet:mt-0">
        {picture ? (
          <FilePreview file={picture} className="size-24 rounded-full" />
        ) : (
          <span
            aria-hidden="true"
            className="display grid size-24 place-items-center rounded-full bg-sea-soft text-title text-sea"
          >
            {getInitials(name || defaultName)}
          </span>
        )}
      </span>
      <div className="min-w-0 grow basis-60">
        <h1 dir="auto" className="text-start text-hero [overflow-wrap:anywhere]">
          {name || defaultName}
        </h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
          {line && <bdi className="min-w-0 [overflow-wrap:anywhere]">{line}</bdi>}
          <span className="chip bg-sea-soft text-sea">{role}</span>
          {hasDocuments && (
            <span className="inline-flex items-center gap-1.5 text-muted">
              <Icon icon={IdCard} size={16} />
              {labels.sections.documents}
            </span>
          )}
        </p>
        {!isSignedIn && (
          <p className="mt-1 text-small text-muted">
            {labels.sections.signedOut}{' '}
            <a href={ROUTES.verifyPhone} className="text-sea underline">
              {labels.sections.signIn}
            </a>
          </p>
        )}
      </div>
      {!isEdited && (
        <p className="hidden max-tablet:basis-full scripting:block print:hidden">
          <a href={editLink} className={buttonClass('primary', 'max-tablet:w-full')}>
            <Icon icon={Pencil} size={18} />
            {labels.edit.profile}
          </a>
        </p>
      )}
    </div>
  );
}
