import { addDays, countDays, isWorkingDay, nextWorkingDay } from '@marco/country/working-days';

/** The invented present of the demo. Days of Bogota. */
export interface DemoCalendar {
  /** First day of the meetings still to come, and how many days after it the last ones may be. */
  readonly firstPlanned: string;
  readonly plannedSpan: number;
  /** When the future meetings were created. */
  readonly plannedOn: string;
  /** When the people nobody decided about yet registered. */
  readonly requestedOn: string;
  /** Working days of the last two weeks, in which some mesas met; none where each keeps its own step. */
  readonly recentDays: readonly string[];
  /** Last day that is over: what was closed later is still open. */
  readonly lastDay: string;
  /** Days the present stands after what the data files tell last. */
  readonly shift: number;
}

/** The same in every run: what tests start from. */
export const FIXED_CALENDAR: DemoCalendar = {
  firstPlanned: '2027-02-02',
  plannedSpan: 90,
  plannedOn: '2026-11-03',
  requestedOn: '2026-11-18',
  recentDays: [],
  lastDay: '2027-12-31',
  shift: 0,
};

/** Last day with an event in the data files; with an earlier clock the demo is as on that day. */
const LAST_TOLD = '2026-11-20';

/** The demo for a product that is started on a certain day: it has meetings in the next five weeks. */
export function createCalendar(today: string): DemoCalendar {
  const present = today < LAST_TOLD ? LAST_TOLD : today;
  return {
    firstPlanned: nextWorkingDay(addDays(present, 1)),
    plannedSpan: 35,
    plannedOn: nextWorkingDay(addDays(present, -17)),
    requestedOn: nextWorkingDay(addDays(present, -7)),
    recentDays: Array.from({ length: 13 }, (_, place) => addDays(present, place - 13)).filter((one) =>
      isWorkingDay(one),
    ),
    lastDay: addDays(present, -1),
    shift: countDays(LAST_TOLD, present),
  };
}

/** A day the data files tell of the last weeks, as far from the present as it was from theirs. */
export function tellDay({ shift }: DemoCalendar, day: string): string {
  return shift === 0 ? day : nextWorkingDay(addDays(day, shift));
}
