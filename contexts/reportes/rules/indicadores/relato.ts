import type { UnidadIndicador } from '../../contract/terms.ts';
import type { Explicacion, ParteDeCambio } from './explicacion.ts';
import { presentCambio } from './frases.ts';
import { presentClase } from './nombres.ts';

/** What a part of a change was, in words: '4 entraron: entidades que publican'. */
export function presentParte({ tipo, desde, hasta, cantidad }: ParteDeCambio): string {
  const n = `${cantidad}`;
  if (tipo === 'definicion') return 'Cambió la definición';
  if (tipo === 'entraron')
    return `${n} ${cantidad === 1 ? 'entró' : 'entraron'} como ${presentClase(hasta ?? '', cantidad)}`;
  if (tipo === 'salieron')
    return `${n} ${cantidad === 1 ? 'salió' : 'salieron'}, antes ${presentClase(desde ?? '', cantidad)}`;
  if (desde === hasta) return `${n} ${presentClase(hasta ?? '', cantidad)}, con otra cuenta`;
  return `${n} ${cantidad === 1 ? 'pasó' : 'pasaron'} de ${presentClase(desde ?? '', cantidad)} a ${presentClase(hasta ?? '', cantidad)}`;
}

/** The whole change in one sentence; its parts are those of the table (domain reportes §4.4). */
export function presentExplicacion(
  explicacion: Explicacion,
  {
    antes,
    despues,
    unidad,
  }: { readonly antes: string; readonly despues: string; readonly unidad: UnidadIndicador },
): string {
  const { partes } = explicacion;
  const cambio = explicacion.despues - explicacion.antes;
  if (partes.length === 0) return `Sigue en ${despues}: ningún registro entró, salió ni cambió.`;
  const verbo =
    cambio === 0 ? `Sigue en ${despues}` : `${cambio > 0 ? 'Subió' : 'Bajó'} de ${antes} a ${despues}`;
  const dichas = partes.map((parte) => `${presentParte(parte)} (${presentCambio(parte.centesimas, unidad)})`);
  return `${verbo}: ${dichas.join('; ')}.`;
}
