import { presentDecisions } from '@marco/contract-kit';
import { toColombianDay } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Paso, type Solicitud, type SolicitudListada, solicitudesErrors } from '../../contract/index.ts';
import { ESTADOS_EDITABLES } from '../../contract/terms.ts';
import { listFaltantesDeCampos } from '../../rules/campos/faltantes.ts';
import {
  type AccionDecidida,
  canSeeSolicitud,
  type DecisionSolicitud,
  listDecisiones,
  type QuienTramita,
  type SituacionSolicitud,
} from '../../rules/ciclo/can-act-on-solicitud.ts';
import { findPendientesDeRadicar } from '../../rules/ciclo/requisitos.ts';
import { listMarcasSinResponder } from '../../rules/marcas/marcas.ts';
import { listFaltantesNivelDos } from '../../rules/nivel-dos/faltantes-nivel-dos.ts';
import { findPendientesNivelDos } from '../../rules/nivel-dos/requisitos-nivel-dos.ts';
import { findPendientesNivelTres } from '../../rules/nivel-tres/requisitos-nivel-tres.ts';
import { listFaltantesNivelTres } from '../../rules/nivel-tres/verificacion.ts';
import { type DiaNoHabil, toCalendario } from '../../rules/reloj/calendario.ts';
import { computePlazo } from '../../rules/reloj/plazo.ts';
import { computeMaximoProrroga, listFaltantesDelReloj } from '../../rules/reloj/suspension.ts';
import { findPendientesDeRetiro } from '../../rules/retiro/retiro-pedido.ts';
import { findDiasNoHabiles, findDiasProrroga, findPlazos } from '../calendario/calendario.queries.ts';
import { listCampos } from './campos.queries.ts';
import { listMarcas } from './marcas.queries.ts';
import { listFicha, listOperaciones } from './operaciones.queries.ts';
import {
  findConstancia,
  isSeguida,
  listCargados,
  listDocumentos,
  listNormas,
  listPasos,
} from './partes.queries.ts';
import { findReafirmacion } from './partes-reafirmacion.queries.ts';
import { presentDatosServicio } from './present-datos-servicio.ts';
import { readNivelDos } from './present-nivel-dos.ts';
import { findHoy, readNivelTres } from './present-nivel-tres.ts';
import { listFaltantesDeRetiro, readRetiro, toRetiroPedido } from './present-retiro.ts';
import { presentSuspension } from './present-suspension.ts';
import { toLector } from './quien-tramita.ts';
import { findSolicitudRow, type ListadaRow, type SolicitudRow } from './solicitud-row.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** @param dias days without work of the parameter */
export function presentListada(row: ListadaRow, dias: readonly DiaNoHabil[]): SolicitudListada {
  const { id, nivel, tipo, radicado, estado, consultor, solicitante } = row;
  return {
    id,
    nivel,
    tipo,
    radicado,
    estado,
    consultor,
    solicitante,
    servicio: row.servicio_nombre,
    entidad: { id: row.entidad_id, nombre: row.entidad, sigla: row.sigla },
    fechaCreacion: row.created_at.toISOString(),
    radicadaEn: row.radicada_en?.toISOString() ?? null,
    cerradaEn: row.cerrada_en?.toISOString() ?? null,
    plazo:
      row.fecha_vencimiento === null
        ? null
        : computePlazo(row.fecha_vencimiento, toColombianDay(new Date()), toCalendario(dias, row.nit)),
  };
}

type Partes = ReturnType<typeof presentDatosServicio> &
  Pick<
    Solicitud,
    'normas' | 'campos' | 'operaciones' | 'consumidores' | 'marcas' | 'nivelDos' | 'nivelTres' | 'retiro'
  >;

const SIN_FALTANTES = {
  catalogada: [],
  evaluable: [],
  conforme: [],
  conceptuable: [],
  verificada: [],
  aprobada: [],
} as const;

