import type { AccionImportacion, Catalogo } from '../../contract/terms.ts';
import { formatNombre, isMayusculas } from './fila-catalogo.ts';
import type { FilaLeida, LecturaCatalogo } from './lectura-catalogo.ts';

/** A row of the catalogue as it is now. */
export interface FilaActual {
  readonly codigo: string;
  readonly nombre: string;
  readonly activo: boolean;
}

/** What an import does with one row. */
export interface FilaDiferente {
  readonly linea: number | null;
  readonly accion: AccionImportacion;
  readonly codigo: string;
  readonly nombre: string;
  readonly antes: { readonly nombre: string; readonly activo: boolean } | null;
  readonly mensajes: readonly string[];
}

export interface DiferenciaCatalogo {
  /** In the order of the file; rows the file does not bring come last. */
  readonly filas: readonly FilaDiferente[];
  readonly iguales: number;
}

export interface ComparacionCatalogo {
  readonly catalogo: Catalogo;
  readonly actuales: readonly FilaActual[];
  readonly lectura: LecturaCatalogo;
  /** Codes of the departments that exist, for municipalities. */
  readonly departamentos: ReadonlySet<string>;
  readonly inactivarAusentes: boolean;
}

/**
 * What a file would change in a catalogue. A row with an error changes nothing, and its code does not count as
 * missing. A name in capitals does not replace the same name in small letters. Municipalities may share a name,
 * sectors and departments may not.
 */
export function computeDiferencia(comparacion: ComparacionCatalogo): DiferenciaCatalogo {
  const { catalogo, actuales, lectura, departamentos, inactivarAusentes } = comparacion;
  const byCodigo = new Map(actuales.map((fila) => [fila.codigo, fila]));
  const errores: FilaDiferente[] = lectura.errores.map((fila) => ({ ...fila, accion: 'error', antes: null }));
  const cambios: FilaDiferente[] = [];
  let iguales = 0;
  const owners = listOwners(comparacion, byCodigo);
  for (const fila of lectura.filas) {
    const actual = byCodigo.get(fila.codigo);
    const nombre = chooseNombre(fila, actual);
    const mensaje = findConflict(catalogo, { ...fila, nombre }, departamentos, owners);
    if (mensaje !== undefined) errores.push({ ...fila, accion: 'error', antes: null, mensajes: [mensaje] });
    else if (!actual) cambios.push({ ...fila, nombre, accion: 'nueva', antes: null, mensajes: [] });
    else if (actual.activo && actual.nombre === nombre) iguales += 1;
    else {
      const antes = { nombre: actual.nombre, activo: actual.activo };
      cambios.push({ ...fila, nombre, accion: 'cambiada', antes, mensajes: [] });
    }
  }
  const inFile = [...errores, ...cambios].sort((a, b) => (a.linea ?? 0) - (b.linea ?? 0));
  return { filas: [...inFile, ...(inactivarAusentes ? listAusentes(actuales, lectura) : [])], iguales };
}

/** The name to store: the name of the catalogue, if the file only has it in capitals. */
function chooseNombre({ nombre }: FilaLeida, actual: FilaActual | undefined): string {
  const isSame =
    isMayusculas(nombre) && actual?.nombre.toLocaleUpperCase('es') === nombre.trim().replaceAll(/\s+/g, ' ');
  return isSame ? actual.nombre : formatNombre(nombre);
}

/** Codes that will have each name once every row stands. */
function listOwners(
  { actuales, lectura }: ComparacionCatalogo,
  byCodigo: ReadonlyMap<string, FilaActual>,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map(actuales.map(({ codigo, nombre }) => [codigo, nombre]));
  for (const fila of lectura.filas) names.set(fila.codigo, chooseNombre(fila, byCodigo.get(fila.codigo)));
  const owners = new Map<string, string[]>();
  for (const [codigo, nombre] of names) owners.set(nombre, [...(owners.get(nombre) ?? []), codigo]);
  return owners;
}

function findConflict(
  catalogo: Catalogo,
  { codigo, nombre }: FilaLeida,
  departamentos: ReadonlySet<string>,
  owners: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (catalogo === 'municipios') {
    const departamento = codigo.slice(0, 2);
    return departamentos.has(departamento)
      ? undefined
      : `El departamento ${departamento} no está en el catálogo.`;
  }
  const other = owners.get(nombre)?.find((owner) => owner !== codigo);
  return other === undefined ? undefined : `El nombre ya es del código ${other}.`;
}

function listAusentes(actuales: readonly FilaActual[], { filas, errores }: LecturaCatalogo): FilaDiferente[] {
  const named = new Set([...filas, ...errores].map(({ codigo }) => codigo));
  return actuales
    .filter(({ codigo, activo }) => activo && !named.has(codigo))
    .map(({ codigo, nombre, activo }) => ({
      linea: null,
      accion: 'inactivar',
      codigo,
      nombre,
      antes: { nombre, activo },
      mensajes: [],
    }));
}
