import { useId } from 'react';
import { classNames } from '../class-names/index.ts';
import field from '../field/field.module.css';
import {
  FieldError,
  type FieldErrorState,
  type FieldTexts,
  LabelText,
  useInteraction,
} from '../field/index.ts';
import { Radio } from './radio.tsx';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldTexts, FieldErrorState {
  readonly options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Options of equal width in one row. */
  readonly equal?: boolean;
}

/** One of a few options, all in sight. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, required, optional, hideLabel, options, value, onChange, equal } = props;
  const { error, markTouched, markDirty } = useInteraction(props);
  const name = useId();
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group cannot say required or invalid
      role="radiogroup"
      className={classNames(field['field'], styles['group'])}
      aria-required={required ? true : undefined}
      aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
      aria-invalid={error ? true : undefined}
      onBlur={markTouched}
    >
      <legend className={hideLabel ? 'sr' : field['label']}>
        <LabelText label={label} required={required} optional={optional} />
      </legend>
      {hint ? (
        <p className={field['hint']} id={hintId}>
          {hint}
        </p>
      ) : null}
      <div className={classNames(styles['options'], equal && styles['equal'])}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']}>
            <Radio
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              // The hint of the group is where it says why an option cannot be chosen.
              aria-describedby={option.disabled && hint ? hintId : undefined}
              required={required}
              onChange={() => {
                markDirty();
                onChange(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
