import { type CalendarDate, setLocalTimeZone } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type ClipboardEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from '../class-names/index.ts';
import { getZone } from '../format/index.ts';
import styles from './date-picker.module.css';
import { DayCalendar } from './day-calendar.tsx';
import { type GroupControl, hasLeft } from './group-field.tsx';
import { ClearButton, Segments, submitOnEnter } from './segments.tsx';
import {
  type DayRules,
  findDayProblem,
  isHalfFilled,
  parseDay,
  parsePastedDay,
  writeDay,
} from './typed-day.ts';
import { useTypedValue } from './use-typed-value.ts';

// 'Today' is the one of the application's zone wherever the browser is, as every other moment on screen.
setLocalTimeZone(getZone().name);

export interface DateControlProps extends GroupControl {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rules: DayRules;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
}

/** The React Aria part of `DatePicker`. */
export function DateControl(props: DateControlProps) {
  const { value, onChange, rules, disabled = false, readOnly = false } = props;
  const { label, labelId, describedBy, isInvalid, isRequired, onProblem } = props;
  const box = useRef<HTMLDivElement>(null);
  const typing = useTypedValue({ value, onChange, parse: parseDay, write: writeDay });
  const { typed, generation } = typing;
  const canClear = typed !== null && !disabled && !readOnly;

  function choose(day: CalendarDate | null): void {
    typing.type(day);
    onProblem(day && findDayProblem(day, rules));
  }

  function paste(event: ClipboardEvent): void {
    const day = disabled || readOnly ? null : parsePastedDay(event.clipboardData.getData('text'));
    if (!day) return;
    event.preventDefault();
    choose(day);
  }

  return (
    // Spanish whatever the browser speaks: the build keeps the Spanish texts of React Aria only.
    <I18nProvider locale="es-CO">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the keys of its parts */}
      <div
        ref={box}
        onKeyDownCapture={submitOnEnter}
        onPasteCapture={paste}
        onBlur={(event) => {
          if (!hasLeft(event)) return;
          if (isHalfFilled(event.currentTarget)) onProblem('Complete la fecha: día, mes y año.');
          else onProblem(typed && findDayProblem(typed, rules));
        }}
      >
        <AriaDatePicker
          key={generation}
          aria-labelledby={labelId}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          value={typed}
          onChange={choose}
          granularity="day"
          firstDayOfWeek="mon"
          shouldForceLeadingZeros
          validationBehavior="aria"
          isInvalid={isInvalid}
          isRequired={isRequired}
          isDisabled={disabled}
          isReadOnly={readOnly}
        >
          <Group
            className={classNames(styles['box'])}
            data-invalid={isInvalid || undefined}
            data-locked={disabled || readOnly || undefined}
          >
            <Segments />
            {canClear ? (
              <ClearButton
                label={label}
                onClear={() => {
                  typing.clear();
                  onProblem(null);
                  // The parts are drawn again after they were emptied.
                  setTimeout(() => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus());
                }}
              />
            ) : null}
            {disabled || readOnly ? null : (
              <Button className={classNames(styles['open'])}>
                <CalendarDays size={18} />
              </Button>
            )}
          </Group>
          <Popover className={classNames(styles['panel'])} offset={6} containerPadding={8}>
            <Dialog className={classNames(styles['dialog'])}>
              <DayCalendar rules={rules} />
            </Dialog>
          </Popover>
        </AriaDatePicker>
      </div>
    </I18nProvider>
  );
}
