import { BASE_DATO_PERSONAL, type BaseDatoPersonal } from '@marco/solicitudes/terms';
import { TextInput } from '@marco/web-kit/field';
import { FormCell, FormGrid } from '@marco/web-kit/form-grid';
import { FormModal } from '@marco/web-kit/form-modal';
import { bindField, useRuledForm } from '@marco/web-kit/ruled-form';
import { Select, toOptions } from '@marco/web-kit/select';
import { Textarea } from '@marco/web-kit/textarea';
import { leaveToCaller } from '@marco/web-kit/versioned-change';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { LIMITES_ACUERDO } from '../../contract/terms.ts';
import { CamposFieldset } from './campos-fieldset.tsx';
import { useSaveAcuerdo } from './use-save-acuerdo.ts';
import { findErroresFinalidad, toFinalidad, toValores } from './valores-finalidad.ts';

interface FinalidadDialogProps {
  readonly acuerdo: AcuerdoDeConsumo;
  /** Its place, from 0; after the last one a new one is added. */
  readonly lugar: number;
  readonly onClose: () => void;
}

/** What for the entidad wants data, which, and how often. */
export function FinalidadDialog({ acuerdo, lugar, onClose }: FinalidadDialogProps) {
  const { finalidades, campos } = acuerdo;
  const { save } = useSaveAcuerdo(acuerdo);
  const existente = finalidades[lugar];
  const form = useRuledForm({
    initial: toValores(existente, campos),
    names: {
      titulo: 'Para qué',
      descripcion: 'Descripción',
      norma: 'Norma que la sustenta',
      base: 'Base para datos personales',
      volumenDiario: 'Consultas al día',
      personasConAcceso: 'Personas con acceso',
      retencionDias: 'Días que se guardan',
      campos: 'Datos',
    },
    findErrors: findErroresFinalidad,
    onSend: async (valores) => {
      const escrita = toFinalidad(valores);
      const todas = existente
        ? finalidades.map((una, place) => (place === lugar ? escrita : una))
        : [...finalidades, escrita];
      if (await save({ finalidades: todas }, 'Se guardó la finalidad.', leaveToCaller)) onClose();
    },
  });
  return (
    <FormModal
      form={form}
      size="large"
      title={existente ? 'Editar la finalidad' : 'Agregar una finalidad'}
      submitLabel="Guardar finalidad"
      onClose={onClose}
    >
      <FormGrid>
        <FormCell span={12}>
          <TextInput
            label="Para qué"
            required
            maxLength={LIMITES_ACUERDO.titulo}
            {...bindField(form, 'titulo')}
          />
        </FormCell>
        <FormCell span={12}>
          <Textarea
            label="Descripción"
            optional
            rows={2}
            maxLength={LIMITES_ACUERDO.descripcion}
            {...bindField(form, 'descripcion')}
          />
        </FormCell>
        <FormCell span={6}>
          <TextInput
            label="Norma que la sustenta"
            hint="Tipo, número, año y artículo"
            maxLength={LIMITES_ACUERDO.norma}
            {...bindField(form, 'norma')}
          />
        </FormCell>
        <FormCell span={6}>
          <Select
            label="Base para datos personales"
            hint="Si pide alguno"
            placeholder="No pide datos personales"
            options={toOptions(BASE_DATO_PERSONAL)}
            {...bindField(form, 'base')}
            onChange={(base) => form.change({ base: base as BaseDatoPersonal | '' })}
          />
        </FormCell>
        <FormCell span={4}>
          <TextInput
            label="Consultas al día"
            inputMode="numeric"
            maxLength={9}
            {...bindField(form, 'volumenDiario')}
          />
        </FormCell>
        <FormCell span={4}>
          <TextInput
            label="Personas con acceso"
            optional
            inputMode="numeric"
            maxLength={7}
            {...bindField(form, 'personasConAcceso')}
          />
        </FormCell>
        <FormCell span={4}>
          <TextInput
            label="Días que se guardan"
            optional
            inputMode="numeric"
            maxLength={5}
            {...bindField(form, 'retencionDias')}
          />
        </FormCell>
      </FormGrid>
      <CamposFieldset
        campos={campos}
        elegidos={form.values.campos}
        onChange={(elegidos) => form.change({ campos: elegidos })}
      />
    </FormModal>
  );
}
