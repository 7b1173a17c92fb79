const MOMENTO = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** How a moment is told in a mail: the Colombian one. */
export function presentMomento(momento: Date): string {
  return MOMENTO.format(momento);
}
