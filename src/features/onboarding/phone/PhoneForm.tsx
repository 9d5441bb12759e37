import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { waitAtMost } from '@/storage/navigation.ts';
import { usePersistedState } from '@/storage/use-persisted-state.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import { validatePhone } from '@/forms/field-types/validate-phone.ts';
import type { FormLabels } from '@/forms/model/labels.ts';
import { buttonClass } from '@/ui/button.ts';
import { preventFocusOnPress } from '@/ui/prevent-focus-on-press.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { CountryListStatus } from './CountryListStatus.tsx';
import type { Country } from './countries.ts';
import {
  dropTypedPhone,
  saveCode,
  savePhone,
  TYPED_PHONE,
  typedPhone,
  typedPhoneStore,
  type TypedPhone,
} from '../onboarding-settings.ts';
import { PhoneField } from './PhoneField.tsx';
import { useCountries } from './use-countries.ts';
import type { PhoneLabels } from '../labels.ts';

type Numbers = typeof import('./phone-number.ts');

type Props = {
  labels: PhoneLabels;
  faults: FormLabels['storageErrors'];
  /** Address of the service of countries. */
  service: string;
  builtIn: readonly Country[];
  /** Address of the next step. */
  next: string;
};

const loadNumbers = (): Promise<Numbers> => import('./phone-number.ts');

const NOTHING_TYPED: TypedPhone = { typed: '' };

function PhoneScreenInside({ labels, faults, service, builtIn, next }: Props): ReactElement {
  const id = useId();
  const live = useHydrated();
  const list = useCountries(service, builtIn, labels.defaultCountry);
  const { countries } = list;
  const [{ country: chosen, typed }, change] = usePersistedState(
    TYPED_PHONE,
    typedPhoneStore,
    NOTHING_TYPED,
    typedPhone,
  );
  const [fault, setFault] = useState('');
  const [numbers, setNumbers] = useState<Numbers>();
  const input = useRef<HTMLInputElement>(null);
  // Until the visitor has chosen, the usual one is.
  const name = chosen === undefined ? labels.defaultCountry : chosen;
  // One that the service has lost is still the one that was chosen.
  const named = [...countries, ...builtIn].find((one) => one.name === name) ?? null;
  const known = named !== null;
  // A number with the plus of another country is one of that country, as soon as the numbers of all are known.
  const home =
    named && numbers?.isForeignNumber(named.dial, typed) ? numbers.getCountryOfNumber(countries, typed) : undefined;
  const country = home ?? named;

  useEffect(() => {
    // What knows the numbers of all countries is large: it comes once there is a country. Without it any number will do.
    if (live && known) loadNumbers().then(setNumbers, () => undefined);
  }, [live, known]);

  const written = country && numbers ? numbers.formatPhone(country, typed) || typed : typed;
  const wholeNumber = (numbers: Numbers | undefined): string | undefined => {
    if (!country) return undefined;
    if (numbers) return numbers.toE164(country, typed);
    const checked = validatePhone(typed.trim().startsWith('+') ? typed : country.dial + typed);
    return 'value' in checked && checked.value !== null ? checked.value : undefined;
  };

  const faultOf = (numbers: Numbers | undefined): string => {
    if (!country || wholeNumber(numbers) !== undefined) return '';
    if (!typed.trim()) return labels.missing;
    return numbers?.isForeignNumber(country.dial, typed)
      ? labels.otherCountry
      : formatMessage(labels.invalid, { country: country.name });
  };

  const verify = async () => {
    if (!country) return;
    // Who is faster than what knows the numbers waits for it; where it does not come, any number will do.
    const known = numbers ?? (await loadNumbers().catch(() => undefined));
    const number = wholeNumber(known);
    if (number === undefined) {
      setFault(faultOf(known));
      input.current?.focus();
      return;
    }
    setFault('');
    // A code for another number is none for this one.
    const shown = known ? `${country.dial} ${known.formatPhone(country, typed)}` : number;
    await waitAtMost(savePhone({ number, shown }).then(() => saveCode('phone', null)));
    location.assign(next);
  };

  return (
    <form
      noValidate
      aria-label={labels.title}
      onSubmit={(event) => {
        event.preventDefault();
        // It leads on whatever happens to what it keeps.
        cannotReject(verify());
      }}
      className="grid grid-cols-1 gap-5"
    >
      <StorageAlert labels={faults} error={undefined} />
      <div>
        <CountrySelect
          id={`${id}-country`}
          countries={countries}
          selected={country}
          labels={labels}
          disabled={!live}
          describedBy={`${id}-search`}
          onSelect={(selected) => {
            // Without its plus: who chooses another country means it.
            change({ country: selected?.name ?? null, typed: written });
            setFault('');
          }}
        />
        <p id={`${id}-search`} className="mt-1.5 text-fine text-muted">
          {labels.search}
        </p>
        <CountryListStatus
          list={list}
          switched={home ? formatMessage(labels.switched, { country: home.name }) : ''}
          labels={labels}
          onRetry={() => {
            list.retry();
            // The button goes; what it was about stays.
            document.getElementById(`${id}-country`)?.focus();
          }}
        />
      </div>
      {country && (
        <PhoneField
          id={`${id}-phone`}
          ref={input}
          dial={country.dial}
          written={written}
          fault={fault}
          labels={labels}
          onType={(typed) => {
            change({ typed, ...(home && { country: home.name }) });
            setFault('');
          }}
          onLeave={() => {
            // Nothing typed yet is no mistake yet.
            if (typed.trim()) setFault(faultOf(numbers));
          }}
        />
      )}
      <button
        type="submit"
        onMouseDown={preventFocusOnPress}
        disabled={!live || !country}
        className={buttonClass('primary', 'min-h-12 disabled:opacity-45')}
      >
        {labels.action}
      </button>
    </form>
  );
}

/** Country and phone number; Verify keeps the number and goes on to the code. */
export const PhoneForm = withBoundary(PhoneScreenInside, dropTypedPhone);
