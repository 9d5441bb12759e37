import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { usePersistedState } from '@/storage/use-persisted-state.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import { validatePhone } from '@/forms/validators/validate-phone.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { buttonClass } from '@/ui/button.ts';
import { preventFocusOnPress } from '@/ui/prevent-focus-on-press.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { CountryListStatus } from './CountryListStatus.tsx';
import type { Country } from './countries.ts';
import { savePhone } from '../onboarding-settings.ts';
import { deleteTypedPhone, PHONE_DRAFT, toTypedPhone, typedPhoneStore, type TypedPhone } from './typed-phone.ts';
import { PhoneField } from './PhoneField.tsx';
import { useCountries } from './use-countries.ts';
import type { PhoneLabels } from '../labels.ts';

type PhoneNumberModule = typeof import('./phone-number.ts');

type Props = {
  labels: PhoneLabels;
  storageErrors: FormLabels['storageErrors'];
  /** English name of the country that is selected at first. */
  defaultCountry: string;
  /** Address of the countries API. */
  countriesUrl: string;
  fallbackCountries: readonly Country[];
  /** Address of the next page. */
  next: string;
};

const loadPhoneNumberModule = (): Promise<PhoneNumberModule> => import('./phone-number.ts');

const EMPTY_PHONE: TypedPhone = { typed: '' };

function PhoneFormIsland({
  labels,
  storageErrors,
  defaultCountry,
  countriesUrl,
  fallbackCountries,
  next,
}: Props): ReactElement {
  const id = useId();
  const isHydrated = useHydrated();
  const list = useCountries(countriesUrl, fallbackCountries);
  const { countries } = list;
  const [{ country: selectedName, typed }, setTypedPhone] = usePersistedState(
    PHONE_DRAFT,
    typedPhoneStore,
    EMPTY_PHONE,
    toTypedPhone,
  );
  const [error, setError] = useState('');
  const [failure, setFailure] = useState<StorageErrorCode>();
  const [numbers, setNumbers] = useState<PhoneNumberModule>();
  const input = useRef<HTMLInputElement>(null);
  const lastPress = useRef<object>(undefined);
  // The default country is selected until the user selects one.
  const name = selectedName === undefined ? defaultCountry : selectedName;
  // A selected country stays selected even when the API no longer lists it.
  const selectedCountry = [...countries, ...fallbackCountries].find((one) => one.name === name) ?? null;
  const isKnown = selectedCountry !== null;
  // A number with another country's dial code selects that country, once the phone number module is loaded.
  const detected =
    selectedCountry && numbers?.isForeignNumber(selectedCountry.dial, typed)
      ? numbers.getCountryOfNumber(countries, typed)
      : undefined;
  const country = detected ?? selectedCountry;

  useEffect(() => {
    // The phone number module is large, so it loads after a country is selected. Without it any number is accepted.
    if (isHydrated && isKnown) loadPhoneNumberModule().then(setNumbers, () => undefined);
  }, [isHydrated, isKnown]);

  const formatted = country && numbers ? numbers.formatTypedPhone(country, typed) || typed : typed;
  const getE164 = (numbers: PhoneNumberModule | undefined): string | undefined => {
    if (!country) return undefined;
    if (numbers) return numbers.toE164(country, typed);
    const checked = validatePhone(typed.trim().startsWith('+') ? typed : country.dial + typed);
    return 'value' in checked && checked.value !== null ? checked.value : undefined;
  };

  const getError = (numbers: PhoneNumberModule | undefined): string => {
    if (!country || getE164(numbers) !== undefined) return '';
    if (!typed.trim()) return labels.missing;
    return numbers?.isForeignNumber(country.dial, typed)
      ? labels.otherCountry
      : formatMessage(labels.invalid, { country: country.name });
  };

  const verify = async () => {
    if (!country) return;
    // Wait for the phone number module. When it fails to load, any number is accepted.
    const phoneNumbers = numbers ?? (await loadPhoneNumberModule().catch(() => undefined));
    const number = getE164(phoneNumbers);
    if (number === undefined) {
      setError(getError(phoneNumbers));
      input.current?.focus();
      return;
    }
    setError('');
    const press = {};
    lastPress.current = press;
    const shown = phoneNumbers ? `${country.dial} ${phoneNumbers.formatTypedPhone(country, typed)}` : number;
    // Without a limit of time, and not after an error: the next page would show an earlier number, and its code would verify that
    // one.
    const code = await savePhone({ number, shown }).then(() => undefined, getErrorCode);
    // The visitor may have corrected the number meanwhile, and pressed again.
    if (lastPress.current !== press) return;
    setFailure(code);
    if (code === undefined) location.assign(next);
  };

  return (
    <form
      noValidate
      aria-label={labels.title}
      onSubmit={(event) => {
        event.preventDefault();
        // `verify` shows the errors of storage.
        reportRejection(verify());
      }}
      className="grid grid-cols-1 gap-5"
    >
      <StorageAlert labels={storageErrors} />
      <div>
        <CountrySelect
          id={`${id}-country`}
          countries={countries}
          selected={country}
          labels={labels}
          disabled={!isHydrated}
          describedBy={`${id}-search`}
          onSelect={(selected) => {
            // Drop the dial code of the number, because it would select its own country again.
            setTypedPhone({ country: selected?.name ?? null, typed: formatted });
            setError('');
          }}
        />
        <p id={`${id}-search`} className="mt-1.5 text-fine text-muted">
          {labels.search}
        </p>
        <CountryListStatus
          list={list}
          switched={detected ? formatMessage(labels.switched, { country: detected.name }) : ''}
          labels={labels}
          onRetry={() => {
            list.retry();
            // The retry button disappears, so move the focus to the country.
            document.getElementById(`${id}-country`)?.focus();
          }}
        />
      </div>
      {country && (
        <PhoneField
          id={`${id}-phone`}
          ref={input}
          dial={country.dial}
          formatted={formatted}
          error={error}
          labels={labels}
          onChange={(typed) => {
            setTypedPhone({ typed, ...(detected && { country: detected.name }) });
            setError('');
          }}
          onBlur={() => {
            // An empty input is not an error before submitting.
            if (typed.trim()) setError(getError(numbers));
          }}
        />
      )}
      {failure !== undefined && (
        <div className="-mb-5">
          <StorageAlert labels={storageErrors} error={failure} />
        </div>
      )}
      <button
        type="submit"
        onMouseDown={preventFocusOnPress}
        disabled={!isHydrated || !country}
        className={buttonClass('primary', 'min-h-12 disabled:opacity-45')}
      >
        {labels.action}
      </button>
    </form>
  );
}

/** Form for country and phone number. Stores the number and opens the page for the code. */
export const PhoneForm = withBoundary(PhoneFormIsland, deleteTypedPhone);
