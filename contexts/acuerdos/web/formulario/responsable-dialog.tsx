import { useApi } from '@marco/web-kit/api-client';
import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { useQuery } from '@tanstack/react-query';
import type { AcuerdoDeConsumo, searchPrecedentesEndpoint } from '../../contract/index.ts';
import { LIMITES_ACUERDO } from '../../contract/terms.ts';
import { useSaveAcuerdo } from './use-save-acuerdo.ts';

interface DialogoProps {
  readonly acuerdo: AcuerdoDeConsumo;
  readonly onClose: () => void;
}

/** The precedents a request may cite, the newest first. */
function usePrecedentesCitables() {
  const api = useApi();
  return useQuery({
    queryKey: ['acuerdos', 'precedentes', 'citables'],
    queryFn: ({ signal }) =>
      api.call<typeof searchPrecedentesEndpoint>(
        { method: 'GET', path: '/precedentes' },
        { query: { tamano: 100 } },
        { signal, base: 'public' },
      ),
  });
}

/** Which system asks, who answers for the use of the data, and what was decided before in a case alike. */
export function ResponsableDialog({ acuerdo, onClose }: DialogoProps) {
  const { sistema, subsistema, responsable, precedente } = acuerdo;
  const { save } = useSaveAcuerdo(acuerdo);
  const { data } = usePrecedentesCitables();
  const form = useRuledForm({
    initial: { sistema, subsistema, ...responsable, precedente: precedente ? String(precedente.id) : '' },
    names: {
      sistema: 'Sistema',
      subsistema: 'Subsistema X-Road',
      nombre: 'Nombre',
      cargo: 'Cargo',
      correo: 'Correo',
      precedente: 'Precedente',
    },
    fieldOf: { 'responsable.correo': 'correo' },
    findErrors: () => ({}),
    onSend: async ({ sistema: nuevo, subsistema: otro, precedente: citado, ...persona }) => {
      const cambios = {
        sistema: nuevo.trim(),
        subsistema: otro.trim(),
        responsable: {
          nombre: persona.nombre.trim(),
          cargo: persona.cargo.trim(),
          correo: persona.correo.trim(),
        },
        precedenteId: citado === '' ? null : Number(citado),
      };
      if (await save(cambios, 'Se guardó el sistema y quién responde.', leaveToCaller)) onClose();
    },
  });
  const precedentes = data?.precedentes ?? (precedente ? [precedente] : []);
  return (
    <FormModal form={form} title="Sistema y responsable" submitLabel="Guardar" onClose={onClose}>
      <TextInput
        label="Sistema que consultará"
        maxLength={LIMITES_ACUERDO.sistema}
        {...bindField(form, 'sistema')}
      />
      <TextInput
        label="Subsistema X-Road"
        optional
        maxLength={LIMITES_ACUERDO.subsistema}
        {...bindField(form, 'subsistema')}
      />
      <TextInput
        label="Nombre de quien responde"
        maxLength={LIMITES_ACUERDO.nombre}
        {...bindField(form, 'nombre')}
      />
      <TextInput label="Cargo" maxLength={LIMITES_ACUERDO.cargo} {...bindField(form, 'cargo')} />
      <TextInput
        label="Correo institucional"
        type="email"
        maxLength={LIMITES_ACUERDO.correo}
        {...bindField(form, 'correo')}
      />
      {precedentes.length === 0 ? null : (
        <Select
          label="Precedente que cita"
          optional
          placeholder="Ninguno"
          options={precedentes.map(({ id, titulo }) => ({ value: String(id), label: titulo }))}
          {...bindField(form, 'precedente')}
        />
      )}
    </FormModal>
  );
}
