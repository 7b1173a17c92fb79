/** Announced work as the page tells it; days of the country, AAAA-MM-DD. */
interface MantenimientoDeFila {
  readonly titulo: string;
  readonly texto: string;
  readonly fecha: string;
  readonly fechaFin: string;
  readonly horario: string;
}

/** What an administrator writes where a row is shown. */
const SE_PUBLICA = 'sí';

const toText = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

/**
 * The announced work that is published and not over, soonest first.
 *
 * @param hoy the day of the country, AAAA-MM-DD
 */
export function listMantenimientos(
  filas: readonly Readonly<Record<string, unknown>>[],
  hoy: string,
): MantenimientoDeFila[] {
  return filas
    .filter(({ publico }) => publico === SE_PUBLICA)
    .map((fila) => {
      const fecha = toText(fila['fecha']);
      const fin = toText(fila['fechaFin']);
      return {
        titulo: toText(fila['titulo']),
        texto: toText(fila['texto']),
        fecha,
        // A last day before the first is a slip of who wrote it: the work is of its first day.
        fechaFin: fin < fecha ? fecha : fin,
        horario: toText(fila['horario']),
      };
    })
    .filter(({ fechaFin }) => fechaFin >= hoy)
    .toSorted((a, b) => a.fecha.localeCompare(b.fecha));
}
