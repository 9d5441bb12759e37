import { useEffect, type ReactElement } from 'react';
import type { FieldInput } from '@/forms/field-types/field-type.ts';
import { RadioInput } from '@/forms/inputs/RadioInput.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { CHOICE_CARD_CLASS } from '@/ui/input-styles.ts';
import { getMethodIcon } from './payment-methods.ts';

/**
 * Creates the input for the payment method: radio cards.
 * @param text text above the cards
 * @param onLabel called with the name of the method after each change, and when a draft was restored
 */
export function createMethodInput(text: string, onLabel: (label: string | undefined) => void): FieldInput {
  return function MethodInput({ field, ...input }): ReactElement {
    const options = field.kind === 'radio' ? field.options : [];
    const label = options.find(({ value }) => value === input.value)?.label;
    useEffect(() => {
      onLabel(label);
    }, [label]);
    return (
      <>
        <p className="mt-0.5 text-small text-muted">{text}</p>
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-3">
          {options.map((option, index) => (
            <label
              key={option.value}
              className={`relative flex-col items-start! gap-2.5! px-3! text-small tablet:flex-row tablet:items-center! tablet:pe-12! ${CHOICE_CARD_CLASS}`}
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-field bg-sunken">
                <Icon icon={getMethodIcon(option.value)} size={18} />
              </span>
              {option.label}
              <RadioInput
                option={option.value}
                isFirst={index === 0}
                input={input}
                className="absolute end-3 top-4 tablet:top-1/2 tablet:-translate-y-1/2"
              />
            </label>
          ))}
        </div>
      </>
    );
  };
}
