import { toColombianDay } from '@marco/country/working-days';
import fc from 'fast-check';

/** Days of the year the worlds live in. */
export const DIAS = 330;
export const PRIMERO = Date.parse('2026-01-05T00:00:00Z');
export const HORA = 3_600_000;

/** Some moment of the year, often at the same hour as another. */
export const momentoArbitrary = fc
  .tuple(fc.integer({ min: 0, max: DIAS }), fc.constantFrom(3, 5, 13, 15, 22))
  .map(([dia, hora]) => new Date(PRIMERO + dia * 24 * HORA + hora * HORA).toISOString());

/** What happened to a request of a world, as far as its end needs it. */
interface SolicitudDelMundo {
  readonly pasos: readonly { readonly en: string }[];
  readonly fin: { readonly paso: readonly [string, string]; readonly en: string } | null;
}

/** First day of a month in which one of some requests ends certified; undefined where none does. */
export function findMesDeCertificacion(solicitudes: readonly SolicitudDelMundo[]): string | undefined {
  const [primera] = solicitudes.flatMap(({ pasos, fin }) => {
    if (fin?.paso[1] !== 'certificada' || pasos.length === 0) return [];
    // Nothing ends before its last step.
    const dias = [fin, ...pasos].map(({ en }) => toColombianDay(new Date(en)));
    return [`${dias.sort().at(-1)?.slice(0, 7)}-01`];
  });
  return primera;
}
