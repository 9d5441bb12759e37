import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { createUnreadNotes } from '@/storage/drafts/unread-notes.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { usePersistedState } from '@/storage/use-persisted-state.ts';
import { makeId } from '@/lib/make-id.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { normalizeForSearch } from '@/lib/text/fold.ts';
import { createWordMatcher } from '@/lib/text/match-words.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';
import { MAX_GROUP_MEMBERS, MAX_GROUP_NAME_LENGTH, MIN_GROUP_MEMBERS } from '@/lib/group-rules.ts';
import { buttonClass } from '@/ui/button.ts';
import { FieldError } from '@/ui/feedback/FieldError.tsx';
import { INPUT_CLASS } from '@/ui/input-styles.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { createDraftStore } from '@/forms/model/form-storage.ts';
import type { Party } from '../conversation.ts';
import type { ChatLabels } from '../labels.ts';
import { addGroup } from './send-message.ts';

type Props = {
  labels: ChatLabels['group'];
  storageErrors: FormLabels['storageErrors'];
  parties: readonly Party[];
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: string) => void;
};

type GroupDraft = { name: string; members: string[] };

/** Key of the draft of a new group. */
const DRAFT = 'group:';

const draftStore = createUnreadNotes(createDraftStore(DRAFT), { members: '' });

const EMPTY_GROUP: GroupDraft = { name: '', members: [] };

/** Returns members without repetitions, at most as many as a group can have. */
const limitMembers = (members: readonly string[]): string[] => [...new Set(members)].slice(0, MAX_GROUP_MEMBERS);

/** Returns the group of a stored draft and what was entered before the draft was read. */
const joinGroups = (stored: GroupDraft, entered: GroupDraft): GroupDraft => ({
  name: entered.name || stored.name,
  members: limitMembers([...stored.members, ...entered.members]),
});

/** A dialog that creates a group with a name and at least two members. */
export function GroupDialog({ labels, storageErrors, parties, isOpen, onClose, onCreated }: Props): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const firstMember = useRef<HTMLInputElement>(null);
  const [{ name, members }, changeGroup, submitGroup] = usePersistedState(
    DRAFT,
    draftStore,
    EMPTY_GROUP,
    (stored) => ({
      name: typeof stored['name'] === 'string' ? stored['name'] : '',
      // A person may have left the site since.
      members: limitMembers(
        (Array.isArray(stored['members']) ? stored['members'] : []).filter((member) =>
          parties.some((party) => party.id === member),
        ),
      ),
    }),
    joinGroups,
  );
  const [filter, setFilter] = useState('');
  const [error, setError] = useState<'nameMissing' | 'nameTooLong' | 'members'>();
  const [failure, setFailure] = useState('');
  // Chosen before the first attempt, so that a second press does not create a second group.
  const groupId = useRef('');
  const isStoring = useRef(false);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const create = async () => {
    const line = normalizeLine(name);
    if (line === '' || line.length > MAX_GROUP_NAME_LENGTH) {
      setError(line === '' ? 'nameMissing' : 'nameTooLong');
      nameInput.current?.focus();
      return;
    }
    if (members.length < MIN_GROUP_MEMBERS) {
      setError('members');
      firstMember.current?.focus();
      return;
    }
    setError(undefined);
    if (isStoring.current) return;
    isStoring.current = true;
    groupId.current ||= `group:${makeId()}`;
    const created = groupId.current;
    try {
      await submitGroup(created, (draft) => addGroup(created, { name: line, members }, draft));
      setFailure('');
    } catch (error) {
      setFailure(storageErrors[getErrorCode(error)]);
      return;
    } finally {
      isStoring.current = false;
    }
    groupId.current = '';
    setFilter('');
    onCreated(created);
  };
  const nameErrors = {
    nameMissing: labels.nameMissing,
    nameTooLong: formatMessage(labels.nameTooLong, { max: MAX_GROUP_NAME_LENGTH }),
  };
  const nameError = error && error !== 'members' ? nameErrors[error] : undefined;
  const containsFilter = createWordMatcher(filter);
  const shown = parties.filter((party) => containsFilter(normalizeForSearch(`${party.name} ${party.detail}`)));
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-panel border border-line bg-surface p-6 text-text"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // `create` shows its errors.
          reportRejection(create());
        }}
        className="grid gap-4"
      >
        <h2 id={`${id}-title`} className="text-title">
          {labels.title}
        </h2>
        <div>
          <label htmlFor={`${id}-name`} className="font-semibold">
            {labels.name}
          </label>
          <input
            id={`${id}-name`}
            ref={nameInput}
            required
            autoComplete="off"
            dir="auto"
            value={name}
            aria-invalid={nameError !== undefined || undefined}
            aria-describedby={nameError === undefined ? undefined : `${id}-name-error`}
            onChange={(event) => {
              changeGroup({ name: event.currentTarget.value });
              if (nameError !== undefined) setError(undefined);
            }}
            className={`mt-1.5 ${INPUT_CLASS}`}
          />
          <FieldError id={`${id}-name-error`} message={nameError} />
        </div>
        <fieldset aria-describedby={error === 'members' ? `${id}-members-error` : undefined} className="min-w-0">
          <legend className="font-semibold">{labels.members}</legend>
          <input
            type="search"
            aria-label={labels.filter}
            placeholder={labels.filter}
            autoComplete="off"
            value={filter}
            onChange={(event) => {
              setFilter(event.currentTarget.value);
            }}
            onKeyDown={(event) => {
              // Enter would submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
            className="mt-1.5 min-h-11 w-full rounded-full border border-control bg-surface px-4"
          />
          <ul className="mt-2 max-h-64 overflow-y-auto">
            {shown.map((party, index) => (
              <li key={party.id}>
                <label className="flex min-h-11 items-center gap-3 rounded-field px-2 hover:bg-sunken">
                  <input
                    ref={index === 0 ? firstMember : undefined}
                    type="checkbox"
                    checked={members.includes(party.id)}
                    disabled={members.length >= MAX_GROUP_MEMBERS && !members.includes(party.id)}
                    onChange={(event) => {
                      setError(undefined);
                      changeGroup({
                        members: event.currentTarget.checked
                          ? [...members, party.id]
                          : members.filter((member) => member !== party.id),
                      });
                    }}
                    className="shrink-0"
                  />
                  <span className="min-w-0 py-1.5">
                    <bdi className="block">{party.name}</bdi>
                    <bdi className="block text-fine text-muted">{party.detail}</bdi>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <p role="status" className="mt-1 text-small text-muted">
            {formatPlural(labels.chosen, members.length)}
          </p>
          <FieldError
            id={`${id}-members-error`}
            role="alert"
            message={error === 'members' ? labels.tooFew : undefined}
          />
        </fieldset>
        <FieldError id={`${id}-error`} role="alert" message={failure} className="" />
        <div className="flex flex-wrap gap-2.5">
          <button type="submit" className={buttonClass('primary')}>
            {labels.create}
          </button>
          <button type="button" onClick={onClose} className={buttonClass('secondary')}>
            {labels.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
