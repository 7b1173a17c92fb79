import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names/index.ts';
import { FieldError, type FieldErrorState, useInteraction } from '../field/index.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps extends FieldErrorState {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Id of a text elsewhere on the page that says more of it: why it is fixed. */
  readonly describedBy?: string | undefined;
  /** Keeps the label for screen readers only, where the place says it already. */
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  /** Some of what it stands for is chosen and some is not; shows a dash instead of the mark. */
  readonly indeterminate?: boolean;
  readonly onChange?: (checked: boolean) => void;
}

/** Yes or no. Shows its first error once it was left, changed or submitted. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, required, disabled, hideLabel, checked, indeterminate = false, onChange } = props;
  const { error, markTouched, markDirty } = useInteraction(props);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  // HTML has no attribute for the third state.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={styles['field']}>
      <label className={styles['option']}>
        <input
          ref={input}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          required={required}
          aria-describedby={
            classNames(props.describedBy ?? null, hint ? hintId : null, error ? errorId : null) || undefined
          }
          aria-invalid={error ? true : undefined}
          onBlur={markTouched}
          onChange={(event) => {
            markDirty();
            onChange?.(event.target.checked);
          }}
        />
        <span className={hideLabel ? 'sr' : undefined}>
          {label}
          {required ? <span aria-hidden="true"> *</span> : null}
        </span>
      </label>
      {hint ? (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
