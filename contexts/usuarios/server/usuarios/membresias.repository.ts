import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** A person as the authenticator proved them. */
export interface NewUsuario {
  /** Name of the issuer memberships are bound to, and the subject there: never the number alone. */
  readonly emisor: string;
  readonly sujeto: string;
  readonly tipoIdentificacionId: number;
  readonly numeroIdentificacion: string;
  readonly primerNombre: string;
  readonly segundoNombre: string | null;
  readonly primerApellido: string;
  readonly segundoApellido: string | null;
  readonly numeroCelular: string | null;
  /** Institutional e-mail of the first registration. */
  readonly correoElectronico: string;
}

export interface UsuarioRegistrado {
  readonly id: number;
  readonly activo: boolean;
}

/** The person behind an identity, made now if nobody was; two at once make one. */
export async function getOrCreateUsuario(
  transaction: Running,
  usuario: NewUsuario,
): Promise<UsuarioRegistrado> {
  await transaction
    .insertInto('usuarios')
    .values({
      emisor: usuario.emisor,
      sujeto: usuario.sujeto,
      tipo_identificacion_id: usuario.tipoIdentificacionId,
      numero_identificacion: usuario.numeroIdentificacion,
      primer_nombre: usuario.primerNombre,
      segundo_nombre: usuario.segundoNombre,
      primer_apellido: usuario.primerApellido,
      segundo_apellido: usuario.segundoApellido,
      numero_celular: usuario.numeroCelular,
      correo_electronico: usuario.correoElectronico,
    })
    .onConflict((conflict) => conflict.constraint('usuarios_identidad_key').doNothing())
    .execute();
  return transaction
    .selectFrom('usuarios')
    .select(['id', 'activo'])
    .where('emisor', '=', usuario.emisor)
    .where('sujeto', '=', usuario.sujeto)
    .executeTakeFirstOrThrow();
}

/** What a person says of themselves in one entity. */
export interface NewMembresia {
  readonly usuarioId: number;
  readonly entidadId: number;
  readonly cargo: string;
  readonly correoElectronico: string;
  readonly otroNumeroTelefonico: string | null;
}

/** A pending membership; undefined when the person already has one in the entity, whatever its state. */
export async function createMembresiaPendiente(
  transaction: Running,
  membresia: NewMembresia,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('membresias')
    .values({
      usuario_id: membresia.usuarioId,
      entidad_id: membresia.entidadId,
      cargo: membresia.cargo,
      correo_electronico: membresia.correoElectronico,
      otro_numero_telefonico: membresia.otroNumeroTelefonico,
      estado: 'pendiente',
    })
    .onConflict((conflict) => conflict.constraint('membresias_usuario_entidad_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Makes a person a member of an entity at once; a membership they have there, whatever its state, becomes this one. */
export async function keepMembresiaActiva(
  transaction: Running,
  de: { readonly usuario_id: number; readonly entidad_id: number },
  datos: { readonly cargo: string; readonly correo_electronico: string; readonly rol_id: number },
): Promise<number> {
  const activa = { ...datos, estado: 'activa' };
  const { id } = await transaction
    .insertInto('membresias')
    .values({ ...activa, ...de })
    .onConflict((conflict) =>
      conflict
        .constraint('membresias_usuario_entidad_key')
        .doUpdateSet({ ...activa, motivo_rechazo: null, version: sql`membresias.version + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
