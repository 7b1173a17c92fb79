import { presentClock } from '@marco/contract-kit/clock-text';
import { formatLongDay } from '@marco/country/day-text';
import { toDayAndTime } from '@marco/country/local-time';
import type { EstadoVersionServicio } from '@marco/servicios/terms';
import { MAXIMO_AVISOS_FICHA, TIPOS_AVISO_FICHA, type TipoAvisoFicha } from '../../contract/ficha.terms.ts';

/** A version of a servicio, as far as its notices look at it. */
export interface VersionAvisada {
  readonly numero: string;
  readonly estado: EstadoVersionServicio;
  /** The day it ends, or ended, as YYYY-MM-DD; null where nobody said one. */
  readonly fechaRetiro: string | null;
  /** Number of the version that takes its place, as who retires it said. */
  readonly sucesora: string | null;
}

export interface AvisoFicha {
  readonly tipo: TipoAvisoFicha;
  readonly texto: string;
  /** The version that takes its place; null where the notice leads nowhere. */
  readonly version: string | null;
}

/** Hours in which a servicio will be down, as it was announced. */
export interface VentanaDeFicha {
  readonly inicia: Date;
  readonly termina: Date;
}

/** What the notices of a page look at. */
export interface QueSeAvisa {
  readonly version: VersionAvisada | null;
  /** The most advanced version that may be used. */
  readonly enUso: VersionAvisada | null;
  readonly importado: boolean;
  /** Those that are not over, the next one first. */
  readonly ventanas: readonly VentanaDeFicha[];
}

const presentDia = ({ fechaRetiro }: VersionAvisada) =>
  fechaRetiro === null ? '' : ` el ${formatLongDay(fechaRetiro)}`;

/** A moment as people say it: «el 3 de diciembre de 2026 a las 10:00 p. m.». */
function presentMomento(momento: Date): string {
  const { day, time } = toDayAndTime(momento);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `el ${formatLongDay(day)} a las ${presentClock(hours, minutes)}`;
}

/** What the page of a version warns of, the worst first. */
export function listAvisos({ version, enUso, importado, ventanas }: QueSeAvisa): readonly AvisoFicha[] {
  const otraEnUso = enUso && version && enUso.numero !== version.numero ? enUso.numero : null;
  const sucesora = version?.sucesora ?? otraEnUso;
  const go = sucesora === null ? '' : ` Use la versión ${sucesora}.`;
  const avisos: AvisoFicha[] = [];
  if (version?.estado === 'suspendida')
    avisos.push({
      tipo: 'suspendida',
      texto: `La versión ${version.numero} está suspendida: por ahora no se puede usar.${go}`,
      version: sucesora,
    });
  if (version?.estado === 'retirada')
    avisos.push({
      tipo: 'retirada',
      texto: `La versión ${version.numero} se retiró${presentDia(version)} y ya no responde.${go}`,
      version: sucesora,
    });
  if (version?.estado === 'obsoleta' || (version?.estado === 'suspendida' && version.fechaRetiro !== null))
    avisos.push({
      tipo: 'obsoleta',
      texto: `La versión ${version.numero} quedó obsoleta y se retirará${presentDia(version) || '; aún no se ha dicho cuándo'}.${go}`,
      version: sucesora,
    });
  const [ventana] = ventanas;
  if (ventana)
    avisos.push({
      tipo: 'mantenimiento',
      texto: `Mantenimiento anunciado: el servicio puede no responder desde ${presentMomento(ventana.inicia)} hasta ${presentMomento(ventana.termina)}`,
      version: null,
    });
  if (importado)
    avisos.push({
      tipo: 'sin-certificar',
      texto: 'Este nivel viene del directorio anterior: aún no hay un certificado que lo respalde.',
      version: null,
    });
  return avisos
    .toSorted((one, other) => TIPOS_AVISO_FICHA.indexOf(one.tipo) - TIPOS_AVISO_FICHA.indexOf(other.tipo))
    .slice(0, MAXIMO_AVISOS_FICHA);
}
