import type { DatabaseSchema } from '@marco/database';
import { type AuditDetail, type CallContext, refuseField } from '@marco/server-kit';
import type { Transaction, UpdateObject } from 'kysely';
import type { CambiosNivelDos, CampoNivelDos, NivelDos, Solicitud } from '../../contract/index.ts';
import type { QuienTramita } from '../../rules/ciclo/can-act-on-solicitud.ts';
import type { SolicitudRow } from '../solicitudes/solicitud-row.queries.ts';
import { closeQuitados, keepConstancia, keepContrato } from './keep-archivos.ts';
import { clearInforme } from './keep-informe.ts';
import { saveDiferencias, saveVinculos, updateNivelDos } from './nivel-dos.repository.ts';

type Running = Transaction<DatabaseSchema>;

interface CambioDeNivelDos {
  readonly row: SolicitudRow;
  readonly solicitud: Solicitud;
  readonly quien: QuienTramita;
  readonly cambios: CambiosNivelDos;
}

interface CampoUbicado extends CampoNivelDos {
  readonly papel: string;
}

/** Fields of the version by their id, each with the part of its message. */
function toCampos({ arbol }: NivelDos): ReadonlyMap<number, CampoUbicado> {
  return new Map(
    arbol.flatMap(({ mensajes }) =>
      mensajes.flatMap(({ papel, campos }) =>
        campos.map((campo) => [campo.id, { ...campo, papel }] as const),
      ),
    ),
  );
}

/** @throws SOLICITUD_INVALIDA at a field of another version, or one that is named twice */
function requirePropios(
  lista: 'vinculos' | 'diferencias',
  filas: readonly { readonly campoId: number }[],
  campos: ReadonlyMap<number, CampoUbicado>,
): void {
  const seen = new Set<number>();
  for (const [place, { campoId }] of filas.entries()) {
    const at = `${lista}.${place}.campoId`;
    if (!campos.has(campoId)) throw refuseField(at, 'El campo no es de esta versión del servicio.');
    if (seen.has(campoId)) throw refuseField(at, 'El campo está dos veces.');
    seen.add(campoId);
  }
}

