import { type CalendarDate, today } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from '../class-names/index.ts';
import { getZone } from '../format/index.ts';
import styles from './date-picker.module.css';
import { type DayRules, findDayProblem, parseDay } from './typed-day.ts';

/** One month of days; the arrow keys go by day, PageUp and PageDown by month, with Shift by year. */
export function DayCalendar({ rules }: { readonly rules: DayRules }) {
  const picker = useContext(DatePickerStateContext);
  const now = today(getZone().name);
  const { findUnavailable } = rules;
  return (
    <Calendar
      className={classNames(styles['calendar'])}
      firstDayOfWeek="mon"
      {...(rules.min ? { minValue: parseDay(rules.min) } : {})}
      {...(rules.max ? { maxValue: parseDay(rules.max) } : {})}
      {...(findUnavailable
        ? { isDateUnavailable: (day) => findUnavailable(day.toString()) !== undefined }
        : {})}
    >
      <header className={styles['head']}>
        <Button slot="previous" className={classNames(styles['step'])}>
          <ChevronLeft size={18} />
        </Button>
        <Heading className={classNames(styles['month'])} />
        <Button slot="next" className={classNames(styles['step'])}>
          <ChevronRight size={18} />
        </Button>
      </header>
      <CalendarGrid className={classNames(styles['days'])} weekdayStyle="short">
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell>{weekday.replace('.', '').slice(0, 2)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => <Day day={day} holiday={rules.findHoliday?.(day.toString())} />}
        </CalendarGridBody>
      </CalendarGrid>
      <footer className={styles['foot']}>
        {rules.findHoliday ? <span className={styles['legend']}>Festivo</span> : null}
        {findDayProblem(now, rules) === null ? (
          <button
            type="button"
            className={styles['today']}
            onClick={() => {
              picker?.setValue(now);
              picker?.setOpen(false);
            }}
          >
            Hoy
          </button>
        ) : null}
      </footer>
    </Calendar>
  );
}

interface DayProps {
  readonly day: CalendarDate;
  readonly holiday: string | undefined;
}

function Day({ day, holiday }: DayProps) {
  if (holiday === undefined) return <CalendarCell date={day} className={classNames(styles['day'])} />;
  return (
    <CalendarCell
      date={day}
      className={classNames(styles['day'], styles['holiday'])}
      // React Aria writes the name of the cell itself; the holiday is told after it.
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell is a button by the role it brings
      render={(cell) => <div {...cell} aria-label={`${cell['aria-label']}, festivo: ${holiday}`} />}
    />
  );
}
