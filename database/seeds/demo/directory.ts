import { readCsv } from '../read-data.ts';

/** An entity as the demo names it: by its acronym, or by its NIT when it has none. */
export interface KnownEntidad {
  readonly clave: string;
  readonly tipo: 'publica' | 'privada' | 'ies';
  readonly nit: string;
  readonly nombre: string;
  /** Acronym, or name when there is none. */
  readonly corto: string;
}

/** Invented companies. Their numbers begin with 999, which no company has. */
export function listEmpresas() {
  return readCsv(new URL('empresas.csv', import.meta.url), [
    'nit',
    'digito_verificacion',
    'nombre',
    'sigla',
    'departamento_codigo',
    'municipio_codigo',
  ]);
}

/** Entities of the demo by key: the reference data's and the invented ones. */
export function createDirectory(): ReadonlyMap<string, KnownEntidad> {
  const publicas = readCsv(new URL('../reference/entidades.csv', import.meta.url), [
    'nit' as const,
    'digito_verificacion' as const,
    'nombre' as const,
    'sigla' as const,
    'sector' as const,
    'orden' as const,
    'naturaleza' as const,
    'departamento_codigo' as const,
    'municipio_codigo' as const,
  ]).map(({ nit, nombre, sigla }) => ({ clave: sigla, tipo: 'publica' as const, nit, nombre, corto: sigla }));
  const ies = readCsv(new URL('../reference/instituciones-educacion-superior.csv', import.meta.url), [
    'nit' as const,
    'digito_verificacion' as const,
    'nombre' as const,
    'codigo_snies' as const,
    'caracter' as const,
    'departamento_codigo' as const,
    'municipio_codigo' as const,
  ]).map(({ nit, nombre }) => ({ clave: nit, tipo: 'ies' as const, nit, nombre, corto: nombre }));
  const privadas = listEmpresas().map(({ nit, nombre, sigla }) => ({
    clave: sigla,
    tipo: 'privada' as const,
    nit,
    nombre,
    corto: nombre,
  }));
  return new Map([...publicas, ...ies, ...privadas].map((entidad) => [entidad.clave, entidad]));
}

/** @throws Error when the demo names something it does not define: a mistake in its data files */
export function getNamed<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data has no '${key}'.`);
  return value;
}

/** Internet domain of an entity's invented mailboxes. */
export function presentDomain({ corto, tipo }: KnownEntidad): string {
  const label = corto
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+/g, '')
    .toLowerCase()
    .slice(0, 24);
  const suffix = { publica: 'gov.co', ies: 'edu.co', privada: 'com.co' }[tipo];
  return `${label}.ejemplo.${suffix}`;
}

/** The entities of a mesa by the name that is shown for their participants. */
export function listByCorto({
  lider,
  entidades,
}: {
  readonly lider: KnownEntidad;
  readonly entidades: readonly { readonly entidad: KnownEntidad }[];
}): ReadonlyMap<string, KnownEntidad> {
  return new Map(
    [lider, ...entidades.map(({ entidad }) => entidad)].map((entidad) => [entidad.corto, entidad]),
  );
}