const isSame = (one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/** Texts of the fields that have one. */
function toTextos(campos: ReadonlyMap<number, CampoUbicado>, de: (campo: CampoNivelDos) => string | null) {
  return new Map(
    [...campos.values()].flatMap((campo) => {
      const texto = de(campo);
      return texto === null ? [] : [[campo.id, texto] as const];
    }),
  );
}

/** Whether the places changed; an empty one says none. */
async function updateVinculos(
  trx: Running,
  id: number,
  vinculos: NonNullable<CambiosNivelDos['vinculos']>,
  campos: ReadonlyMap<number, CampoUbicado>,
): Promise<boolean> {
  requirePropios('vinculos', vinculos, campos);
  const nuevos = new Map(vinculos.flatMap(({ campoId, ruta }) => (ruta === '' ? [] : [[campoId, ruta]])));
  if (
    isSame(
      nuevos,
      toTextos(campos, ({ vinculo }) => vinculo),
    )
  )
    return false;
  await saveVinculos(trx, id, nuevos);
  return true;
}

/** Whether the differences changed; each is of a petition and says why. */
async function updateDiferencias(
  trx: Running,
  id: number,
  diferencias: NonNullable<CambiosNivelDos['diferencias']>,
  campos: ReadonlyMap<number, CampoUbicado>,
): Promise<boolean> {
  requirePropios('diferencias', diferencias, campos);
  for (const [place, { campoId, motivo }] of diferencias.entries()) {
    if (campos.get(campoId)?.papel !== 'peticion')
      throw refuseField(
        `diferencias.${place}.campoId`,
        'Solo una petición puede aceptar menos que el elemento; una respuesta no.',
      );
    if (motivo === '') throw refuseField(`diferencias.${place}.motivo`, 'Escriba por qué acepta menos.');
  }
  const nuevas = new Map(diferencias.map(({ campoId, motivo }) => [campoId, motivo]));
  if (
    isSame(
      nuevas,
      toTextos(campos, ({ diferencia }) => diferencia),
    )
  )
    return false;
  await saveDiferencias(trx, id, nuevas);
  return true;
}

/** Columns of what was written; the constancia of who approves for the entity needs no document. */
function toColumns(
  { tecnologia, urlPruebas, observaciones, constancia }: CambiosNivelDos,
  { usuarioId, acciones }: QuienTramita,
): UpdateObject<DatabaseSchema, 'solicitudes_nivel_dos'> {
  const columns = {
    tecnologia,
    url_pruebas: urlPruebas,
    observaciones,
    ...(constancia && {
      responsable: constancia.responsable,
      cargo: constancia.cargo,
      fecha_constancia: constancia.fecha,
      constancia_aprobador_id: acciones.has('aprobar') ? usuarioId : null,
    }),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/**
 * Writes the parts that came; answers what changed, for the audit trail. What the banco looked at takes its report away
 * when it changes.
 *
 * @throws SOLICITUD_INVALIDA at a field, ARCHIVO_NO_ENCONTRADO, ARCHIVO_ADJUNTO
 */
export async function saveCambiosNivelDos(
  trx: Running,
  { row: { id }, solicitud, quien, cambios }: CambioDeNivelDos,
  context: CallContext,
): Promise<AuditDetail> {
  const { nivelDos } = solicitud;
  if (!nivelDos) throw new Error('A request of level 2 has nothing of it.');
  const campos = toCampos(nivelDos);
  const { vinculos, diferencias, contratoArchivoId, constancia, tecnologia } = cambios;
  const changed = [
    vinculos !== undefined && (await updateVinculos(trx, id, vinculos, campos)),
    diferencias !== undefined && (await updateDiferencias(trx, id, diferencias, campos)),
    tecnologia !== undefined && tecnologia !== nivelDos.tecnologia,
    contratoArchivoId !== undefined && contratoArchivoId !== (nivelDos.contrato?.idArchivo ?? null),
  ].includes(true);
  const archivos = {
    ...(await keepContrato(trx, contratoArchivoId, nivelDos, context)),
    ...(await keepConstancia(trx, constancia?.archivoId, nivelDos, context)),
  };
  const columns = { ...toColumns(cambios, quien), ...archivos };
  await updateNivelDos(trx, id, columns);
  if (changed) await clearInforme(trx, { solicitudId: id, nivelDos });
  await closeQuitados(trx, archivos, nivelDos);
  return listCambios(nivelDos, cambios);
}

const TEXTOS = ['tecnologia', 'urlPruebas', 'observaciones'] as const satisfies readonly (keyof NivelDos &
  keyof CambiosNivelDos)[];

/** Texts that changed, files by their id and how many rows the lists have; no name of who signs. */
function listCambios(antes: NivelDos, cambios: CambiosNivelDos): AuditDetail {
  const keys = TEXTOS.filter((key) => cambios[key] !== undefined && cambios[key] !== antes[key]);
  const { vinculos, diferencias, contratoArchivoId, constancia } = cambios;
  const campos = [...toCampos(antes).values()];
  return {
    antes: {
      ...Object.fromEntries(keys.map((key) => [key, antes[key]])),
      ...(vinculos && { vinculos: campos.filter(({ vinculo }) => vinculo !== null).length }),
      ...(diferencias && { diferencias: campos.filter(({ diferencia }) => diferencia !== null).length }),
      ...(contratoArchivoId !== undefined && { contrato: antes.contrato?.idArchivo ?? null }),
      ...(constancia && { constancia: antes.constancia.documento?.idArchivo ?? null }),
    },
    despues: {
      ...Object.fromEntries(keys.map((key) => [key, cambios[key]])),
      ...(vinculos && { vinculos: vinculos.length }),
      ...(diferencias && { diferencias: diferencias.length }),
      ...(contratoArchivoId !== undefined && { contrato: contratoArchivoId }),
      ...(constancia && { constancia: constancia.archivoId }),
    },
  };
}
