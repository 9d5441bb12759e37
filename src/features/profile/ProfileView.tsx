import { MapPin } from '@/ui/icons/icons.ts';
import { useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { useLedger } from '@/features/wallet/use-ledger.ts';
import { runWhenIdle } from '@/lib/idle.ts';
import { formatMessage } from '@/lib/messages.ts';
import { ROUTES } from '@/routes.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { useStored } from '@/storage/use-stored.ts';
import { buttonClass } from '@/ui/button.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { AnswerList } from './AnswerList.tsx';
import { CompletenessCard } from './CompletenessCard.tsx';
import { InterestChips } from './InterestChips.tsx';
import type { ProfileLabels } from './labels.ts';
import { EMPTY_PROFILE, toProfile } from './profile.ts';
import { ProfileBanner } from './ProfileBanner.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { loadSectionForm } from './load-section-form.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { getEditLink, getSectionId, getSectionLink, type Section, type SectionForms } from './sections.ts';
import { subscribeProfile } from './subscribe-profile.ts';
import { useSavedChange } from './use-saved-change.ts';
import { useSectionEditing } from './use-section-editing.ts';
import { WalletSummary } from './WalletSummary.tsx';

export type ProfileViewProps = {
  labels: ProfileLabels;
  formLabels: FormLabels;
  forms: SectionForms;
  /** Name of a visitor who has not entered one. */
  defaultName: string;
  /** Name of the place that is assumed until the visitor chooses one. */
  defaultPlace: string;
  wallet: Parameters<typeof WalletSummary>[0]['labels'];
  opening: readonly LedgerEntry[];
  /** The banner of a visitor who has chosen none. */
  banner?: ReactNode;
  /** The map beside the location. */
  children?: ReactNode;
};

/** Returns the names of the places that the form offers, by id. */
const getPlaceNames = ({ fields }: FormDefinition): ReadonlyMap<string, string> =>
  new Map(fields.flatMap((field) => (field.kind === 'location' ? field.places : [])).map(({ id, name }) => [id, name]));

/** Returns the label of the first option: visitors are buyers until they choose a role. */
const getDefaultRole = ({ fields }: FormDefinition): string =>
  fields.flatMap((field) => (field.kind === 'radio' && field.key === 'role' ? field.options : []))[0]?.label ?? '';

function ProfileViewIsland(props: ProfileViewProps): ReactElement {
  const { labels, formLabels, forms, defaultName, defaultPlace, wallet, opening, banner, children } = props;
  const { value: stored = EMPTY_PROFILE, error } = useStored(subscribeProfile);
  const { entries, isLoaded } = useLedger(opening);
  const profile = useMemo(() => toProfile(stored, getPlaceNames(forms.location)), [stored, forms]);
  const { edited, close } = useSectionEditing(forms);
  const { getNotice, onSaved, removeInterest } = useSavedChange({
    forms,
    labels: labels.edit,
    formLabels,
  });
  useEffect(() => {
    runWhenIdle(() => {
      // Preloaded, because the visitor may be offline when editing. A failed preload is repeated when it is needed.
      loadSectionForm().catch(() => undefined);
    });
  }, []);
  const { answers } = profile;
  const { sections } = labels;
  const role = answers.get('role')?.text ?? getDefaultRole(forms.business);
  const getSectionProps = (section: Section) => ({
    form: forms[section],
    labels: formLabels,
    field: edited?.field ?? '',
    close: labels.edit.close,
    edit: labels.edit,
    isEdited: edited?.section === section,
    // While the section is edited again, “saved” would be about the values before.
    notice: edited?.section === section ? undefined : getNotice(section),
    onClose: () => {
      close(section);
    },
    onStored: (id: string, place: string | null) => {
      close(section);
      onSaved(section, id, place);
    },
  });
  const defaultAnswers = answers.has('role')
    ? answers
    : new Map([...answers, ['role', { name: 'role', label: '', kind: 'radio', value: '', text: role }] as const]);
  return (
    <>
      <ProfileBanner
        id={getEditLink('banner').slice(1)}
        own={profile.banner}
        editLink={edited?.section === 'identity' ? undefined : getEditLink('banner')}
        label={labels.edit.banner}
      >
        {banner}
      </ProfileBanner>
      <div id={getSectionId(forms.identity)} className="order-1 scroll-mt-24">
        <ProfileHead
          profile={profile}
          labels={labels}
          defaultName={defaultName}
          role={role}
          editLink={getSectionLink(forms.identity)}
          isEdited={edited?.section === 'identity'}
          isSignedIn={stored.isSignedIn}
        />
        <IdentitySection {...getSectionProps('identity')} />
        <StorageAlert labels={formLabels.storageErrors} error={error === undefined ? undefined : getErrorCode(error)} />
      </div>
      <div className="order-3 grid items-start gap-4 wide:order-2 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4 tablet:grid-cols-2">
          <ProfileSection {...getSectionProps('about')} className="tablet:col-span-2">
            <p
              dir="auto"
              className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${answers.get('about') ? '' : 'text-muted'}`}
            >
              {answers.get('about')?.text ?? sections.about}
            </p>
          </ProfileSection>
          <ProfileSection {...getSectionProps('interests')} className="tablet:col-span-2">
            <InterestChips
              words={profile.interests}
              labels={sections}
              addLink={getSectionLink(forms.interests)}
              onRemove={removeInterest}
            />
          </ProfileSection>
          <ProfileSection {...getSectionProps('contact')}>
            <AnswerList
              fields={forms.contact.fields}
              answers={answers}
              missing={sections.missing}
              verified={profile.isPhoneVerified ? sections.verified : undefined}
            />
          </ProfileSection>
          <ProfileSection {...getSectionProps('business')}>
            <AnswerList fields={forms.business.fields} answers={defaultAnswers} missing={sections.missing} />
          </ProfileSection>
          <ProfileSection {...getSectionProps('location')} hasOwnLink className="tablet:col-span-2" picture={children}>
            <p className="text-muted">
              {profile.place === undefined
                ? formatMessage(sections.assumedPlace, { place: defaultPlace })
                : formatMessage(profile.isPlaceKnown ? sections.place : sections.unknownPlace, {
                    place: profile.place,
                    assumed: defaultPlace,
                  })}
            </p>
            <p className="mt-3 hidden scripting:block print:hidden">
              <a href={getSectionLink(forms.location)} className={buttonClass('secondary')}>
                <Icon icon={MapPin} size={18} />
                {sections.changePlace}
              </a>
            </p>
          </ProfileSection>
        </div>
        <div className="grid min-w-0 gap-4 medium:grid-cols-2 wide:grid-cols-1">
          <WalletSummary entries={entries} isLoaded={isLoaded} labels={wallet} points={labels.points} />
          <CompletenessCard profile={profile} labels={labels.completeness} />
          <ProfileSection {...getSectionProps('language')}>
            <p dir="auto" className={answers.get('language') ? 'font-semibold' : 'text-muted'}>
              {answers.get('language')?.text ?? sections.language}
            </p>
          </ProfileSection>
          <section aria-labelledby="privacy" className="rounded-panel border border-line bg-surface p-5">
            <h2 id="privacy" className="display text-lead">
              {labels.privacy.title}
            </h2>
            <p className="mt-2 text-small text-muted">{labels.privacy.text}</p>
            <a
              href={ROUTES.yourData}
              className="inline-flex min-h-11 items-center text-small font-semibold text-sea hover:underline"
            >
              {labels.privacy.link}
            </a>
          </section>
        </div>
      </div>
    </>
  );
}

/** The form with name, identification and picture, below the head of the page. */
function IdentitySection(props: Omit<Parameters<typeof ProfileSection>[0], 'children'>): ReactElement | null {
  if (!props.isEdited && !props.notice) return null;
  return (
    <ProfileSection {...props} isNoTarget hasOwnLink className="mt-5">
      {null}
    </ProfileSection>
  );
}

/** The visitor's profile. Its sections are edited in place. */
export const ProfileView = withBoundary(ProfileViewIsland);
