import { addDays, nextWorkingDay } from '@marco/country/working-days';
import { DURACION_REUNION } from '../../contract/terms.ts';
import { parseMomento } from '../reuniones/momento-reunion.ts';

/** A time that is taken. */
interface Ocupado {
  readonly inicio: Date;
  readonly minutos: number;
}

/** Where a meeting of the usual length would fit. */
interface CupoLibre {
  /** Colombian day. */
  readonly fecha: string;
  readonly hora: string;
}

/** Hours at which a slot may begin, within those people work. */
const HORAS = ['09:00', '10:30', '14:30', '16:00'] as const;

/** Slots that are offered, each on another day. */
const CUPOS = 3;

/** Calendar days from today to the first slot, so that an invitation comes in time. */
const ANTELACION = 3;

/** Calendar days that are looked through. */
const ALCANCE = 45;

/**
 * The first free slots of the next working days, one a day: Colombian holidays are no working days.
 *
 * @param hoy Colombian day
 * @param ocupados meetings of who would run it
 */
export function listCuposLibres(hoy: string, ocupados: readonly Ocupado[]): CupoLibre[] {
  const cupos: CupoLibre[] = [];
  const last = addDays(hoy, ALCANCE);
  let fecha = nextWorkingDay(addDays(hoy, ANTELACION));
  while (cupos.length < CUPOS && fecha <= last) {
    const dia = fecha;
    const hora = HORAS.find((wanted) => isFree(parseMomento(dia, wanted), ocupados));
    if (hora !== undefined) cupos.push({ fecha, hora });
    fecha = nextWorkingDay(addDays(fecha, 1));
  }
  return cupos;
}

const MINUTO_MS = 60_000;

function isFree(inicio: Date, ocupados: readonly Ocupado[]): boolean {
  const desde = inicio.getTime();
  const hasta = desde + DURACION_REUNION.habitual * MINUTO_MS;
  return ocupados.every((ocupado) => {
    const otro = ocupado.inicio.getTime();
    return otro >= hasta || otro + ocupado.minutos * MINUTO_MS <= desde;
  });
}
