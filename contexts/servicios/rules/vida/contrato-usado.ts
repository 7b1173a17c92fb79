import {
  type CampoComparable,
  type ContenidoCompuesto,
  findModelo,
  type OperacionComparable,
} from '../compatibilidad/mensaje-comparable.ts';

/** A field of an answer that a consumer reads, with everything in it. */
export interface UsoDeCampo {
  readonly operacion: string;
  /** Local names from the message to the field, with a bar between. */
  readonly ruta: string;
}

/**
 * A group with nothing but the fields somebody reads, and what they stand in. Of a choice, each field that is left may come or
 * not: the others are still chosen.
 */
function keepUsados(grupo: ContenidoCompuesto, rutas: ReadonlySet<string>, encima = ''): ContenidoCompuesto {
  const isEleccion = findModelo(grupo) === 'eleccion';
  const campos = grupo.campos.flatMap((campo): readonly CampoComparable[] => {
    const ruta = `${encima}${campo.nombre}`;
    const suyo = isEleccion ? { ...campo, minimo: 0 } : campo;
    if (rutas.has(ruta)) return [suyo];
    const { contenido } = campo;
    if (contenido.clase !== 'grupo' || ![...rutas].some((una) => una.startsWith(`${ruta}/`))) return [];
    return [{ ...suyo, contenido: keepUsados(contenido, rutas, `${ruta}/`) }];
  });
  return { ...grupo, modelo: 'secuencia', campos };
}

/**
 * What a consumer exchanges of a version: the operations it calls, each answer with the fields it reads alone. A petition and an
 * error stay whole, because whoever calls needs both.
 *
 * @param llamadas codes of the operations it calls
 */
export function keepUsos(
  operaciones: readonly OperacionComparable[],
  usos: readonly UsoDeCampo[],
  llamadas: ReadonlySet<string>,
): OperacionComparable[] {
  const rutas = Map.groupBy(usos, ({ operacion }) => operacion);
  return operaciones
    .filter(({ codigo }) => llamadas.has(codigo))
    .map((operacion) => {
      const suyas = new Set(rutas.get(operacion.codigo)?.map(({ ruta }) => ruta));
      return {
        ...operacion,
        mensajes: operacion.mensajes.map((mensaje) =>
          mensaje.papel === 'respuesta' ? { ...mensaje, raiz: keepUsados(mensaje.raiz, suyas) } : mensaje,
        ),
      };
    });
}

/** The operations a consumer calls: those of the fields it reads, and those that answer nothing. */
export function listLlamadas(
  operaciones: readonly OperacionComparable[],
  usos: readonly UsoDeCampo[],
): ReadonlySet<string> {
  const leidas = new Set(usos.map(({ operacion }) => operacion));
  const mudas = operaciones.filter(({ mensajes }) => mensajes.every(({ papel }) => papel !== 'respuesta'));
  return new Set([...mudas.map(({ codigo }) => codigo), ...leidas]);
}
