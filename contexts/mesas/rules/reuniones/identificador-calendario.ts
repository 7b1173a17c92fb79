/**
 * Names a meeting to calendars, alike in its invitation and in a subscription: unique over installations, and the same
 * whatever the address of the site becomes.
 */
export function toUidDeReunion(id: number, createdAt: Date): string {
  return `reunion-${id}-${createdAt.getTime()}@mesas-interoperabilidad`;
}
