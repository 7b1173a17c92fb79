import type { Ref, TextareaHTMLAttributes } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldErrorState, type FieldTexts, useInteraction } from '../field/index.ts';

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'required' | 'className' | 'form'
>;

export interface TextareaProps extends Native, FieldTexts, FieldErrorState {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly onChange?: (value: string) => void;
}

const ROWS = 5;

/** Several lines of text. Shows its first error once it was left, changed or submitted. */
export function Textarea(props: TextareaProps) {
  const { label, hint, required, optional, hideLabel, errors, touched, dirty, submitted, ...native } = props;
  const { value, onChange, onBlur, ref, ...rest } = native;
  const { error, markTouched, markDirty } = useInteraction({ errors, touched, dirty, submitted });
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      optional={optional}
      hideLabel={hideLabel}
      error={error}
      id={rest.id}
    >
      {(attributes) => (
        <textarea
          rows={ROWS}
          {...rest}
          {...attributes}
          ref={ref}
          className={control['input']}
          value={value}
          onChange={(event) => {
            markDirty();
            onChange?.(event.target.value);
          }}
          onBlur={(event) => {
            markTouched();
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
