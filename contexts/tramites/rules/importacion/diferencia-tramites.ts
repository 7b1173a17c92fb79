import type { AccionTramite } from '../../contract/terms.ts';
import { toClaveDeNombre } from './celdas.ts';
import type { LecturaDeTramites, RequisitoLeido, TramiteLeido } from './tramite-leido.ts';

/** What an import does with one trámite. */
export interface TramiteDiferente {
  readonly linea: number | null;
  readonly accion: AccionTramite;
  readonly codigo: string;
  readonly nombre: string;
  readonly mensajes: readonly string[];
}

export interface DiferenciaDeTramites {
  /** In the order of the file; what the file does not bring comes last. */
  readonly filas: readonly TramiteDiferente[];
  readonly iguales: number;
  /** To be written: the new and the changed ones. */
  readonly porEscribir: readonly TramiteLeido[];
}

export interface ComparacionDeTramites {
  readonly lectura: LecturaDeTramites;
  readonly actuales: readonly TramiteLeido[];
  /** Whether who imports may change the trámites of an entidad. */
  readonly canImportar: (entidadId: number) => boolean;
  /** Whether the file is all there is of the entidades it names: what it does not bring is told as not seen. */
  readonly esCompleto: boolean;
}

/**
 * What a file would change. Nothing is deleted: a trámite the file does not bring stays, with the day it was last seen; what
 * a trámite no longer asks for is kept inactive with what people said of it.
 */
export function computeDiferenciaDeTramites({
  lectura,
  actuales,
  canImportar,
  esCompleto,
}: ComparacionDeTramites): DiferenciaDeTramites {
  const known = new Map(actuales.map((tramite) => [tramite.codigo, tramite]));
  const filas: TramiteDiferente[] = lectura.errores.map((errado) => ({ ...errado, accion: 'error' }));
  const porEscribir: TramiteLeido[] = [];
  let iguales = 0;
  for (const { linea, ...leido } of lectura.tramites) {
    const { codigo, nombre } = leido;
    const actual = known.get(codigo);
    const ajeno = ![leido.entidadId, actual?.entidadId ?? leido.entidadId].every(canImportar);
    if (ajeno) {
      filas.push({ linea, accion: 'error', codigo, nombre, mensajes: [AJENO] });
      continue;
    }
    const cambios = actual ? listCambios(actual, leido) : [];
    if (actual && cambios.length === 0) {
      iguales += 1;
      continue;
    }
    porEscribir.push(leido);
    filas.push({ linea, accion: actual ? 'cambiado' : 'nuevo', codigo, nombre, mensajes: cambios });
  }
  const sorted = filas.sort((a, b) => (a.linea ?? 0) - (b.linea ?? 0));
  return {
    filas: esCompleto ? [...sorted, ...listNoVistos(lectura, actuales, canImportar)] : sorted,
    iguales,
    porEscribir,
  };
}

const AJENO = 'El trámite es de otra entidad, y usted solo puede importar los de la suya.';

function listNoVistos(
  { tramites, errores }: LecturaDeTramites,
  actuales: readonly TramiteLeido[],
  canImportar: (entidadId: number) => boolean,
): TramiteDiferente[] {
  const brought = new Set([...tramites, ...errores].map(({ codigo }) => codigo));
  const entidades = new Set(tramites.map(({ entidadId }) => entidadId).filter(canImportar));
  return actuales
    .filter(({ codigo, entidadId }) => !brought.has(codigo) && entidades.has(entidadId))
    .map(({ codigo, nombre }) => ({ linea: null, accion: 'no-visto', codigo, nombre, mensajes: [] }));
}

const CAMPOS: Readonly<Record<Exclude<keyof TramiteLeido, 'codigo' | 'requisitos'>, string>> = {
  nombre: 'el nombre',
  tipo: 'el tipo',
  entidadId: 'la entidad',
  url: 'la dirección web',
  nivelDigital: 'el nivel digital',
  resultado: 'el resultado',
  tiempo: 'el tiempo',
  volumen: 'el volumen anual',
  volumenFuente: 'la fuente del volumen',
  volumenAnio: 'el año del volumen',
};

/** What changes of a trámite, in words. */
function listCambios(actual: TramiteLeido, leido: TramiteLeido): string[] {
  const campos = (Object.keys(CAMPOS) as (keyof typeof CAMPOS)[]).filter(
    (campo) => actual[campo] !== leido[campo],
  );
  const before = new Map(actual.requisitos.map((uno) => [toNombre(uno), uno]));
  const after = new Map(leido.requisitos.map((uno) => [toNombre(uno), uno]));
  const nuevos = leido.requisitos.filter((uno) => !before.has(toNombre(uno)));
  const quitados = actual.requisitos.filter((uno) => !after.has(toNombre(uno)));
  const cambiados = leido.requisitos.filter((uno) => {
    const anterior = before.get(toNombre(uno));
    return anterior !== undefined && !isMismoRequisito(anterior, uno);
  });
  const lista = (palabra: string, unos: readonly RequisitoLeido[]) =>
    unos.length === 0 ? [] : [`${palabra}: ${unos.map(({ nombre }) => nombre).join(', ')}.`];
  return [
    ...(campos.length === 0 ? [] : [`Cambia ${campos.map((campo) => CAMPOS[campo]).join(', ')}.`]),
    ...lista('Pide además', nuevos),
    ...lista('Ya no pide', quitados),
    ...lista('Cambia lo que dice de', cambiados),
  ];
}

/** The same requisito under another way to write its name keeps what people said of it. */
export function toNombre({ nombre }: Pick<RequisitoLeido, 'nombre'>): string {
  return toClaveDeNombre(nombre);
}

function isMismoRequisito(uno: RequisitoLeido, otro: RequisitoLeido): boolean {
  const { datos, ...dicho } = uno;
  const { datos: otros, ...otroDicho } = otro;
  const claves = Object.keys(dicho) as (keyof typeof dicho)[];
  return (
    claves.every((clave) => dicho[clave] === otroDicho[clave]) &&
    datos.length === otros.length &&
    datos.every((dato, at) => dato === otros[at])
  );
}
