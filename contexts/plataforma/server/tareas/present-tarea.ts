import type { HeldPermissions } from '@marco/contract-kit/permission-decision';
import { countDays, toColombianDay } from '@marco/country/working-days';
import type { TareaXroad } from '../../contract/index.ts';
import { explainDeriva } from '../../rules/contratos/explain-deriva.ts';
import { presentIdentificadorXroad } from '../../rules/operacion/identificador.ts';
import { explainMeses } from '../../rules/servicios/explain-meses.ts';
import { explainPermiso, type PermisoDeAcuerdo } from '../../rules/tareas/permiso.ts';
import {
  canTakePasoTarea,
  explainTarea,
  type TareaPorDecidir,
  toEstadoTarea,
} from '../../rules/tareas/tarea.ts';
import type { TareaRow } from './tareas.queries.ts';

/** What the rules ask of a task. */
export function toPorDecidir({ tipo, cerrada_en, nota }: TareaRow): TareaPorDecidir {
  return { tipo, cerrada: cerrada_en !== null, dePalabra: nota !== null };
}

/** A task as the wire has it, with what its reader may do. */
export function presentTarea(row: TareaRow, held: HeldPermissions): TareaXroad {
  const { id, version, tipo, servicio_id, cerrada_en, cerrada_por, nota, fecha_limite } = row;
  const porDecidir = toPorDecidir(row);
  return {
    id,
    version,
    tipo,
    asunto: findAsunto(row),
    frase: explainTarea(tipo, { detalle: findDetalle(row) }),
    entidad: row.entidad ?? row.miembro_nombre,
    servicioId: servicio_id,
    solicitudId: row.solicitud_id,
    estado: toEstadoTarea(porDecidir),
    abiertaEn: row.abierta_en.toISOString(),
    venceEn: fecha_limite,
    dias: countDays(toColombianDay(new Date()), fecha_limite),
    cerradaEn: cerrada_en?.toISOString() ?? null,
    cerradaPor: cerrada_por,
    nota,
    pasos: {
      cerrar: canTakePasoTarea('cerrar', held, porDecidir),
      reabrir: canTakePasoTarea('reabrir', held, porDecidir),
    },
  };
}

/** What a task is about, in a few words. */
export function findAsunto({ tipo, servicio_nombre, partes, miembro, servidor }: TareaRow): string {
  if (tipo === 'certificado') return presentIdentificadorXroad([...miembro, servidor ?? '']);
  return servicio_nombre ?? presentIdentificadorXroad(partes);
}

/** What the acuerdo of a task asks for; undefined where it is about none. */
export function toPermiso(row: TareaRow): PermisoDeAcuerdo | undefined {
  const { acuerdo_numero: numero, acuerdo_estado: estado, subsistema, consumidora, ambientes } = row;
  if (numero === null || estado === null || subsistema === null || consumidora === null) return undefined;
  return { numero, estado, subsistema, consumidora, ambientes: ambientes ?? [] };
}

function findDetalle(row: TareaRow): string {
  const { tipo, numero, radicado, total, rompen, miembro, servidor } = row;
  switch (tipo) {
    case 'permiso': {
      const permiso = toPermiso(row);
      return permiso ? explainPermiso(permiso) : '';
    }
    case 'conceptuar':
      return radicado ?? '';
    case 'ans':
      return explainMeses(row.meses ?? []);
    case 'deriva':
      return explainDeriva({ total: total ?? 0, rompen: rompen ?? 0 });
    case 'certificado':
      return `${presentIdentificadorXroad(miembro)}, servidor ${servidor ?? ''}`;
    default:
      return numero ?? '';
  }
}
