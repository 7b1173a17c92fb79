import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import type { EstadoDeriva } from '../../contract/contratos.terms.ts';
import type { EstadoTarea, PasoTarea, TipoTarea } from '../../contract/tareas.terms.ts';
import { type Ambiente, RECURSO_XROAD } from '../../contract/terms.ts';

/** What a rule asks of a task. */
export interface TareaPorDecidir {
  readonly tipo: TipoTarea;
  readonly cerrada: boolean;
  /** Whether somebody closed it by their word, not the product by a fact. */
  readonly dePalabra: boolean;
}

const OPERADOR = 'Operador AND';

/** How each task ends that the product sees the end of. */
const FIN_VISTO: Readonly<Partial<Record<TipoTarea, string>>> = {
  registrar: 'La tarea queda hecha al registrar el servicio en calidad.',
  conceptuar: 'La tarea queda hecha al dar el concepto en la solicitud.',
  publicar: 'La tarea queda hecha al publicar la versión.',
};

/** Where the servicio of a task is registered; undefined where the task registers nothing. */
const AMBIENTE_DE_REGISTRO: Readonly<Partial<Record<TipoTarea, Ambiente>>> = {
  registrar: 'calidad',
  publicar: 'produccion',
};

export function findAmbienteDeRegistro(tipo: TipoTarea): Ambiente | undefined {
  return AMBIENTE_DE_REGISTRO[tipo];
}

export function toEstadoTarea({ cerrada }: Pick<TareaPorDecidir, 'cerrada'>): EstadoTarea {
  return cerrada ? 'hecha' : 'pendiente';
}

/** Whether somebody may work on tasks: the operator alone. */
function allowOperador(held: HeldPermissions): Decision {
  const rol = allowPermission(held, RECURSO_XROAD, 'aprobar');
  return rol.allowed ? rol : { ...rol, unblockers: [...rol.unblockers, OPERADOR] };
}

/** Whether somebody may say that a task is done, or take that back. */
export function canTakePasoTarea(paso: PasoTarea, held: HeldPermissions, tarea: TareaPorDecidir): Decision {
  const rol = allowOperador(held);
  if (!rol.allowed) return rol;
  const fin = FIN_VISTO[tarea.tipo];
  if (paso === 'cerrar') {
    if (tarea.cerrada) return refuseWith('La tarea ya está hecha.');
    return fin === undefined ? ALLOWED : refuseWith(fin);
  }
  if (!tarea.cerrada) return refuseWith('La tarea está pendiente.');
  return tarea.dePalabra ? ALLOWED : refuseWith('La tarea terminó porque se cumplió lo que esperaba.');
}

/** Whether somebody may register the identifiers of the servicio of a task. */
export function canRegistrar(held: HeldPermissions, { cerrada }: Pick<TareaPorDecidir, 'cerrada'>): Decision {
  const rol = allowOperador(held);
  if (!rol.allowed) return rol;
  return cerrada ? refuseWith('La tarea ya está hecha.') : ALLOWED;
}

/** What is asked of a version before it is published. */
export interface VersionPorPublicar {
  readonly registrada: boolean;
  /** How its contract in production stands; null where it was not compared with that of this version. */
  readonly contrato: EstadoDeriva | null;
}

/** Whether somebody may publish the version of a task: registered in production, with the contract that was certified. */
export function canPublicar(
  held: HeldPermissions,
  tarea: Pick<TareaPorDecidir, 'cerrada'>,
  { registrada, contrato }: VersionPorPublicar,
): Decision {
  const base = canRegistrar(held, tarea);
  if (!base.allowed) return base;
  if (!registrada) return refuseWith('Registre primero los identificadores de producción.');
  if (contrato === null)
    return refuseWith('Compare primero el contrato obtenido de producción con el certificado.');
  return contrato === 'distinto'
    ? refuseWith('El contrato en producción no es el certificado: la entidad debe corregirlo.', 'la entidad')
    : ALLOWED;
}

/** What is to be done, in a sentence. */
export function explainTarea(tipo: TipoTarea, { detalle }: { readonly detalle: string }): string {
  switch (tipo) {
    case 'registrar':
      return `La versión ${detalle} pasó el nivel 2: registre sus identificadores en la instancia de calidad para que la entidad haga allí sus pruebas.`;
    case 'conceptuar':
      return `La solicitud ${detalle} de nivel 3 espera su concepto técnico: ábrala, verifique lo técnico y deje allí el concepto.`;
    case 'publicar':
      return `La versión ${detalle} está certificada en nivel 3: registre sus identificadores de producción y compare el contrato obtenido de allí con el certificado.`;
    case 'permiso':
      return detalle;
    case 'deriva':
      return `El contrato obtenido de producción no es el certificado (${detalle}). Acuerde con la entidad que lo corrija y compárelo de nuevo.`;
    case 'ans':
      return `El servicio incumplió dos meses seguidos lo que prometió: ${detalle}. Revíselo con la entidad; si no lo corrige, puede proponer a quien certifica que lo suspenda.`;
    case 'certificado':
      return `El certificado de ${detalle}, está por vencer y no hay otro que lo releve. Pida a la entidad que lo renueve e importe la instancia.`;
  }
}
