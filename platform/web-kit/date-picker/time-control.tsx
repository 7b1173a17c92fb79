import { Clock } from 'lucide-react';
import { useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeField } from 'react-aria-components/TimeField';
import { classNames } from '../class-names/index.ts';
import styles from './date-picker.module.css';
import { type GroupControl, hasLeft } from './group-field.tsx';
import { ClearButton, Segments, submitOnEnter } from './segments.tsx';
import { findTimeProblem, isHalfFilled, parseClock, writeClock } from './typed-day.ts';
import { useTypedValue } from './use-typed-value.ts';

export interface TimeControlProps extends GroupControl {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
}

/** The React Aria part of `TimePicker`. */
export function TimeControl(props: TimeControlProps) {
  const { value, onChange, min, max, disabled = false, readOnly = false } = props;
  const { label, labelId, describedBy, isInvalid, isRequired, onProblem } = props;
  const box = useRef<HTMLDivElement>(null);
  const { typed, type, generation, clear } = useTypedValue({
    value,
    onChange,
    parse: parseClock,
    write: writeClock,
  });
  const canClear = typed !== null && !disabled && !readOnly;

  return (
    // Spanish whatever the browser speaks: the build keeps the Spanish texts of React Aria only.
    <I18nProvider locale="es-CO">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of its parts */}
      <div
        ref={box}
        className={styles['box']}
        data-invalid={isInvalid || undefined}
        data-locked={disabled || readOnly || undefined}
        onKeyDownCapture={submitOnEnter}
        onBlur={(event) => {
          if (!hasLeft(event)) return;
          if (isHalfFilled(event.currentTarget))
            onProblem('Complete la hora: horas, minutos y a. m. o p. m.');
          else onProblem(typed && findTimeProblem(typed, min, max));
        }}
      >
        <TimeField
          key={generation}
          className={classNames(styles['time'])}
          aria-labelledby={labelId}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          value={typed}
          onChange={(next) => {
            type(next);
            onProblem(next && findTimeProblem(next, min, max));
          }}
          hourCycle={12}
          shouldForceLeadingZeros
          validationBehavior="aria"
          isInvalid={isInvalid}
          isRequired={isRequired}
          isDisabled={disabled}
          isReadOnly={readOnly}
        >
          <Segments />
        </TimeField>
        {canClear ? (
          <ClearButton
            label={label}
            onClear={() => {
              clear();
              onProblem(null);
              focusFirstPart(box.current);
            }}
          />
        ) : null}
        <Clock className={styles['mark']} size={18} />
      </div>
    </I18nProvider>
  );
}

/** The parts are drawn again after they were emptied. */
function focusFirstPart(box: HTMLElement | null): void {
  setTimeout(() => box?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus());
}
