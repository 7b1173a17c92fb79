import { lazy } from 'react';
import type { FieldErrorState, FieldTexts } from '../field/index.ts';
import { GroupField } from './group-field.tsx';

const TimeControl = lazy(() =>
  import('./time-control.tsx').then((module) => ({ default: module.TimeControl })),
);

export interface TimePickerProps extends FieldTexts, FieldErrorState {
  /** '14:30', of 24 hours, or empty text while there is none. */
  readonly value: string;
  /** A whole time, or empty text as soon as it is no longer whole. */
  readonly onChange: (value: string) => void;
  /** Earliest and latest time of the day. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What is wrong with what was typed; see `DatePicker`. */
  readonly onProblem?: ((problem: string | null) => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
}

/** A time of the day, typed as hours, minutes and a. m. or p. m. (SHELL-05). */
export function TimePicker(props: TimePickerProps) {
  const { value, onChange, min, max, disabled, readOnly } = props;
  return (
    <GroupField {...props}>
      {(control) => (
        <TimeControl
          {...control}
          value={value}
          onChange={onChange}
          min={min}
          max={max}
          disabled={disabled}
          readOnly={readOnly}
        />
      )}
    </GroupField>
  );
}
