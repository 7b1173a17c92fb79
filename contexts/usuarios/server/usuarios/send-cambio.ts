import type { DatabaseSchema } from '@marco/database';
import { notify } from '@marco/parametros/port';
import type { Transaction } from 'kysely';
import type { AccionMembresia } from '../../contract/terms.ts';
import type { MembresiaDecidible } from '../../rules/usuarios/membresia-decidible.ts';
import { novedadesUsuarios } from '../novedades.ts';
import type { MembresiaRow } from './membresias.queries.ts';

export interface CambioHecho {
  readonly accion: AccionMembresia;
  readonly antes: MembresiaDecidible;
  readonly despues: MembresiaDecidible;
  readonly motivo: string | undefined;
}

const SIN_MOTIVO = 'No se indicó.';

/** Tells the person what was decided, by e-mail and in the product, in the transaction of the change; answers whether a mail goes out. */
export async function sendCambio(
  transaction: Transaction<DatabaseSchema>,
  row: MembresiaRow,
  { accion, antes, despues, motivo = SIN_MOTIVO }: CambioHecho,
): Promise<boolean> {
  const persona = { usuarioId: row.usuario_id, correo: row.correo_electronico };
  const entidad = despues.entidad.nombre;
  const rol = despues.rol?.nombre ?? '';
  switch (accion) {
    case 'aprobar':
      return notify(transaction, {
        ...persona,
        evento: novedadesUsuarios['usuario-aprobado'],
        variables: { entidad, rol },
      });
    case 'rechazar':
      return notify(transaction, {
        ...persona,
        evento: novedadesUsuarios['usuario-rechazado'],
        variables: { entidad, motivo },
      });
    case 'activar':
    case 'inactivar': {
      const estado = accion === 'activar' ? 'activo' : 'inactivo';
      return notify(transaction, {
        ...persona,
        evento: novedadesUsuarios['usuario-estado'],
        variables: { entidad, estado, motivo },
      });
    }
    case 'trasladar':
      return notify(transaction, {
        ...persona,
        evento: novedadesUsuarios['usuario-trasladado'],
        variables: { entidadAnterior: antes.entidad.nombre, entidad },
      });
    case 'asignar-rol':
      return notify(transaction, {
        ...persona,
        evento: novedadesUsuarios['rol-asignado'],
        variables: { entidad, rol },
      });
  }
}
