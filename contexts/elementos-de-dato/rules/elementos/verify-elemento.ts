import { findExcess } from '@marco/patterns/match-pattern';
import {
  CLASES_DE_TIPO,
  type ClaseElemento,
  type EstadoVersion,
  type TipoElemento,
} from '../../contract/terms.ts';
import { type Reparo, verifyRestricciones, verifyValor } from '../restricciones/verify-restricciones.ts';
import type { Referida, VersionComparable } from './formas.ts';

/** Why an element may not be of a clase; undefined when it may: a lista is simple, a grupo composite. */
export function findErrorClase(tipo: TipoElemento, clase: ClaseElemento): Reparo | undefined {
  if (CLASES_DE_TIPO[tipo].includes(clase)) return undefined;
  const mensaje =
    clase === 'lista' ? 'Una lista es un elemento simple.' : 'Un grupo es un elemento compuesto.';
  return { campo: 'clase', mensaje };
}

type Estructura = Pick<
  VersionComparable,
  | 'tipo'
  | 'clase'
  | 'tipoDato'
  | 'longitudMinima'
  | 'longitudMaxima'
  | 'totalDigitos'
  | 'decimales'
  | 'valorMinimo'
  | 'valorMaximo'
  | 'patron'
  | 'unidadMedida'
  | 'ejemplos'
  | 'valores'
>;

/** What is wrong with the examples: one that breaks its own rules cannot be saved. */
function verifyEjemplos(version: Estructura): Reparo[] {
  const codigos =
    version.clase === 'lista' && version.valores.length > 0
      ? new Set(version.valores.map(({ codigo }) => codigo))
      : undefined;
  return version.ejemplos.flatMap((ejemplo, place) => {
    if (ejemplo.trim() === '')
      return [{ campo: `ejemplos.${place}`, mensaje: 'Escriba el ejemplo o quítelo.' }];
    const falta = verifyValor(version, ejemplo, codigos);
    return falta === undefined ? [] : [{ campo: `ejemplos.${place}`, mensaje: falta }];
  });
}

/** What is wrong with the codes of a lista: repeated, or not values of its own type. */
function verifyCodigos(version: Estructura): Reparo[] {
  const seen = new Set<string>();
  return version.valores.flatMap(({ codigo, vigenteDesde, vigenteHasta }, place) => {
    const campo = `valores.${place}.codigo`;
    const repeated = seen.has(codigo);
    seen.add(codigo);
    if (repeated) return [{ campo, mensaje: `El código «${codigo}» está repetido.` }];
    const falta = verifyValor(version, codigo);
    if (falta !== undefined) return [{ campo, mensaje: falta }];
    return vigenteDesde !== null && vigenteHasta !== null && vigenteDesde > vigenteHasta
      ? [{ campo: `valores.${place}.vigenteHasta`, mensaje: 'La vigencia termina antes de empezar.' }]
      : [];
  });
}

/** Everything wrong with the structure of a version as it would be saved. */
export function verifyEstructura(version: Estructura): Reparo[] {
  const { tipo, tipoDato, unidadMedida } = version;
  if (tipo === 'compuesto' && tipoDato !== null)
    return [{ campo: 'tipoDato', mensaje: 'Un elemento compuesto no tiene tipo de dato.' }];
  if (unidadMedida !== null && tipoDato !== 'entero' && tipoDato !== 'decimal')
    return [{ campo: 'unidadMedida', mensaje: 'Solo los números tienen unidad de medida.' }];
  const reparos = verifyRestricciones(tipoDato, version);
  if (reparos.length > 0) return reparos;
  const exceso = findExcess(version.patron, [
    ...version.valores.map(({ codigo }) => codigo),
    ...version.ejemplos,
  ]);
  if (exceso !== undefined) return [{ campo: 'patron', mensaje: exceso }];
  return [...verifyCodigos(version), ...verifyEjemplos(version)];
}

