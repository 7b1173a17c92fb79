const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists in the calendar, as '2026-05-05'. */
export function isCalendarDay(text: string): boolean {
  if (!FORM.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // `Date` reads a day that the month does not have as a day of the next month.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** The day an address says; empty for anything else, which counts as absent. */
export function parseCalendarDay(text: string | null | undefined): string {
  return text && isCalendarDay(text) ? text : '';
}
