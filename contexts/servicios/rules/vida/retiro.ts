import { formatLongDay } from '@marco/country/day-text';
import { addDays } from '@marco/country/working-days';
import type { EstadoVersionServicio } from '../../contract/versiones.terms.ts';
import { LIMITES_VIDA } from '../../contract/vida.terms.ts';

/** A version that may take the place of another. */
export interface VersionCandidata {
  readonly id: number;
  readonly mayor: number;
  readonly menor: number;
  readonly estado: EstadoVersionServicio;
}

/** The end of a version, as somebody writes it. */
export interface RetiroEscrito {
  readonly sucesoraId: number | null;
  /** As YYYY-MM-DD; empty while nobody wrote it. */
  readonly fechaRetiro: string;
  readonly motivo: string;
}

interface ContextoRetiro {
  readonly version: VersionCandidata;
  /** Of the same servicio. */
  readonly versiones: readonly VersionCandidata[];
  readonly hoy: string;
  /** Days between the announcement and the day, at least. */
  readonly dias: number;
  /** The day that was told before; null where none was. */
  readonly anunciado: string | null;
}

/** States of a version that people may go to, or soon will. */
const ESTADOS_DE_SUCESORA: ReadonlySet<EstadoVersionServicio> = new Set([
  'estandarizada',
  'evaluada',
  'certificada',
  'publicada',
]);

/** The versions that may take the place of one: later ones that are neither in work nor ending themselves. */
export function listSucesoras<Version extends VersionCandidata>(
  { id, mayor, menor }: VersionCandidata,
  versiones: readonly Version[],
): Version[] {
  return versiones.filter(
    (otra) =>
      otra.id !== id &&
      ESTADOS_DE_SUCESORA.has(otra.estado) &&
      (otra.mayor > mayor || (otra.mayor === mayor && otra.menor > menor)),
  );
}

/** The first day on which a version may be retired that is announced today. */
export function findPrimerDia({ hoy, dias }: Pick<ContextoRetiro, 'hoy' | 'dias'>): string {
  return addDays(hoy, dias);
}

/** What a written end lacks, by field; empty where it may be said. The form and the server judge by it. */
export function listFaltasDeRetiro(
  { sucesoraId, fechaRetiro, motivo }: RetiroEscrito,
  { version, versiones, hoy, dias, anunciado }: ContextoRetiro,
): Readonly<Partial<Record<keyof RetiroEscrito, string>>> {
  const sucesora = listSucesoras(version, versiones).find(({ id }) => id === sucesoraId);
  return {
    ...(sucesoraId !== null && !sucesora
      ? { sucesoraId: 'Elija una versión posterior del mismo servicio que no esté en elaboración.' }
      : {}),
    ...findFaltaDeFecha(fechaRetiro, { hoy, dias, anunciado }),
    // Whoever takes away what others use without having anything in its place says why.
    ...(motivo.trim() === '' && sucesora?.estado !== 'publicada'
      ? { motivo: 'Escriba el motivo: aún no hay una versión publicada que la reemplace.' }
      : {}),
  };
}

function findFaltaDeFecha(
  fecha: string,
  { hoy, dias, anunciado }: Pick<ContextoRetiro, 'hoy' | 'dias' | 'anunciado'>,
): { readonly fechaRetiro?: string } {
  if (fecha === '') return { fechaRetiro: 'Elija la fecha de retiro.' };
  const primero = findPrimerDia({ hoy, dias });
  // Later than what was told harms nobody.
  const desde = anunciado !== null && anunciado > hoy && anunciado < primero ? anunciado : primero;
  if (fecha < desde)
    return {
      fechaRetiro: `Elija desde el ${formatLongDay(desde)}: entre el anuncio y el retiro pasan al menos ${dias} días.`,
    };
  const ultimo = addDays(hoy, LIMITES_VIDA.anios * 365);
  return fecha > ultimo ? { fechaRetiro: `Elija una fecha hasta el ${formatLongDay(ultimo)}.` } : {};
}
