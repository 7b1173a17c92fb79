import type { Clausura } from '@marco/esquemas/port';
import { type Lectura, LIMITES_COMPATIBILIDAD } from '../../../contract/compatibilidad.terms.ts';
import type { CambioMensaje, CompatibilidadVersiones } from '../../../contract/index.ts';
import type { PapelMensaje } from '../../../contract/versiones.terms.ts';
import {
  type CambioServicio,
  compareServicio,
  findPeor,
  listPeoresPrimero,
} from '../../../rules/compatibilidad/compare-servicio.ts';
import type { OperacionComparable } from '../../../rules/compatibilidad/mensaje-comparable.ts';
import { computeNumeroMinimo, isNumeroSuficiente } from '../../../rules/compatibilidad/numero-minimo.ts';
import { countCampos } from '../../../rules/compatibilidad/parte-de-mensaje.ts';
import { buildComparable, type NodoComparable } from '../build-comparable.ts';
import { createClausuraDeMensaje, toLugarDeMensaje, writeParteMensaje } from '../clausura-de-mensaje.ts';
import { createValoresDeClausura } from '../valores-de-clausura.ts';

/** A version of a servicio with what it exchanges. */
export interface VersionComparada {
  readonly id: number;
  readonly servicioId: number;
  readonly mayor: number;
  readonly menor: number;
  readonly operaciones: readonly {
    readonly codigo: string;
    readonly mensajes: readonly {
      readonly papel: PapelMensaje;
      readonly campos: readonly NodoComparable[];
    }[];
  }[];
}

/** Two versions of a servicio, and the elements both carry. */
export interface VersionesComparadas {
  readonly desde: VersionComparada;
  readonly hasta: VersionComparada;
  readonly clausura: Clausura;
}

/** How they differ. */
export interface TareaCompatibilidad extends VersionesComparadas {
  readonly clase: 'compatibilidad';
  readonly lectura: Lectura;
}

interface Comparadas extends TareaCompatibilidad {
  readonly operaciones: Readonly<Record<'antes' | 'despues', readonly OperacionComparable[]>>;
}

/** What the second version does to those who use the first one. */
export function computeCompatibilidad(tarea: TareaCompatibilidad): CompatibilidadVersiones {
  const { desde, hasta, clausura, lectura } = tarea;
  const operaciones = {
    antes: listComparables(desde, clausura),
    despues: listComparables(hasta, clausura),
  };
  const valores = createValoresDeClausura(clausura);
  const cambios = listPeoresPrimero(
    compareServicio(operaciones.antes, operaciones.despues, { lectura, valores }),
  );
  const minimo = computeNumeroMinimo(desde, cambios);
  const told = cambios.slice(0, LIMITES_COMPATIBILIDAD.cambios);
  const ofQuien = (quien: CambioServicio['quien']) => cambios.filter((cambio) => cambio.quien === quien);
  return {
    desde: { id: desde.id, numero: presentNumero(desde) },
    hasta: { id: hasta.id, numero: presentNumero(hasta) },
    lectura,
    veredictos: { pide: findPeor(ofQuien('pide')), lee: findPeor(ofQuien('lee')) },
    numeroMinimo: {
      numero: presentNumero(minimo),
      cambio: minimo.cambio,
      razon: minimo.razon,
      alcanza: isNumeroSuficiente(hasta, minimo),
    },
    totalCambios: cambios.length,
    cambios: told.map((cambio, index) =>
      presentCambio(cambio, { ...tarea, operaciones }, index < LIMITES_COMPATIBILIDAD.contraejemplos),
    ),
  };
}

/** The messages of a version with the structure of what they carry. */
export function listComparables(
  { operaciones }: VersionComparada,
  clausura: Clausura,
): OperacionComparable[] {
  return operaciones.map(({ codigo, mensajes }) => ({
    codigo,
    mensajes: mensajes.map(({ papel, campos }) => ({
      papel,
      nombre: '',
      raiz: buildComparable(campos, clausura),
    })),
  }));
}

function presentNumero({ mayor, menor }: { readonly mayor: number; readonly menor: number }): string {
  return `${mayor}.${menor}`;
}

function presentCambio(cambio: CambioServicio, comparadas: Comparadas, withMensaje: boolean): CambioMensaje {
  const { operacion, papel, lugar, clase, quien, veredicto, formas, frase, contraejemplo } = cambio;
  return {
    operacion,
    papel,
    campo: lugar.join('/'),
    clase,
    quien,
    veredicto,
    formas: [...formas],
    frase,
    contraejemplo:
      contraejemplo && withMensaje ? presentContraejemplo(cambio, contraejemplo, comparadas) : null,
  };
}

function presentContraejemplo(
  { operacion, papel }: CambioServicio,
  { forma, efecto, escrito, parte }: NonNullable<CambioServicio['contraejemplo']>,
  { desde, hasta, operaciones, clausura }: Comparadas,
): CambioMensaje['contraejemplo'] {
  const segunVersion = presentNumero(escrito === 'antes' ? desde : hasta);
  const mensaje = operaciones[escrito]
    .find(({ codigo }) => codigo === operacion)
    ?.mensajes.find((each) => each.papel === papel);
  if (!mensaje || parte?.clase !== 'grupo') return { forma, efecto, segunVersion, mensaje: null };
  if (countCampos(parte) > LIMITES_COMPATIBILIDAD.camposContraejemplo) return null;
  const lugar = toLugarDeMensaje(desde.servicioId, operacion, papel);
  const completa = createClausuraDeMensaje(mensaje.raiz, clausura, lugar);
  return { forma, efecto, segunVersion, mensaje: writeParteMensaje(completa, mensaje.raiz, parte, forma) };
}