/** What the conditions of its level lack: of level 1 its fields, of level 2 what was built, of level 3 what was verified. */
function listFaltantesDelNivel({ nivelDos, nivelTres, retiro, campos }: Partes) {
  if (retiro) return listFaltantesDeRetiro(retiro);
  if (nivelTres) return listFaltantesNivelTres(nivelTres, findHoy());
  return nivelDos ? listFaltantesNivelDos(nivelDos) : listFaltantesDeCampos(campos);
}

const listFaltantesDePartes = (partes: Partes) => ({ ...SIN_FALTANTES, ...listFaltantesDelNivel(partes) });

function findPendientes(partes: Partes): Solicitud['pendientes'] {
  const { nivelDos, nivelTres, retiro } = partes;
  if (retiro) return findPendientesDeRetiro(toRetiroPedido(retiro), findHoy());
  if (nivelTres) return findPendientesNivelTres({ ...nivelTres, ...partes }, findHoy());
  return nivelDos ? findPendientesNivelDos(nivelDos) : findPendientesDeRadicar(partes);
}

/** What a request lacks for the step its state waits for, each with the part it belongs to. */
function listPendientes({ estado }: SolicitudRow, partes: Partes): Solicitud['pendientes'] {
  const faltantes = listFaltantesDePartes(partes);
  const at = (campo: string, mensajes: readonly string[]) => mensajes.map((mensaje) => ({ campo, mensaje }));
  if (ESTADOS_EDITABLES.includes(estado))
    return [...findPendientes(partes), ...listMarcasSinResponder(partes.marcas)];
  switch (estado) {
    case 'en-revision':
      return at('contrato', faltantes.evaluable);
    case 'en-conceptualizacion':
      return at('campos', faltantes.catalogada);
    case 'en-evaluacion':
      return at('mensajes', faltantes.conforme);
    case 'en-verificacion':
      return at('verificacion', faltantes.verificada);
    case 'pendiente-entidad':
      return [
        ...at('campos', faltantes.aprobada),
        ...at('mensajes', faltantes.conforme),
        ...at('verificacion', faltantes.verificada),
      ];
    case 'concepto-favorable':
      return at(
        partes.nivelDos || partes.nivelTres || partes.retiro ? 'servicio' : 'campos',
        faltantes.cumplida,
      );
    default:
      return [];
  }
}

function toSituacion(row: SolicitudRow, partes: Partes, pasos: readonly Paso[]): SituacionSolicitud {
  return {
    nivel: row.nivel,
    tipo: row.tipo,
    esReafirmada: row.esReafirmada,
    estado: row.estado,
    entidadId: row.entidad_id,
    consultorId: row.consultor_id,
    solicitanteId: row.solicitante_id,
    faltantes: {
      completa: findPendientes(partes).map(({ mensaje }) => mensaje),
      respondida: listMarcasSinResponder(partes.marcas).map(({ mensaje }) => mensaje),
      ...listFaltantesDePartes(partes),
      ...listFaltantesDelReloj({
        estado: row.estado,
        venceEn: row.fecha_vencimiento,
        suspendidaDesde: row.suspendida_desde,
        pasos: pasos.map(({ accion, desdeEstado, hastaEstado }) => ({
          accion,
          desde: desdeEstado,
          hasta: hastaEstado,
        })),
        hoy: toColombianDay(new Date()),
      }),
    },
  };
}

/** A request, with the decisions of the rules behind what it tells the caller they may do. */
export interface SolicitudDecidida {
  readonly solicitud: Solicitud;
  readonly decisiones: Readonly<Record<AccionDecidida, DecisionSolicitud>>;
  readonly estable: ParteEstable;
}

/** What no step changes: only an edit of a request does, and the parameters of the terms are of nobody's request. */
export type ParteEstable = Awaited<ReturnType<typeof readEstable>>;

