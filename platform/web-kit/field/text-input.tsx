import { Lock } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import control from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';
import type { FieldErrorState } from './first-field-error.ts';
import { useInteraction } from './use-interaction.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'required' | 'size' | 'className' | 'form'
>;

export interface TextInputProps extends Native, FieldTexts, FieldErrorState {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly leadIcon?: ReactNode;
  /** Button at the right, inside the box. */
  readonly trail?: ReactNode;
}

/** One line of text. Shows its first error once it was left, changed or submitted. */
export function TextInput(props: TextInputProps) {
  const { label, hint, required, optional, hideLabel, errors, touched, dirty, submitted, ...native } = props;
  const { value, onChange, onBlur, leadIcon, trail, ref, ...rest } = native;
  const { error, markTouched, markDirty } = useInteraction({ errors, touched, dirty, submitted });
  const lead = leadIcon ?? (rest.readOnly ? <Lock size={16} /> : null);
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
        <span className={control['box']}>
          {lead ? <span className={control['lead']}>{lead}</span> : null}
          <input
            type="text"
            {...rest}
            {...attributes}
            ref={ref}
            className={classNames(control['input'], trail != null && control['withTrail'])}
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
          {trail ? <span className={control['trail']}>{trail}</span> : null}
        </span>
      )}
    </Field>
  );
}
