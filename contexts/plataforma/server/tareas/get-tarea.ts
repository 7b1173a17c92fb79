import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { plataformaErrors, type TareaDetallada } from '../../contract/index.ts';
import { canEditPlataforma } from '../../rules/can-edit-plataforma.ts';
import { presentIdentificadorXroad } from '../../rules/operacion/identificador.ts';
import { findAccionPermiso, isConforme, type PermisoDeAcuerdo } from '../../rules/tareas/permiso.ts';
import { canPublicar, canRegistrar } from '../../rules/tareas/tarea.ts';
import { findInstancia } from '../operacion/ambiente.ts';
import { toHeld } from '../operacion/present-importacion.ts';
import { presentServicios } from '../servicios/present-servicios.ts';
import { findServicioPlataforma } from '../servicios/servicios.queries.ts';
import { findRegistroDeTarea } from './find-registro-de-tarea.ts';
import { presentTarea, toPermiso, toPorDecidir } from './present-tarea.ts';
import type { RegistroRow } from './registro.queries.ts';
import { findTarea, type TareaRow } from './tareas.queries.ts';

type Database = Kysely<DatabaseSchema>;

const CLASE = 'GOB';

/** What is proposed for the identifiers: those of another environment, or what follows from the entidad and the version. */
function proposeRegistro({ conocido, codigo_xroad, mayor }: RegistroRow) {
  return (
    conocido ?? {
      clase: CLASE,
      miembro: codigo_xroad ?? '',
      subsistema: '',
      codigo: '',
      numero: `v${mayor}`,
      tipo: 'REST' as const,
    }
  );
}

/** What the acuerdo of a task asks for, as the wire has it. */
function presentPermiso(permiso: PermisoDeAcuerdo | undefined): TareaDetallada['permiso'] {
  if (!permiso) return null;
  const { numero, estado, consumidora, subsistema, ambientes } = permiso;
  return {
    acuerdo: numero,
    accion: findAccionPermiso(estado),
    consumidora,
    subsistema,
    ambientes: ambientes.map((uno) => ({
      ambiente: uno.ambiente,
      identificador: presentIdentificadorXroad(uno.partes),
      permitido: uno.esta,
      conforme: isConforme(estado, uno),
    })),
  };
}

/** What a servicio promised and did not keep, as the wire has it. */
function presentAns({ meses, certificado }: TareaRow): TareaDetallada['ans'] {
  if (meses === null) return null;
  return {
    meses: meses.map(({ mes, incumplidas }) => ({ mes, incumplidas: [...incumplidas] })),
    certificado,
  };
}

/** A task with what its work needs. */
export async function presentTareaDetallada(
  database: Database,
  row: TareaRow,
  context: CallContext,
): Promise<TareaDetallada> {
  const held = toHeld(context);
  const tarea = { ...presentTarea(row, held), permiso: presentPermiso(toPermiso(row)), ans: presentAns(row) };
  const registro = await findRegistroDeTarea(database, row);
  if (!registro) return { ...tarea, registro: null };
  const { ambiente, aqui, contrato } = registro;
  const porDecidir = toPorDecidir(row);
  const servicio = aqui === null ? undefined : await findServicioPlataforma(database, aqui);
  const rows = servicio ? [servicio] : [];
  const [presentado] = await presentServicios(database, rows, canEditPlataforma(held));
  return {
    ...tarea,
    registro: {
      ambiente,
      instancia: await findInstancia(database, ambiente),
      propuesta: proposeRegistro(registro),
      servicio: presentado ?? null,
      registrar: canRegistrar(held, porDecidir),
      publicar:
        row.tipo === 'publicar'
          ? canPublicar(held, porDecidir, { registrada: aqui !== null, contrato })
          : null,
    },
  };
}

/** @throws TAREA_NO_EXISTE */
export async function getTarea(
  database: Database,
  id: number,
  context: CallContext,
): Promise<TareaDetallada> {
  const row = await findTarea(database, id);
  if (!row) throw refuse(plataformaErrors, 'TAREA_NO_EXISTE');
  return presentTareaDetallada(database, row, context);
}
