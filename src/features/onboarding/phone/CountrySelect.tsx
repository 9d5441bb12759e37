import { useCombobox } from 'downshift';
import { Check } from '@/ui/icons/icons.ts';
import { useMemo, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { INPUT_BOX_CLASS } from '@/ui/input-styles.ts';
import { filterCountries, type Country } from './countries.ts';
import { Flag } from './Flag.tsx';
import type { PhoneLabels } from '../labels.ts';

const { InputKeyDownEscape, InputChange } = useCombobox.stateChangeTypes;

type Props = {
  id: string;
  countries: readonly Country[];
  selected: Country | null;
  labels: PhoneLabels;
  disabled: boolean;
  describedBy: string;
  onSelect: (country: Country | null) => void;
};

/** Combobox for a country, searched by name, dial code or initials. The first option is “none”. */
export function CountrySelect({
  id,
  countries,
  selected,
  labels,
  disabled,
  describedBy,
  onSelect,
}: Props): ReactElement {
  // Search text; undefined while the input shows the selected country.
  const [typed, setTyped] = useState<string>();
  const matches = useMemo(() => filterCountries(countries, typed ?? ''), [countries, typed]);
  const items = useMemo<(Country | null)[]>(() => (typed ? [...matches] : [null, ...matches]), [matches, typed]);
  const getName = (country: Country | null): string => country?.name ?? labels.none;

  const { isOpen, highlightedIndex, getInputProps, getItemProps, getLabelProps, getMenuProps, getToggleButtonProps } =
    useCombobox<Country | null>({
      id,
      items,
      inputId: id,
      selectedItem: selected,
      inputValue: typed ?? getName(selected),
      itemToString: getName,
      itemToKey: getName,
      onIsOpenChange: ({ isOpen: isOpened }) => {
        if (!isOpened) setTyped(undefined);
      },
      stateReducer: (state, { type, changes }) => {
        // Escape closes the list and keeps the selection.
        if (type === InputKeyDownEscape) return { ...changes, selectedItem: state.selectedItem };
        // While searching, highlight the first match so that Enter selects it.
        return type === InputChange ? { ...changes, highlightedIndex: 0 } : changes;
      },
      onSelectedItemChange: ({ selectedItem }) => {
        onSelect(selectedItem ?? null);
      },
    });

  const inputProps = getInputProps({
    disabled,
    'aria-describedby': describedBy,
    autoComplete: 'off',
    spellCheck: false,
    // Updates the value synchronously; otherwise fast input would be lost.
    onChange: (event) => {
      setTyped(event.currentTarget.value);
    },
    onFocus: (event) => {
      event.currentTarget.select();
    },
  });

  return (
    <div className="relative">
      <label {...getLabelProps()} className="text-small font-semibold">
        {labels.country}
      </label>
      <div className={`mt-1.5 min-h-12 w-full gap-3 px-3.5 ${INPUT_BOX_CLASS}`}>
        {selected && typed === undefined && <Flag key={selected.flag} {...selected} />}
        <input
          {...inputProps}
          // Downshift sets an empty id while no option is highlighted, which is invalid.
          aria-activedescendant={inputProps['aria-activedescendant'] || undefined}
          className="min-h-11"
        />
        {selected && typed === undefined && <span className="text-muted tabular-nums">{selected.dial}</span>}
        <button
          type="button"
          {...getToggleButtonProps({ disabled, 'aria-label': labels.open })}
          className="-me-2 grid size-11 shrink-0 place-items-center text-muted"
        >
          <Icon icon="chevron-down" size={18} />
        </button>
      </div>
      <ul
        {...getMenuProps()}
        className={`absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-surface p-1.5 ${isOpen ? '' : 'hidden'}`}
      >
        {isOpen &&
          items.map((country, index) => (
            <li
              key={getName(country)}
              {...getItemProps({ item: country, index })}
              className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2.5 ${index === highlightedIndex ? 'bg-sea-soft' : ''}`}
            >
              {country && <Flag {...country} />}
              <span className="grow">{getName(country)}</span>
              {country && <span className="text-muted tabular-nums">{country.dial}</span>}
              {country?.name === selected?.name && <Icon icon={Check} size={16} className="text-palm" />}
            </li>
          ))}
      </ul>
      {isOpen && items.length === 0 && (
        <p className="absolute inset-x-0 top-full z-20 mt-1 rounded-card border border-line bg-surface p-4 text-small text-muted">
          {formatMessage(labels.noMatch, { text: typed ?? '' })}
        </p>
      )}
    </div>
  );
}
