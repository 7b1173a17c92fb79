import { TextInput } from '@marco/web-kit/field';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select } from '@marco/web-kit/select';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import { TIPOS_SERVICIO_XROAD } from '../../contract/catalogo.terms.ts';
import type { TareaDetallada } from '../../contract/index.ts';
import { AMBIENTE } from '../../contract/terms.ts';
import { findErroresDeRegistro, NOMBRES_CAMPOS_REGISTRO } from '../../rules/tareas/registro.ts';
import { useRegistroXroad } from './use-tarea.ts';

const OPCIONES = TIPOS_SERVICIO_XROAD.map((value) => ({ value, label: value }));

interface RegistroDialogProps {
  readonly tarea: TareaDetallada;
  readonly registro: NonNullable<TareaDetallada['registro']>;
  readonly onClose: () => void;
}

/** With which identifiers the servicio is in the instance. */
export function RegistroDialog({ tarea, registro, onClose }: RegistroDialogProps) {
  const send = useRegistroXroad(tarea);
  const { ambiente, instancia, propuesta } = registro;
  const { tipo, ...escrito } = propuesta;
  const form = useRuledForm({
    initial: { ...escrito, tipo: tipo as string },
    names: { ...NOMBRES_CAMPOS_REGISTRO, tipo: 'Tipo de servicio' },
    findErrors: findErroresDeRegistro,
    onSend: async ({ tipo: elegido, ...datos }) => {
      const registrado = { ...datos, tipo: TIPOS_SERVICIO_XROAD.find((uno) => uno === elegido) ?? tipo };
      if (await send(registrado, leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      title={`Registrar en ${AMBIENTE[ambiente].toLowerCase()}`}
      message={`Como está en la instancia ${instancia}. Se propone lo que ya se sabe de la entidad y de sus otros ambientes.`}
      submitLabel="Registrar"
      sendingLabel="Registrando"
      onClose={onClose}
    >
      {(['clase', 'miembro', 'subsistema', 'codigo', 'numero'] as const).map((campo) => (
        <TextInput
          key={campo}
          label={NOMBRES_CAMPOS_REGISTRO[campo]}
          required
          autoComplete="off"
          {...bindField(form, campo)}
        />
      ))}
      <Select label="Tipo de servicio" required options={OPCIONES} {...bindField(form, 'tipo')} />
    </FormModal>
  );
}