async function readEstable(database: Database, id: number) {
  const [normas, documentos, operaciones, ficha, { dias }, plazos, diasProrroga] = await Promise.all([
    listNormas(database, id),
    listDocumentos(database, id),
    listOperaciones(database, id),
    listFicha(database, id),
    findDiasNoHabiles(database),
    findPlazos(database),
    findDiasProrroga(database),
  ]);
  return { normas, documentos, operaciones, ficha, dias, plazos, diasProrroga };
}

/**
 * A whole request, for its reader.
 *
 * @param sabida what was read of it before in the same transaction; absent, it is read now
 */
export async function readSolicitud(
  database: Database,
  row: SolicitudRow,
  quien: QuienTramita,
  sabida?: ParteEstable,
): Promise<Solicitud> {
  const { solicitud } = await readSolicitudDecidida(database, row, quien, sabida);
  return solicitud;
}

const toLectorNivelTres = (row: SolicitudRow, quien: QuienTramita) => ({
  ...toLector(quien),
  usuarioId: quien.usuarioId,
  estado: row.estado,
  consultorId: row.consultor_id,
  edita: quien.acciones.has('editar'),
  verifica: quien.verificacion.has('editar'),
});

/** The same for a write, which refuses by the codes of the decisions. */
export async function readSolicitudDecidida(
  database: Database,
  row: SolicitudRow,
  quien: QuienTramita,
  sabida?: ParteEstable,
): Promise<SolicitudDecidida> {
  const pideNivel = row.tipo !== 'retiro';
  const [
    estable,
    campos,
    pasos,
    constancia,
    marcas,
    seguida,
    cargados,
    nivelDos,
    nivelTres,
    retiro,
    reafirmacion,
  ] = await Promise.all([
    sabida ?? readEstable(database, row.id),
    listCampos(database, row.id),
    listPasos(database, row.id),
    findConstancia(database, row.constancia_id),
    listMarcas(database, row.id),
    isSeguida(database, row.id, quien.usuarioId),
    listCargados(database, row.id),
    pideNivel && row.nivel === 2 ? readNivelDos(database, row.id, quien) : null,
    pideNivel && row.nivel === 3 ? readNivelTres(database, row.id, toLectorNivelTres(row, quien)) : null,
    pideNivel ? null : readRetiro(database, row.id),
    row.esReafirmada ? findReafirmacion(database, row.id) : null,
  ]);
  const { normas, documentos, operaciones, ficha, dias, plazos, diasProrroga } = estable;
  const partes = {
    ...presentDatosServicio(row),
    ...ficha,
    operaciones,
    normas,
    campos,
    marcas,
    nivelDos,
    nivelTres,
    retiro,
  };
  const decisiones = listDecisiones(toSituacion(row, partes, pasos), quien);
  const solicitud: Solicitud = {
    ...presentListada(row, dias),
    ...partes,
    documentos,
    pasos,
    cargados,
    seguida,
    version: row.version,
    dominio: row.dominio,
    estadoServicio: row.estado_servicio,
    consultorId: row.consultor_id,
    pendientes: listPendientes(row, partes),
    fechaModificacion: row.updated_at.toISOString(),
    suspension: presentSuspension(row),
    maximoProrroga: computeMaximoProrroga(row.estado, plazos, diasProrroga),
    constancia,
    reafirmacion,
    acciones: presentDecisions(decisiones),
  };
  return { solicitud, decisiones, estable };
}

/** Whether the caller may read the request; only its entity reads a draft. */
export function isVisible(row: SolicitudRow, quien: QuienTramita): boolean {
  const { estado, entidad_id: entidadId, nivel } = row;
  return canSeeSolicitud({ estado, entidadId, nivel }, toLector(quien));
}

/** @throws SOLICITUD_NO_ENCONTRADA */
export async function getSolicitud(database: Database, id: number, quien: QuienTramita): Promise<Solicitud> {
  const row = await findSolicitudRow(database, id);
  if (!row || !isVisible(row, quien)) throw refuse(solicitudesErrors, 'SOLICITUD_NO_ENCONTRADA');
  return readSolicitud(database, row, quien);
}
