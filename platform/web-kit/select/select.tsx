import { ChevronDown, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { classNames } from '../class-names/index.ts';
import control from '../field/control.module.css';
import { Field, type FieldErrorState, type FieldTexts, useInteraction } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import styles from './select.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps extends FieldTexts, FieldErrorState {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly id?: string;
  readonly name?: string;
  readonly options: readonly SelectOption[];
  /** Empty text while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Text of the empty choice ('Seleccione un estado'); without it there is no empty choice. */
  readonly placeholder?: string;
  /** A button that empties the choice. */
  readonly clearable?: boolean;
  readonly small?: boolean;
  readonly disabled?: boolean;
}

/** A native list of options. */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder, clearable, small, disabled, name, ref } = props;
  const { label, hint, required, optional, hideLabel, id } = props;
  const { error, markTouched, markDirty } = useInteraction(props);
  const box = useRef<HTMLSpanElement>(null);
  const choose = (next: string) => {
    markDirty();
    onChange(next);
  };
  const isClearable = clearable === true && value !== '' && !disabled;
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      optional={optional}
      hideLabel={hideLabel}
      error={error}
      id={id}
    >
      {(attributes) => (
        <span className={control['box']} ref={box}>
          <select
            {...attributes}
            ref={ref}
            name={name}
            disabled={disabled}
            className={classNames(
              control['input'],
              styles['select'],
              small && control['small'],
              small && styles['small'],
              isClearable && styles['clearable'],
              value === '' && styles['empty'],
            )}
            value={value}
            onChange={(event) => choose(event.target.value)}
            onBlur={markTouched}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={small ? 16 : 18} className={styles['arrow']} />
          {isClearable ? (
            <span className={styles['clear']}>
              <IconButton
                size="small"
                label={`Borrar ${label}`}
                icon={<X size={16} />}
                onClick={() => {
                  choose('');
                  box.current?.querySelector('select')?.focus();
                }}
              />
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}
