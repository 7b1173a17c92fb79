import { lazy } from 'react';
import type { FieldErrorState, FieldTexts } from '../field/index.ts';
import { DeferredControl } from './deferred-control.tsx';
import { GroupField } from './group-field.tsx';
import type { DayRules } from './typed-day.ts';

// React Aria's calendar and segments load with the first date on screen, not with the page around it.
const DateControl = lazy(() =>
  import('./date-control.tsx').then((module) => ({ default: module.DateControl })),
);

export interface DatePickerProps extends FieldTexts, FieldErrorState, DayRules {
  /**
   * '2026-05-05', or empty text while there is none. To remove an incomplete date, mount it again with another `key`.
   */
  readonly value: string;
  /** A whole day, or empty text as soon as it is no longer whole. */
  readonly onChange: (value: string) => void;
  /** What is wrong with what was typed, for a form that must not leave half a date out in silence. */
  readonly onProblem?: ((problem: string | null) => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Loads the calendar only near the view, at the focus or with a day: for a filter far below the first screenful. */
  readonly deferred?: boolean;
}

/** A day, typed as dd/mm/aaaa or chosen in a Spanish calendar whose weeks begin on Monday (SHELL-05). */
export function DatePicker(props: DatePickerProps) {
  const {
    value,
    onChange,
    min,
    max,
    findUnavailable,
    findHoliday,
    disabled,
    readOnly,
    deferred = false,
  } = props;
  const rules = { min, max, findUnavailable, findHoliday };
  return (
    <GroupField {...props}>
      {(control) => {
        const date = (
          <DateControl
            {...control}
            value={value}
            onChange={onChange}
            rules={rules}
            disabled={disabled}
            readOnly={readOnly}
          />
        );
        if (!deferred) return date;
        return (
          <DeferredControl
            labelId={control.labelId}
            describedBy={control.describedBy}
            isFilled={value !== ''}
          >
            {date}
          </DeferredControl>
        );
      }}
    </GroupField>
  );
}