/** Fields that one tipo alone has, as a change writes them. */
type Cambios = Readonly<
  Partial<
    Record<
      | 'componentes'
      | 'modelo'
      | 'baseVersionId'
      | 'esAbstracto'
      | 'ejemplos'
      | 'fuenteLista'
      | 'fuenteListaEdicion',
      unknown
    >
  >
>;

/** Fields only one tipo of element has, written in one of the other. */
export function listAjenos(tipo: TipoElemento, clase: ClaseElemento, cambios: Cambios): Reparo[] {
  const reparos: Reparo[] = [];
  const isFilled = (valor: unknown) =>
    valor !== undefined && valor !== null && valor !== false && !(Array.isArray(valor) && valor.length === 0);
  if (tipo === 'simple')
    for (const campo of ['componentes', 'modelo', 'baseVersionId', 'esAbstracto'] as const)
      if (isFilled(cambios[campo]))
        reparos.push({ campo, mensaje: 'Solo un elemento compuesto tiene componentes, modelo o base.' });
  if (tipo === 'compuesto' && isFilled(cambios.ejemplos))
    reparos.push({ campo: 'ejemplos', mensaje: 'Los ejemplos son de los elementos simples.' });
  if (clase !== 'lista')
    for (const campo of ['fuenteLista', 'fuenteListaEdicion'] as const)
      if (isFilled(cambios[campo]))
        reparos.push({ campo, mensaje: 'Solo una lista toma sus valores de otra.' });
  return reparos;
}

/** What a version may be pinned to in each state: drafts only until it is incorporated itself. */
function isFirme({ estado }: Pick<Referida, 'estado'>): boolean {
  return estado === 'incorporado';
}

/**
 * What a version lacks for its next step: the data needed to incorporate it (domain §1.2) and, after its entity
 * approved it, that all its parts are incorporated.
 */
export function listPendientes(version: VersionComparable): Reparo[] {
  const wanted: readonly [boolean, string, string][] = [
    [version.definicion === '', 'definicion', 'Escriba la definición.'],
    [version.usos === '', 'usos', 'Diga dónde y para qué se usa.'],
    [version.fuentes.length === 0, 'fuentes', 'Agregue al menos una fuente.'],
    [version.entidadResponsable === null, 'entidadResponsableId', 'Elija la entidad responsable.'],
    ...listPendientesDeTipo(version),
  ];
  const reparos = wanted.flatMap(([missing, campo, mensaje]) => (missing ? [{ campo, mensaje }] : []));
  return [...reparos, ...verifyEstructura(version), ...listSinIncorporar(version)];
}

function listPendientesDeTipo(version: VersionComparable): readonly [boolean, string, string][] {
  if (version.tipo === 'simple')
    return [
      [version.tipoDato === null, 'tipoDato', 'Elija el tipo de dato.'],
      [version.ejemplos.length === 0, 'ejemplos', 'Escriba al menos un ejemplo.'],
      [
        version.clase === 'lista' && version.valores.length === 0,
        'valores',
        'Agregue los valores de la lista.',
      ],
    ];
  const empty = version.componentes.length === 0 && version.base === null && !version.esAbstracto;
  return [
    [version.modelo === null, 'modelo', 'Elija el modelo del compuesto.'],
    [empty, 'componentes', 'Agregue al menos un componente.'],
  ];
}

const CON_TODO_INCORPORADO: readonly EstadoVersion[] = ['aprobado'];

function listSinIncorporar(version: VersionComparable): Reparo[] {
  if (!CON_TODO_INCORPORADO.includes(version.estado)) return [];
  const parts = version.componentes.map((parte) => ({ campo: 'componentes', parte }));
  const required = version.relaciones.flatMap(({ tipo, destino }) =>
    tipo === 'requiere' && destino ? [{ campo: 'relaciones', parte: destino }] : [],
  );
  const base = version.base ? [{ campo: 'baseVersionId', parte: version.base }] : [];
  return [...parts, ...required, ...base]
    .filter(({ parte }) => !isFirme(parte))
    .map(({ campo, parte }) => ({
      campo,
      mensaje: `«${parte.identificador}» ${parte.numero} no está incorporado.`,
    }));
}
