import { type FocusEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { classNames } from '../class-names/index.ts';
import field from '../field/field.module.css';
import {
  afterPress,
  FieldError,
  type FieldErrorState,
  type FieldTexts,
  LabelText,
  useInteraction,
} from '../field/index.ts';
import styles from './date-picker.module.css';

/** What takes the focus of the field; a control that waits to be loaded hands it on. */
const FIRST_PART = '[role="spinbutton"], [data-deferred]';

/** What ties a control made of several parts to its field. */
export interface GroupControl {
  /** Name of the field, for the buttons of the control. */
  readonly label: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  /** What the control itself finds wrong; null when nothing is. */
  readonly onProblem: (problem: string | null) => void;
}

interface GroupFieldProps extends FieldTexts, FieldErrorState {
  readonly onProblem?: ((problem: string | null) => void) | undefined;
  readonly children: (control: GroupControl) => ReactNode;
}

/** The field around a control that is a group of parts: no single one could take the `for` of a label. */
export function GroupField(props: GroupFieldProps) {
  const { label, hint, required, optional, hideLabel, errors, onProblem, children } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const found = problem === null ? errors : [problem, ...(errors ?? [])];
  const { error, markTouched } = useInteraction({ ...props, errors: found });
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  function noteProblem(next: string | null): void {
    if (next === problem) return;
    afterPress(() => {
      setProblem(next);
      onProblem?.(next);
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices the focus leaving its parts
    <div
      ref={box}
      className={classNames(field['field'], error && field['invalid'])}
      onBlur={(event) => {
        if (hasLeft(event)) markTouched();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on a label goes to its control, for the pointer only */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the parts by itself */}
      <span
        className={hideLabel ? 'sr' : field['label']}
        id={`${id}-label`}
        onClick={() => box.current?.querySelector<HTMLElement>(FIRST_PART)?.focus()}
      >
        <LabelText label={label} required={required} optional={optional} />
      </span>
      {hint ? (
        <span className={field['hint']} id={hintId}>
          {hint}
        </span>
      ) : null}
      <Suspense fallback={<div className={styles['box']} aria-busy="true" />}>
        {children({
          label,
          labelId: `${id}-label`,
          describedBy: classNames(hint ? hintId : null, error ? errorId : null) || undefined,
          isInvalid: error !== undefined,
          isRequired: required ?? false,
          onProblem: noteProblem,
        })}
      </Suspense>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}

/** Whether the focus went elsewhere; into the calendar of the control, which is drawn outside it, is not elsewhere. */
export function hasLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (currentTarget.contains(relatedTarget)) return false;
  const dialog = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]');
  return !dialog || dialog.contains(currentTarget);
}
