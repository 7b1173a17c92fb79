import { useEffect, useRef } from 'react';
import { Combobox, type ComboboxProps } from '../combobox/index.ts';
import { foldText } from '../format/index.ts';
import type { SelectOption } from '../select/index.ts';

export interface ListComboboxProps
  extends Omit<
    ComboboxProps,
    'value' | 'onSelectionChange' | 'load' | 'minChars' | 'debounceMs' | 'maxItems'
  > {
  /** Undefined while they come: who types meanwhile sees that it is searching. */
  readonly options: readonly ListOption[] | undefined;
  /** Empty text while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** As many as one reads at a glance; typing on finds the rest. */
const MAX_ITEMS = 8;

/** An option, and what helps to choose it. */
export interface ListOption extends SelectOption {
  readonly description?: string;
}

/**
 * Choice of one option of a long list that is already here: its beginning opens at once, the rest by a part of the name;
 * accents and case do not count.
 */
export function ListCombobox({ options, value, onChange, ...rest }: ListComboboxProps) {
  const waiting = useRef<((options: readonly ListOption[]) => void)[]>([]);
  useEffect(() => {
    if (options) for (const go of waiting.current.splice(0)) go(options);
  }, [options]);
  const whenHere = () =>
    options ?? new Promise<readonly ListOption[]>((resolve) => waiting.current.push(resolve));
  const label = options?.find((option) => option.value === value)?.label ?? '';
  return (
    <Combobox
      {...rest}
      minChars={0}
      debounceMs={0}
      maxItems={MAX_ITEMS}
      value={value === '' ? null : { id: value, label }}
      onSelectionChange={(item) => onChange(item ? String(item.id) : '')}
      load={async (text) => findOptions(await whenHere(), text)}
    />
  );
}

/** Options with the text in their name, those that begin with it first. */
function findOptions(options: readonly ListOption[], text: string) {
  const wanted = foldText(text);
  const found = options
    .map(({ value, label, description }) => ({
      id: value,
      label,
      description,
      at: foldText(label).indexOf(wanted),
    }))
    .filter(({ at }) => at >= 0);
  return [...found.filter(({ at }) => at === 0), ...found.filter(({ at }) => at > 0)];
}
