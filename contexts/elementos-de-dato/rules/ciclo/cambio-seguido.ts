import { formatLongDay } from '@marco/country/day-text';

/** What a step of the life of an element means to who follows it, after its name; undefined where nothing. */
export function presentCambioSeguido(
  paso: string,
  { numero, fecha }: { readonly numero: string; readonly fecha: string | undefined },
): string | undefined {
  if (paso === 'incorporar') return `tiene vigente la versión ${numero}`;
  if (paso === 'caducar') return 'caducó: ya no debe usarse en intercambios nuevos';
  if (fecha === undefined) return undefined;
  if (paso === 'programar') return `caduca el ${formatLongDay(fecha)}`;
  return paso === 'cancelar' ? `ya no caduca el ${formatLongDay(fecha)}` : undefined;
}
