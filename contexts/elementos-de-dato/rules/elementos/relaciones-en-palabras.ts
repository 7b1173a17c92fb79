import { TIPO_RELACION, type TipoRelacion, type TipoRelacionDerivada } from '../../contract/terms.ts';

/** What kind of thing an element is related to. */
export type ClaseRelacionada = 'Elemento' | 'Estándar' | 'Regla' | 'Término externo';

/** One relation of an element: what it is to something, and to what. */
export interface RelacionEnPalabras<Referencia> {
  readonly etiqueta: string;
  readonly nombre: string;
  readonly clase: ClaseRelacionada;
  /** The version it is related to, where that is an element. */
  readonly referencia: Referencia | null;
  /** Why, in the words of who stated it. */
  readonly nota: string;
}

interface ConNombre {
  readonly nombre: string;
}

/** What the relations of an element are told from. */
interface ConRelaciones<Referencia extends ConNombre> {
  readonly base: Referencia | null;
  readonly relaciones: readonly {
    readonly tipo: TipoRelacion;
    readonly destino: Referencia | null;
    readonly terminoExterno: string | null;
    readonly nota: string;
  }[];
  readonly relacionesDerivadas: readonly {
    readonly tipo: TipoRelacionDerivada;
    readonly origen: Referencia | null;
  }[];
  readonly estandares: readonly { readonly nombre: string; readonly sigla: string }[];
  readonly reglas: readonly ConNombre[];
}

/** Every relation of an element, but who uses it and what it is made of, which have sections of their own. */
export function listRelacionesEnPalabras<Referencia extends ConNombre>({
  base,
  relaciones,
  relacionesDerivadas,
  estandares,
  reglas,
}: ConRelaciones<Referencia>): readonly RelacionEnPalabras<Referencia>[] {
  const toElemento = (etiqueta: string, referencia: Referencia, nota = '') =>
    ({ etiqueta, nombre: referencia.nombre, clase: 'Elemento', referencia, nota }) as const;
  const toOtro = (etiqueta: string, nombre: string, clase: ClaseRelacionada, nota = '') =>
    ({ etiqueta, nombre, clase, referencia: null, nota }) as const;
  return [
    ...(base === null ? [] : [toElemento('Extiende a', base)]),
    ...relaciones.map(({ tipo, destino, terminoExterno, nota }) =>
      destino
        ? toElemento(TIPO_RELACION[tipo], destino, nota)
        : toOtro(TIPO_RELACION[tipo], terminoExterno ?? '', 'Término externo', nota),
    ),
    ...relacionesDerivadas.flatMap(({ tipo, origen }) =>
      origen ? [toElemento(TIPO_RELACION[tipo], origen)] : [],
    ),
    ...estandares.map(({ nombre, sigla }) => toOtro('Sigue el estándar', sigla || nombre, 'Estándar')),
    ...reglas.map(({ nombre }) => toOtro('Tiene la regla', nombre, 'Regla')),
  ];
}
