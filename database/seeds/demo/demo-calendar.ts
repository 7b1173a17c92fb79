import { addDays, nextWorkingDay } from '@marco/contract-kit/working-days';

/** Where the invented present stands. Days of Bogota. */
export interface DemoCalendar {
  /** First day of the meetings still to come, and how many days after it the last ones may be. */
  readonly firstPlanned: string;
  readonly plannedSpan: number;
  /** When the meetings still to come were written down. */
  readonly plannedOn: string;
  /** When the people nobody decided about yet registered. */
  readonly requestedOn: string;
}

/** The same in every run: what tests start from. */
export const FIXED_CALENDAR: DemoCalendar = {
  firstPlanned: '2027-02-02',
  plannedSpan: 90,
  plannedOn: '2026-11-03',
  requestedOn: '2026-11-18',
};

/** Last day something of the data files happened; an earlier clock finds the demo as it is then. */
const LAST_TOLD = '2026-11-20';

/** The demo as somebody meets it who starts the product on a day: meetings in the five weeks to come. */
export function createCalendar(today: string): DemoCalendar {
  const present = today < LAST_TOLD ? LAST_TOLD : today;
  return {
    firstPlanned: nextWorkingDay(addDays(present, 1)),
    plannedSpan: 35,
    plannedOn: nextWorkingDay(addDays(present, -17)),
    requestedOn: nextWorkingDay(addDays(present, -7)),
  };
}
