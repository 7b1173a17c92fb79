import type { PapelMensaje } from '@marco/servicios/terms';
import { LIMITES_DECLARADO } from '../contract/conformidad.terms.ts';
import type { CampoEsperado, ServicioEsperado } from './esperado.ts';

/** Where the entity says that a field of its servicio is in the contract. */
export interface VinculoDeclarado {
  /** Row of the field of the message. */
  readonly campoId: number;
  /** Names of the place from the outside in, within its message: `/movimiento/fechaMovimiento`. */
  readonly ruta: string;
}

/** A field of a petition of which the contract takes less than its element allows, and why. */
interface DiferenciaDeclarada {
  readonly campoId: number;
  readonly motivo: string;
}

/** A message of the servicio the entity brought; its content is never kept. */
export interface MensajePropio {
  readonly operacion: string;
  readonly papel: PapelMensaje;
  readonly sha256: string;
  readonly resultado: 'valido' | 'invalido';
  /** Of a valid one, the rules it exercises; of another one, those it breaks. */
  readonly reglas: readonly string[];
}

/** What the entity says of its contract beside the contract itself. */
export interface Declarado {
  readonly vinculos: readonly VinculoDeclarado[];
  readonly diferencias: readonly DiferenciaDeclarada[];
  readonly mensajes: readonly MensajePropio[];
}

export const SIN_DECLARAR: Declarado = { vinculos: [], diferencias: [], mensajes: [] };

/** Why what was declared is not looked at; undefined where it is. */
export function findFaltaDeclarada(
  { vinculos, diferencias, mensajes }: Declarado,
  esperado: ServicioEsperado,
): 'DECLARADO_EXCEDIDO' | 'RUTA_EXCEDIDA' | 'CAMPO_AJENO' | 'CAMPO_REPETIDO' | undefined {
  const { campos, ruta, motivo } = LIMITES_DECLARADO;
  if (vinculos.length > campos || diferencias.length > campos) return 'DECLARADO_EXCEDIDO';
  if (mensajes.length > LIMITES_DECLARADO.mensajes) return 'DECLARADO_EXCEDIDO';
  if (vinculos.some((uno) => uno.ruta.length > ruta)) return 'RUTA_EXCEDIDA';
  if (diferencias.some((una) => una.motivo.length > motivo)) return 'DECLARADO_EXCEDIDO';
  const propios = new Set(listCamposEsperados(esperado).map(({ campoId }) => campoId));
  if ([...vinculos, ...diferencias].some(({ campoId }) => !propios.has(campoId))) return 'CAMPO_AJENO';
  const isRepetido = (ids: readonly number[]) => new Set(ids).size < ids.length;
  const repetido = [vinculos, diferencias].some((unos) => isRepetido(unos.map(({ campoId }) => campoId)));
  return repetido ? 'CAMPO_REPETIDO' : undefined;
}

function listCamposEsperados({ operaciones }: ServicioEsperado): CampoEsperado[] {
  const walk = (campo: CampoEsperado): CampoEsperado[] => [campo, ...campo.hijos.flatMap(walk)];
  return operaciones.flatMap(({ mensajes }) => mensajes.flatMap(({ campos }) => campos.flatMap(walk)));
}

/** The servicio with the differences its entity declared: a petition alone may take less than the element allows. */
export function addDiferencias(
  esperado: ServicioEsperado,
  diferencias: readonly DiferenciaDeclarada[],
): ServicioEsperado {
  if (diferencias.length === 0) return esperado;
  const declaradas = new Set(diferencias.map(({ campoId }) => campoId));
  const change = (campo: CampoEsperado): CampoEsperado => ({
    ...campo,
    diferencia: campo.diferencia || (campo.campoId !== null && declaradas.has(campo.campoId)),
    hijos: campo.hijos.map(change),
  });
  return {
    ...esperado,
    operaciones: esperado.operaciones.map((operacion) => ({
      ...operacion,
      mensajes: operacion.mensajes.map((mensaje) =>
        mensaje.papel === 'peticion' ? { ...mensaje, campos: mensaje.campos.map(change) } : mensaje,
      ),
    })),
  };
}
