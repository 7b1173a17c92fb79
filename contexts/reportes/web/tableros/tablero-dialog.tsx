import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { createTableroEndpoint } from '../../contract/index.ts';
import { toTablero } from '../../contract/reportes.paths.ts';
import { canSaveTablero } from '../../rules/tableros/borrador.ts';
import { EDICION, TABLEROS_KEY } from './use-tableros.ts';

/** The name of a new board, which opens to be filled. */
export function TableroDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const form = useRuledForm({
    initial: { nombre: '' },
    findErrors: ({ nombre }) => {
      const { reasons } = canSaveTablero(nombre);
      return reasons[0] === undefined ? {} : { nombre: reasons[0] };
    },
    onSend: async ({ nombre }) => {
      const body = { nombre: nombre.trim(), piezas: [] };
      const { id } = await api.call<typeof createTableroEndpoint>(
        { method: 'POST', path: '/tableros' },
        { body },
        { idempotencyKey: keyOf(body) },
      );
      await queries.invalidateQueries({ queryKey: TABLEROS_KEY });
      onClose();
      await navigate(`${toTablero(id)}?${EDICION}`);
    },
  });
  return (
    <FormModal
      form={form}
      title="Nuevo tablero"
      message="Solo usted lo ve. Le agrega las piezas en el paso siguiente."
      submitLabel="Crear"
      sendingLabel="Creando"
      onClose={onClose}
    >
      <TextInput
        label="Nombre"
        placeholder="Ejemplo: Seguimiento del sector salud"
        required
        {...bindField(form, 'nombre')}
      />
    </FormModal>
  );
}
