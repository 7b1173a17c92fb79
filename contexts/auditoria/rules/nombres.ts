/** What an id of the trail may belong to: the kinds of its objects that have a name. */
export type FuenteDeNombres =
  | 'usuario'
  | 'membresia'
  | 'rol'
  | 'entidad'
  | 'mesa'
  | 'reunion'
  | 'compromiso'
  | 'servicio'
  | 'solicitud'
  | 'elemento'
  | 'elemento-de-dato'
  | 'capa-de-uso'
  | 'estandar'
  | 'definicion'
  | 'individuo'
  | 'evento'
  | 'regla'
  | 'parametro'
  | 'archivo'
  | 'exportacion'
  | 'busqueda'
  | 'correo'
  | 'oid'
  | 'identidad'
  | 'funcionalidad'
  | 'subfuncionalidad'
  | 'item-funcionalidad'
  | 'estado-solicitud'
  | 'estado-servicio'
  | 'sector';

/** Fields of a detail that hold ids, with what they are ids of. */
const FUENTES: Readonly<Record<string, FuenteDeNombres>> = {
  usuarioId: 'usuario',
  consultorId: 'usuario',
  admUsuarioId: 'usuario',
  responsableUsuarioId: 'usuario',
  consultorPrincipal: 'usuario',
  consultores: 'usuario',
  programadaPor: 'usuario',
  membresiaId: 'membresia',
  rolId: 'rol',
  entidadId: 'entidad',
  idEntidad: 'entidad',
  admEntidadLider: 'entidad',
  entidades: 'entidad',
  mesaId: 'mesa',
  idMesa: 'mesa',
  compromisosAbiertos: 'compromiso',
  servicioId: 'servicio',
  solicitudId: 'solicitud',
  estadoSolicitudId: 'estado-solicitud',
  estadoServicioId: 'estado-servicio',
  elementoId: 'elemento-de-dato',
  versionId: 'elemento',
  sectorId: 'sector',
  idClase: 'definicion',
  idClaseSuperior: 'definicion',
  archivoId: 'archivo',
  exportacionId: 'exportacion',
  correoId: 'correo',
};

/** What the ids of a field belong to; undefined of a field that holds none. */
export function findFuenteDeNombres(campo: string): FuenteDeNombres | undefined {
  return Object.hasOwn(FUENTES, campo) ? FUENTES[campo] : undefined;
}

/** Names by field and id: `{ rolId: { '6': 'Auditor' } }`; of the code of a refusal, what it says to people. */
export type NombresDeDetalle = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Registro = Readonly<Record<string, unknown>>;

const isRegistro = (value: unknown): value is Registro =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids a detail tells, by field, in it and in what its change was and became. */
export function listIds(detalle: Registro): ReadonlyMap<string, ReadonlySet<string>> {
  const ids = new Map<string, Set<string>>();
  for (const part of [detalle, detalle['antes'], detalle['despues']])
    for (const [campo, value] of isRegistro(part) ? Object.entries(part) : []) {
      if (findFuenteDeNombres(campo) === undefined) continue;
      const found = [value].flat().filter((id) => typeof id === 'number' || typeof id === 'string');
      for (const id of found) ids.set(campo, (ids.get(campo) ?? new Set()).add(String(id)));
    }
  return ids;
}
