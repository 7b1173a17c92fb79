import { presentDecision, presentDecisions } from '@marco/contract-kit/coded-decision';
import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type AcuerdoDeConsumo, acuerdosErrors } from '../contract/index.ts';
import { DIRECCION_SIMULADOR } from '../contract/terms.ts';
import {
  canCreateAcuerdo,
  canDeleteAcuerdo,
  canEditAcuerdo,
  canSeeAcuerdo,
  findLado,
  listDecisionesAcuerdo,
  type QuienAcuerda,
} from '../rules/can-act-on-acuerdo.ts';
import { findTurno } from '../rules/ciclo-acuerdo.ts';
import { canReclamar } from '../rules/ciclo-desacuerdo.ts';
import { listExcesos } from '../rules/cuotas.ts';
import { findAcuerdoRow, findPrecedente, listNombresDeArchivos, listPasos } from './acuerdo.queries.ts';
import { findDesacuerdoRow } from './desacuerdos/desacuerdo.queries.ts';
import { presentDesacuerdo, toReclamable } from './desacuerdos/present-desacuerdo.ts';
import { type AcuerdoLeido, readAcuerdo } from './read-acuerdo.ts';

type Database = Kysely<DatabaseSchema>;

const presentSinResponder = (cuantos: number) =>
  cuantos === 1 ? 'Falta responder 1 punto.' : `Falta responder ${cuantos} puntos.`;

/** What is missing for whom is waited for, in words. */
function presentEspera({ row, situacion, cuentas, marcas }: AcuerdoLeido): AcuerdoDeConsumo['espera'] {
  const lado = findTurno(row.estado);
  if (lado === null) return null;
  const { completo, aprobable } = situacion.faltantes;
  const sinResponder = marcas.filter(({ respuesta }) => respuesta === '').length;
  const porResponder = row.estado === 'en-aclaracion' && sinResponder > 0;
  return {
    lado,
    hasta: row.venceEn,
    faltantes:
      lado === 'proveedora'
        ? [...listExcesos(cuentas), ...aprobable]
        : [...(porResponder ? [presentSinResponder(sinResponder)] : []), ...completo],
  };
}

function presentMinimizacion({ finalidades, campos }: AcuerdoLeido): AcuerdoDeConsumo['minimizacion'] {
  const pedidos = new Set(finalidades.flatMap((una) => una.campos.map(({ campoId }) => campoId)));
  const suyos = campos.filter(({ id }) => pedidos.has(id));
  return {
    pedidos: suyos.length,
    total: campos.length,
    personales: suyos.filter(({ datoPersonal }) => datoPersonal !== 'no').length,
  };
}

const toDocumento = (id: string | null, nombres: ReadonlyMap<string, string>) =>
  id === null ? null : { id, nombre: nombres.get(id) ?? '' };

/** An acuerdo that was read, for one reader. @throws ACUERDO_NO_ENCONTRADO */
export async function presentAcuerdo(
  database: Database,
  leido: AcuerdoLeido,
  quien: QuienAcuerda,
): Promise<AcuerdoDeConsumo> {
  const { row, situacion, base } = leido;
  const lado = findLado(row, quien);
  if (lado === undefined || !canSeeAcuerdo(row, quien)) throw refuse(acuerdosErrors, 'ACUERDO_NO_ENCONTRADO');
  const [pasos, nombres, precedente, desacuerdo] = await Promise.all([
    listPasos(database, row.id),
    listNombresDeArchivos(database, [row.convenioArchivoId, row.pdfArchivoId]),
    row.precedenteId === null ? undefined : findPrecedente(database, row.precedenteId),
    findDesacuerdoRow(database, { acuerdoId: row.id }),
  ]);
  const numero = `${row.mayor}.${row.menor}`;
  return {
    id: row.id,
    version: row.version,
    numero: row.numero,
    estado: row.estado,
    estadoDesde: row.estadoDesde.toISOString(),
    lado,
    espera: presentEspera(leido),
    suspendidoPor: row.suspendidoPor,
    servicio: { id: row.servicioId, nombre: row.servicio },
    versionServicio: { id: row.versionId, numero },
    consumidora: { id: row.consumidoraId, nombre: row.consumidora, sigla: row.consumidoraSigla },
    proveedora: { id: row.proveedoraId, nombre: row.proveedora, sigla: row.proveedoraSigla },
    base: base ? { id: base.id, numero: base.numero, loReemplaza: leido.loReemplaza } : null,
    finalidades: [...leido.finalidades],
    campos: [...leido.campos],
    minimizacion: presentMinimizacion(leido),
    sistema: row.sistema,
    subsistema: row.subsistema,
    responsable: {
      nombre: row.responsableNombre,
      cargo: row.responsableCargo,
      correo: row.responsableCorreo,
    },
    convenio: {
      numero: row.convenioNumero,
      fecha: row.convenioFecha,
      archivo: toDocumento(row.convenioArchivoId, nombres),
      esNecesario: leido.convenioEsNecesario,
    },
    precedente: precedente ?? null,
    marcas: leido.marcas,
    cuentas: [...leido.cuentas],
    vigencia: { desde: row.vigenteDesde, hasta: row.vigenteHasta },
    pdf: toDocumento(row.pdfArchivoId, nombres),
    simulador:
      row.clave !== null && lado === 'consumidora' && quien.acciones.has('editar')
        ? { clave: row.clave, direccion: `${DIRECCION_SIMULADOR}/${row.servicioId}/${numero}` }
        : null,
    pasos: pasos.map(({ momento, ...paso }) => ({ ...paso, momento: momento.toISOString() })),
    desacuerdo: desacuerdo ? presentDesacuerdo(desacuerdo, quien, leido.hoy) : null,
    acciones: presentDecisions(listDecisionesAcuerdo(situacion, quien)),
    puede: {
      editar: canEditAcuerdo(row, quien),
      reclamar: presentDecision(canReclamar(null, toReclamable(leido, desacuerdo), quien, leido.hoy)),
      copiar: canCreateAcuerdo(quien, row.proveedoraId),
      eliminar: canDeleteAcuerdo(row, quien),
    },
  };
}

/** An acuerdo by its id, for one reader. @throws ACUERDO_NO_ENCONTRADO */
export async function getAcuerdo(
  database: Database,
  id: number,
  quien: QuienAcuerda,
): Promise<AcuerdoDeConsumo> {
  const row = await findAcuerdoRow(database, id);
  if (!row || !canSeeAcuerdo(row, quien)) throw refuse(acuerdosErrors, 'ACUERDO_NO_ENCONTRADO');
  return presentAcuerdo(database, await readAcuerdo(database, row), quien);
}
