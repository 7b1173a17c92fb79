import { explainRequired } from '@marco/contract-kit/required-text';
import { useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { useQueryClient } from '@tanstack/react-query';
import type {
  createVistaReporteEndpoint,
  EstadoExplorador,
  updateVistaReporteEndpoint,
  VistaReporte,
} from '../../contract/index.ts';
import { FORMAS_DE_COMPARTIR, type FormaDeCompartir, LIMITES_VISTA } from '../../contract/vistas.terms.ts';
import { useVistas, VISTAS_KEY } from './use-vistas.ts';

interface VistaDialogProps {
  /** What is kept. */
  readonly estado: EstadoExplorador;
  /** The one that changes; without it another one is kept. */
  readonly vista?: VistaReporte | undefined;
  readonly onSaved?: ((vista: VistaReporte) => void) | undefined;
  readonly onClose: () => void;
}

/** The name of a view, and whom it is shared with. */
export function VistaDialog({ estado, vista, onSaved, onClose }: VistaDialogProps) {
  const api = useApi();
  const banner = useBanner();
  const queries = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { data } = useVistas();
  const roles = data?.roles ?? [];
  const form = useRuledForm({
    initial: {
      nombre: vista?.nombre ?? '',
      compartida: String(vista?.compartida ?? 'nadie'),
      rolId: vista?.rol ? String(vista.rol.id) : '',
    },
    names: { nombre: 'Nombre', compartida: 'Se comparte', rolId: 'Rol' },
    findErrors: ({ nombre }) => ({ nombre: nombre.trim() === '' ? explainRequired('Nombre') : undefined }),
    onSend: async ({ nombre, compartida, rolId }) => {
      const body = {
        nombre: nombre.trim(),
        estado,
        compartida: compartida as FormaDeCompartir,
        rolId: compartida === 'rol' && rolId !== '' ? Number(rolId) : null,
      };
      const saved = vista
        ? await api.call<typeof updateVistaReporteEndpoint>(
            { method: 'PUT', path: '/vistas-reportes/{id}' },
            { params: { id: vista.id }, body },
          )
        : await api.call<typeof createVistaReporteEndpoint>(
            { method: 'POST', path: '/vistas-reportes' },
            { body },
            { idempotencyKey: keyOf(body) },
          );
      await queries.invalidateQueries({ queryKey: VISTAS_KEY });
      banner.success(`La vista «${saved.nombre}» quedó guardada.`);
      onSaved?.(saved);
      onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title={vista ? 'Cambiar la vista' : 'Guardar vista'}
      message="Se guarda lo que se explora, no las cifras: quien la abra ve las de sus propios permisos."
      submitLabel="Guardar"
      sendingLabel="Guardando"
      onClose={onClose}
    >
      <TextInput label="Nombre" required maxLength={LIMITES_VISTA.nombre} {...bindField(form, 'nombre')} />
      <Select
        label="Se comparte"
        options={toOptions(FORMAS_DE_COMPARTIR)}
        {...bindField(form, 'compartida')}
      />
      {form.values.compartida === 'rol' && roles.length > 1 ? (
        <Select
          label="Rol"
          placeholder="El mío"
          options={roles.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          {...bindField(form, 'rolId')}
        />
      ) : null}
    </FormModal>
  );
}
