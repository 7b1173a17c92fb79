import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './field.module.css';

/** What every control of a form says about itself. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly required?: boolean | undefined;
  /** Adds '(opcional)' to the label. */
  readonly optional?: boolean | undefined;
  /** Keeps the label for screen readers only, where the place says it already. */
  readonly hideLabel?: boolean | undefined;
}

/** Attributes that tie a control to its texts. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps extends FieldTexts {
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

interface LabelTextProps {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly optional?: boolean | undefined;
}

/** Label with its mark; the asterisk is for the eye, `aria-required` says it to screen readers. */
export function LabelText({ label, required, optional }: LabelTextProps) {
  return (
    <>
      {label}
      {required ? <span aria-hidden="true"> *</span> : null}
      {optional ? <span className={styles['optional']}> (opcional)</span> : null}
    </>
  );
}

/** Message of a broken rule, with icon. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles['error']} id={id}>
      <CircleAlert size={15} />
      {children}
    </p>
  );
}

/** Label above, hint between, error below; the control comes as a function of the attributes that tie them. */
export function Field({ label, hint, required, optional, hideLabel, error, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames(styles['field'], error && styles['invalid'])}>
      <label className={hideLabel ? 'sr' : styles['label']} htmlFor={controlId}>
        <LabelText label={label} required={required} optional={optional} />
      </label>
      {hint ? (
        <span className={styles['hint']} id={hintId}>
          {hint}
        </span>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': classNames(hint ? hintId : null, error ? errorId : null) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
