import type { ClaseCambio } from '../../contract/compatibilidad.terms.ts';
import {
  type CambioHallado,
  type ContextoComparacion,
  toCambio,
  toPareja,
  toSinDecidir,
  toSinEfecto,
} from './cambio-hallado.ts';
import { findVeredictoDeTabla } from './clases-de-cambio.ts';
import { isLegible } from './is-legible.ts';
import type { ContenidoCampo, ContenidoSimple } from './mensaje-comparable.ts';
import { type ParteMensaje, writeContenido } from './parte-de-mensaje.ts';

/** Changes of the value a field carries, as the element's own verdict says it of its two versions. */
export function compareValores(
  antes: ContenidoSimple,
  despues: ContenidoSimple,
  contexto: ContextoComparacion,
): CambioHallado[] {
  if (antes.versionId === despues.versionId) return [];
  const { amplia, estrecha, otroTipo, otroSentido } = contexto.valores.compareEspacios(
    antes.versionId,
    despues.versionId,
  );
  const { escribe, lee } = toPareja(contexto.papel, antes, despues);
  const otroElemento = antes.elementoId !== despues.elementoId;
  const otraMayor = antes.mayor !== despues.mayor && !amplia && !estrecha;
  if (otroElemento || otroTipo || otroSentido || otraMayor) {
    const clase = otroTipo && !otroElemento ? 'tipo-cambiado' : 'sentido-cambiado';
    const busqueda = contexto.valores.findDistintivo(escribe.versionId, lee.versionId, contexto.forma);
    const distintivo = busqueda.estado === 'hallado' ? [toParte(escribe, busqueda.valor)] : [];
    return [toSentido(clase, lee, [...distintivo, writeContenido(escribe, contexto.valores)], contexto)];
  }
  return [
    ...(amplia ? [toDeValores('valores-mas-amplios', escribe, lee, contexto)] : []),
    ...(estrecha ? [toDeValores('valores-mas-estrechos', escribe, lee, contexto)] : []),
  ];
}

function toParte({ versionId }: ContenidoSimple, texto: string): ParteMensaje {
  return { clase: 'valor', versionId, texto };
}

function toDeValores(
  clase: ClaseCambio,
  escribe: ContenidoSimple,
  lee: ContenidoSimple,
  contexto: ContextoComparacion,
): CambioHallado {
  if (findVeredictoDeTabla(clase, contexto.papel, contexto) !== 'rompe')
    return toCambio(clase, [], contexto, lee, []);
  const busqueda = contexto.valores.findDistintivo(escribe.versionId, lee.versionId, contexto.forma);
  const candidatos = busqueda.estado === 'hallado' ? [toParte(escribe, busqueda.valor)] : [];
  const cambio = toCambio(clase, [], contexto, lee, candidatos);
  return busqueda.estado === 'sin-decidir' ? toSinDecidir(cambio) : cambio;
}

/** A change of meaning breaks also where the reader takes the message: it understands another thing. */
export function toSentido(
  clase: ClaseCambio,
  lee: ContenidoCampo,
  candidatos: Iterable<ParteMensaje | undefined>,
  contexto: ContextoComparacion,
): CambioHallado {
  const todos = [...candidatos].filter((parte) => parte !== undefined);
  const prueba = todos.find((parte) => !isLegible(parte, lee, contexto)) ?? todos[0] ?? null;
  const veredicto = findVeredictoDeTabla(clase, contexto.papel, contexto);
  const cambio = { clase, lugar: [], veredicto, prueba, sinEfecto: false, sinDecidir: false };
  return prueba ? cambio : toSinEfecto(cambio);
}
